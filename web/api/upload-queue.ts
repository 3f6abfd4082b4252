import { createListeners } from '#web/device/listeners.ts'
import { isOnline } from '#web/device/network.ts'
import { CallFailure } from './call-failure.ts'

/** One file on its way to the server. */
export interface UploadItem {
  readonly id: number
  readonly name: string
  /** The brand and the product that it is for. */
  readonly brandId: string
  readonly productId: string
  /** Null: it comes from an address, which the server loads, or from before a reload. */
  readonly preview: string | null
  /** `lost`: a reload ended it before the server had answered. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'lost'
  /** Share that was sent, 0 to 1. */
  readonly sent: number
  readonly error: string
  /** False where it would fail again, or its file is gone. */
  readonly isRetryable: boolean
}

/** Also those that arrived: how many, by brand. */
export interface UploadState {
  readonly items: readonly UploadItem[]
  readonly arrived: Readonly<Record<string, number>>
}

export interface UploadJob extends Pick<UploadItem, 'name' | 'brandId' | 'productId' | 'preview'> {
  /** Known before anything is sent. */
  readonly fault: string | null
  readonly run: (onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>
  readonly sentenceOf: (error: unknown) => string
}

export interface UploadQueue {
  readonly read: () => UploadState
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (jobs: readonly UploadJob[]) => void
  readonly retry: (id: number) => void
  /** Cancels or dismisses one. */
  readonly drop: (id: number) => void
  /** Forgets what arrived and what did not; what is on its way goes on. */
  readonly dismiss: (brandId: string) => void
  /** Cancels everything. */
  readonly clear: () => void
  /** After a loss of the connection. */
  readonly resume: () => void
}

/** What a reload must not make unknown. */
export interface UploadMemory {
  readonly read: () => UploadState
  readonly write: (state: UploadState) => void
}

/** Two at a time: each must arrive within the time that the server waits. */
const AT_ONCE = 2
const MOST_TRIES = 4
const PAUSE_MS = 5000

const isBusy = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && (error.status === 429 || error.status === 503)

/** Resolves early when cancelled. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Waits and tries again where the server is busy. */
async function runPatiently(job: UploadJob, onProgress: (sent: number) => void, signal: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await job.run(onProgress, signal)
      return
    } catch (error) {
      if (!isBusy(error) || tries === MOST_TRIES || signal.aborted) throw error
      onProgress(0)
      await pause(error.retryAfterMs ?? PAUSE_MS, signal)
      if (signal.aborted) throw error
    }
  }
}

/** Sends files one after another, also while the user is on other pages. Failed ones are kept for another attempt. */
export function openUploadQueue(memory: UploadMemory): UploadQueue {
  let state = lostOf(memory.read())
  let lastId = Math.max(0, ...state.items.map(({ id }) => id))
  const jobs = new Map<number, UploadJob>()
  const running = new Map<number, AbortController>()
  const { subscribe, notify } = createListeners()

  const write = (next: Partial<UploadState>, isProgress = false) => {
    state = { ...state, ...next }
    if (!isProgress) memory.write(state)
    notify()
  }
  const change = (id: number, changes: Partial<UploadItem>, isProgress = false) =>
    write({ items: state.items.map((item) => (item.id === id ? { ...item, ...changes } : item)) }, isProgress)
  const remove = (id: number, arrived = state.arrived) => {
    const { preview } = jobs.get(id) ?? {}
    if (preview) URL.revokeObjectURL(preview)
    jobs.delete(id)
    write({ items: state.items.filter((item) => item.id !== id), arrived })
  }
  const drop = (id: number) => {
    running.get(id)?.abort()
    remove(id)
  }

  async function send(id: number, job: UploadJob): Promise<void> {
    const leaving = new AbortController()
    running.set(id, leaving)
    change(id, { state: 'sending', sent: 0, error: '' })
    try {
      await runPatiently(job, (sent) => change(id, { sent }, true), leaving.signal)
      remove(id, { ...state.arrived, [job.brandId]: (state.arrived[job.brandId] ?? 0) + 1 })
    } catch (error) {
      if (leaving.signal.aborted) return
      // Without a connection it waits for the next one.
      const isCutOff = !(error instanceof CallFailure) && !isOnline()
      change(id, isCutOff ? { state: 'waiting', sent: 0 } : { state: 'failed', error: job.sentenceOf(error) })
    } finally {
      running.delete(id)
      sendNext()
    }
  }

  function sendNext(): void {
    for (const { id, state: itsState } of state.items) {
      const job = jobs.get(id)
      if (running.size < AT_ONCE && itsState === 'waiting' && job && isOnline()) void send(id, job)
    }
  }

  return {
    read: () => state,
    subscribe,
    add: (added) => {
      const next = added.map((job): UploadItem => {
        lastId += 1
        jobs.set(lastId, job)
        return itemOf(lastId, job)
      })
      write({ items: [...state.items, ...next] })
      sendNext()
    },
    retry: (id) => {
      change(id, { state: 'waiting', error: '' })
      sendNext()
    },
    drop,
    dismiss: (brandId) => {
      const { [brandId]: _seen, ...arrived } = state.arrived
      write({ arrived })
      for (const item of state.items) {
        if (item.brandId === brandId && (item.state === 'failed' || item.state === 'lost')) remove(item.id)
      }
    },
    clear: () => {
      for (const { id } of state.items) drop(id)
      write({ items: [], arrived: {} })
    },
    resume: sendNext,
  }
}

const itemOf = (id: number, { name, brandId, productId, preview, fault }: UploadJob): UploadItem => ({
  id,
  name,
  brandId,
  productId,
  preview,
  state: fault ? 'failed' : 'waiting',
  sent: 0,
  error: fault ?? '',
  isRetryable: fault === null,
})

/** What was on its way when the page was left: the file is gone with the page. */
function lostOf({ items, arrived }: UploadState): UploadState {
  return {
    items: items.map((item) => ({
      ...item,
      preview: null,
      isRetryable: false,
      state: item.state === 'failed' ? 'failed' : 'lost',
    })),
    arrived,
  }
}
