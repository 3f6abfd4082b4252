import { type Transferable, Worker } from 'node:worker_threads'

interface ThreadWork {
  /** The script; it posts its one answer and ends. */
  readonly script: URL
  /** What the script finds as `workerData`. */
  readonly order: unknown
  /** Moved to the thread instead of copied. */
  readonly transfer?: readonly Transferable[]
  /** Ends the thread at once; the answer is then the signal's reason. */
  readonly signal?: AbortSignal
  /** Room for the thread's own objects, in MB; typed arrays lie outside of it. */
  readonly mostMegabytes?: number
}

/**
 * Runs a script in a thread of its own and answers what it posts. Rejects when it throws, runs out of room, ends
 * without an answer, or is told to stop; then the thread is gone.
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
    worker.once('exit', (code) => reject(new Error(`the thread ended without an answer (${code})`)))
  })
}
