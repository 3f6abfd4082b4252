/** One file on its way to the server. */
export interface UploadItem {
  readonly id: number
  readonly name: string
  /** Null: it comes from an address, which the server loads. */
  readonly preview: string | null
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Share that was sent, 0 to 1. */
  readonly sent: number
  readonly error: string
}

export interface UploadJob {
  readonly name: string
  readonly preview: string | null
  /** Known before anything is sent. */
  readonly fault: string | null
  readonly run: (onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>
}

export interface UploadQueue {
  readonly read: () => readonly UploadItem[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (jobs: readonly UploadJob[]) => void
  readonly retry: (id: number) => void
  /** Cancels or dismisses one. */
  readonly drop: (id: number) => void
}

/** Two at a time: each must arrive within the time that the server waits. */
const AT_ONCE = 2

/** Sends files one after another and keeps those that failed, to try them again. */
export function openUploadQueue(sentenceOf: (error: unknown) => string): UploadQueue {
  let items: readonly UploadItem[] = []
  let lastId = 0
  const jobs = new Map<number, UploadJob>()
  const running = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const write = (next: readonly UploadItem[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, changes: Partial<UploadItem>) =>
    write(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const remove = (id: number) => {
    const { preview } = jobs.get(id) ?? {}
    if (preview) URL.revokeObjectURL(preview)
    jobs.delete(id)
    write(items.filter((item) => item.id !== id))
  }

  async function send(id: number, job: UploadJob): Promise<void> {
    const leaving = new AbortController()
    running.set(id, leaving)
    change(id, { state: 'sending', sent: 0, error: '' })
    try {
      await job.run((sent) => change(id, { sent }), leaving.signal)
      remove(id)
    } catch (error) {
      if (!leaving.signal.aborted) change(id, { state: 'failed', error: sentenceOf(error) })
    } finally {
      running.delete(id)
      sendNext()
    }
  }

  function sendNext(): void {
    for (const { id, state } of items) {
      const job = jobs.get(id)
      if (running.size < AT_ONCE && state === 'waiting' && job) void send(id, job)
    }
  }

  return {
    read: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (added) => {
      const next = added.map((job): UploadItem => {
        lastId += 1
        jobs.set(lastId, job)
        const { name, preview, fault } = job
        return { id: lastId, name, preview, state: fault ? 'failed' : 'waiting', sent: 0, error: fault ?? '' }
      })
      write([...items, ...next])
      sendNext()
    },
    retry: (id) => {
      change(id, { state: 'waiting', error: '' })
      sendNext()
    },
    drop: (id) => {
      running.get(id)?.abort()
      remove(id)
    },
  }
}
