import type { PassReason } from '#contract/vocabulary.ts'
import { backoffMs } from './backoff.ts'
import type { Journal, Outcome, SwipeCall, SwipeKind } from './swipe-call.ts'

/** The queue's dependencies. */
export interface QueuePorts {
  readonly journal: Journal
  send(call: SwipeCall): Promise<Outcome>
  /** Whether this user is still signed in: a call is never sent under another account. */
  isSignedIn(userId: string): Promise<boolean>
  /** Runs `work` in one tab at a time. */
  withLock<T>(work: () => Promise<T>): Promise<T>
  newKey(): string
  random(): number
  now(): number
  /** Calls `work` later and returns how to cancel that. */
  schedule(ms: number, work: () => void): () => void
}

export interface QueueEvents {
  sent(call: SwipeCall, outcome: Outcome & { readonly kind: 'done' }): void
  refused(call: SwipeCall, message: string | null): void
  signedOut(): void
}

/** After this long without an answer, the queue checks again who is signed in. */
const SESSION_VALID_MS = 60_000

/** Swipes of one user: stored before they are sent, sent once each and in order, one at a time. */
export class SwipeQueue {
  readonly #userId: string
  readonly #ports: QueuePorts
  readonly #events: QueueEvents
  readonly #waitingUndos = new Map<string, (outcome: Outcome) => void>()
  #running: Promise<boolean> | null = null
  #isWokenAgain = false
  #attempt = 0
  #cancelRetry: (() => void) | null = null
  #isStopped = false
  #sessionValidUntilMs: number
  #lastWork: Promise<unknown> = Promise.resolve()
  /** The server refused this swipe, so its undo needs no call. */
  #refusedKey: string | null = null

  constructor(userId: string, ports: QueuePorts, events: QueueEvents) {
    this.#userId = userId
    this.#ports = ports
    this.#events = events
    // A queue is opened just after the session was checked.
    this.#sessionValidUntilMs = ports.now() + SESSION_VALID_MS
  }

  /** Resolves to its key when the swipe is stored on the device; it is sent soon after. */
  swipe(
    kind: SwipeKind,
    productId: string,
    { key = this.#ports.newKey(), wasSaved, source }: Partial<Pick<SwipeCall, 'key' | 'wasSaved' | 'source'>> = {},
  ): Promise<string> {
    return this.#inOrder(async () => {
      await this.#put({ key, kind, productId, undoes: null, ...(wasSaved !== undefined && { wasSaved }), source })
      return key
    })
  }

  /** Removes a swipe that was never sent; false when it was. */
  cancel(swipeKey: string): Promise<boolean> {
    return this.#inOrder(() => this.#ports.journal.removeUnsent(swipeKey))
  }

  /** Adds the reason for a pass; sent after it, and dropped with it. */
  reason(swipeKey: string, productId: string, reason: PassReason): Promise<void> {
    return this.#inOrder(async () => {
      if (swipeKey === this.#refusedKey) return
      await this.#put({ key: this.#ports.newKey(), kind: 'reason', productId, undoes: swipeKey, reason })
    })
  }

  /** Undoes a swipe: removes it from the queue if it was never sent, by a call otherwise. */
  async undo(swipeKey: string, productId: string): Promise<Outcome> {
    const { answer } = await this.#inOrder(() => this.#storeUndo(swipeKey, productId))
    return answer
  }

  unsent(): Promise<readonly SwipeCall[]> {
    return this.#ports.journal.list(this.#userId)
  }

  /** The page is visible again: checks the session before sending, because another account may have signed in. */
  wake(): void {
    this.#sessionValidUntilMs = 0
    void this.flush()
  }

  /** Sends what waits (at the start, when the connection is back, when the page is visible again); true when empty. */
  flush(): Promise<boolean> {
    if (this.#running) {
      this.#isWokenAgain = true
      return this.#running
    }
    this.#cancelRetry?.()
    this.#cancelRetry = null
    this.#running = this.#ports
      .withLock(() => this.#drain())
      .then((isEmpty) => this.#resolveUndos(isEmpty))
      .catch(() => {
        // The journal or the lock failed: nothing was lost, so retry as after a lost connection.
        this.#retryLater(null)
        return false
      })
      .finally(() => {
        this.#running = null
        if (!this.#isWokenAgain || this.#isStopped) return
        this.#isWokenAgain = false
        void this.flush()
      })
    return this.#running
  }

  /** Deletes this user's unsent calls from the device. */
  clear(): Promise<void> {
    return this.#ports.journal.clear(this.#userId)
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelRetry?.()
  }

  /** Stores actions in the order in which they were made, however long each write takes. */
  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#lastWork.then(work)
    this.#lastWork = mine.catch(() => undefined)
    return mine
  }

  async #put(call: Omit<SwipeCall, 'userId' | 'attempted'>): Promise<void> {
    await this.#ports.journal.append({ ...call, userId: this.#userId, attempted: false })
    // While a retry is scheduled, new swipes wait for it.
    if (this.#cancelRetry) this.#resolveUndo(call.key, { kind: 'later', waitMs: null })
    else void this.flush()
  }

  async #storeUndo(swipeKey: string, productId: string): Promise<{ answer: Promise<Outcome> }> {
    if (swipeKey === this.#refusedKey || (await this.#ports.journal.removeUnsent(swipeKey))) {
      await this.#ports.journal.drop(swipeKey)
      return { answer: Promise.resolve({ kind: 'done', productId }) }
    }
    const key = this.#ports.newKey()
    const answer = new Promise<Outcome>((resolve) => this.#waitingUndos.set(key, resolve))
    await this.#put({ key, kind: 'undo', productId, undoes: swipeKey })
    return { answer }
  }

  async #drain(): Promise<boolean> {
    while (!this.#isStopped) {
      const next = await this.#nextStep()
      if (next === 'signed-out') this.#events.signedOut()
      if (next !== 'send') return next === 'nothing'
      const call = await this.#ports.journal.claimFirst(this.#userId)
      if (!call) return true
      if (!(await this.#handleOutcome(call, await this.#ports.send(call)))) return false
    }
    return false
  }

  async #nextStep(): Promise<'send' | 'nothing' | 'signed-out'> {
    if (this.#ports.now() < this.#sessionValidUntilMs) return 'send'
    if ((await this.unsent()).length === 0) return 'nothing'
    if (!(await this.#ports.isSignedIn(this.#userId))) return 'signed-out'
    this.#sessionValidUntilMs = this.#ports.now() + SESSION_VALID_MS
    return 'send'
  }

  /** Handles an answer; true: go on with the next call. */
  async #handleOutcome(call: SwipeCall, outcome: Outcome): Promise<boolean> {
    this.#resolveUndo(call.key, outcome)
    if (outcome.kind === 'later') {
      this.#retryLater(outcome.waitMs)
      return false
    }
    if (outcome.kind === 'signed-out') {
      this.#sessionValidUntilMs = 0
      this.#events.signedOut()
      return false
    }
    this.#attempt = 0
    this.#sessionValidUntilMs = this.#ports.now() + SESSION_VALID_MS
    if (outcome.kind === 'refused') {
      this.#refusedKey = call.key
      await this.#ports.journal.drop(call.key)
      this.#events.refused(call, outcome.message)
    } else {
      await this.#ports.journal.remove(call.key)
      this.#events.sent(call, outcome)
    }
    return true
  }

  #retryLater(waitMs: number | null): void {
    if (this.#isStopped) return
    this.#cancelRetry?.()
    this.#cancelRetry = this.#ports.schedule(waitMs ?? backoffMs(this.#attempt++, this.#ports.random), () => {
      this.#cancelRetry = null
      void this.flush()
    })
  }

  #resolveUndo(key: string, outcome: Outcome): void {
    this.#waitingUndos.get(key)?.(outcome)
    this.#waitingUndos.delete(key)
  }

  /** An undo that another tab has sent is no longer in the journal: it was answered. */
  #resolveUndos(isEmpty: boolean): boolean {
    if (isEmpty)
      for (const key of [...this.#waitingUndos.keys()]) this.#resolveUndo(key, { kind: 'done', productId: null })
    return isEmpty
  }
}
