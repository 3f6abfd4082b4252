import { type Transferable, Worker } from 'node:worker_threads'

interface ThreadWork {
  /** The script; it posts one message, the result, and ends. */
  readonly script: URL
  /** `workerData` of the script. */
  readonly order: unknown
  /** Moved to the thread instead of copied. */
  readonly transfer?: readonly Transferable[]
  /** Ends the thread at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Maximum heap of the thread in MB; typed arrays are not part of it. */
  readonly mostMegabytes?: number
}

/**
 * Runs a script in a worker thread and returns what it posts. Rejects when the script throws, runs out of memory, ends
 * without a result, or is aborted; the thread has ended then.
 */
export async function runInThread<Answer>(work: ThreadWork): Promise<Answer> {
  const { script, order, transfer = [], signal, mostMegabytes } = work
  signal?.throwIfAborted()
  const worker = new Worker(script, {
    workerData: order,
    transferList: [...transfer],
    ...(mostMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } }),
  })
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.race([answerOf<Answer>(worker), stopped.promise])
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

function answerOf<Answer>(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('messageerror', reject)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the thread ended without a result (${code})`)))
  })
}
