import type { PassReason } from '#contract/vocabulary.ts'
import { backoffMs } from './backoff.ts'
import type { Journal, Outcome, SwipeCall } from './swipe-call.ts'

/** Everything the queue needs from outside. */
export interface QueuePorts {
  readonly journal: Journal
  send(call: SwipeCall): Promise<Outcome>
  /** Whether the server still knows this browser as this user: a call is never sent under another account. */
  isStill(userId: string): Promise<boolean>
  /** One sender among all tabs. */
  alone<T>(work: () => Promise<T>): Promise<T>
  newKey(): string
  random(): number
  now(): number
  /** Calls `work` later and returns how to call that off. */
  after(ms: number, work: () => void): () => void
}

export interface QueueEvents {
  sent(call: SwipeCall): void
  refused(call: SwipeCall, message: string | null): void
  signedOut(): void
}

/** After so long without an answer, the queue asks again who is signed in. */
const TRUST_MS = 60_000

/** Swipes of one user: kept before they are sent, sent once each and in order, one at a time. */
export class SwipeQueue {
  readonly #userId: string
  readonly #ports: QueuePorts
  readonly #events: QueueEvents
  readonly #waitingUndos = new Map<string, (outcome: Outcome) => void>()
  #running: Promise<boolean> | null = null
  #isWokenAgain = false
  #attempt = 0
  #callOffRetry: (() => void) | null = null
  #isStopped = false
  #trustedUntilMs: number
  #turn: Promise<unknown> = Promise.resolve()
  /** The server never took this swipe, so there is nothing to take back either. */
  #refusedKey: string | null = null

  constructor(userId: string, ports: QueuePorts, events: QueueEvents) {
    this.#userId = userId
    this.#ports = ports
    this.#events = events
    // Whoever opens a queue has just been told who is signed in.
    this.#trustedUntilMs = ports.now() + TRUST_MS
  }

  /** Resolves with its key when the swipe lies safely on the device; it is sent soon after. */
  swipe(kind: 'like' | 'pass', productId: string): Promise<string> {
    return this.#inTurn(async () => {
      const key = this.#ports.newKey()
      await this.#put({ key, kind, productId, undoes: null })
      return key
    })
  }

  /** Says why a swipe was a pass; sent after it, and void with it. */
  reason(swipeKey: string, productId: string, reason: PassReason): Promise<void> {
    return this.#inTurn(async () => {
      if (swipeKey === this.#refusedKey) return
      await this.#put({ key: this.#ports.newKey(), kind: 'reason', productId, undoes: swipeKey, reason })
    })
  }

  /** Takes a swipe back: out of the queue when it was never sent, by a call of its own otherwise. */
  async undo(swipeKey: string, productId: string): Promise<Outcome> {
    const { answer } = await this.#inTurn(() => this.#takeBack(swipeKey, productId))
    return answer
  }

  unsent(): Promise<readonly SwipeCall[]> {
    return this.#ports.journal.list(this.#userId)
  }

  /** The page is in front again: another account may have signed in meanwhile, so ask before sending. */
  wake(): void {
    this.#trustedUntilMs = 0
    void this.flush()
  }

  /** Sends what waits (start, connection back, page in front again); true when nothing is left. */
  flush(): Promise<boolean> {
    if (this.#running) {
      this.#isWokenAgain = true
      return this.#running
    }
    this.#callOffRetry?.()
    this.#callOffRetry = null
    this.#running = this.#ports
      .alone(() => this.#drain())
      .then((isEmpty) => this.#answerUndos(isEmpty))
      .catch(() => {
        // The journal or the lock failed: nothing was lost, so try again like after a lost connection.
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

  /** Forgets on this device what was not sent. */
  clear(): Promise<void> {
    return this.#ports.journal.clear(this.#userId)
  }

  stop(): void {
    this.#isStopped = true
    this.#callOffRetry?.()
  }

  /** What a person does is written down in the order it was done, however long each writing takes. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => undefined)
    return mine
  }

  async #put(call: Omit<SwipeCall, 'userId' | 'attempted'>): Promise<void> {
    await this.#ports.journal.append({ ...call, userId: this.#userId, attempted: false })
    // While a retry is due, new swipes wait with the old ones instead of hurrying them.
    if (this.#callOffRetry) this.#tellUndo(call.key, { kind: 'later', waitMs: null })
    else void this.flush()
  }

  async #takeBack(swipeKey: string, productId: string): Promise<{ answer: Promise<Outcome> }> {
    if (swipeKey === this.#refusedKey || (await this.#ports.journal.takeBack(swipeKey))) {
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
      const may = await this.#maySend()
      if (may === 'stranger') this.#events.signedOut()
      if (may !== 'send') return may === 'nothing'
      const call = await this.#ports.journal.claimFirst(this.#userId)
      if (!call) return true
      if (!(await this.#settle(call, await this.#ports.send(call)))) return false
    }
    return false
  }

  async #maySend(): Promise<'send' | 'nothing' | 'stranger'> {
    if (this.#ports.now() < this.#trustedUntilMs) return 'send'
    if ((await this.unsent()).length === 0) return 'nothing'
    if (!(await this.#ports.isStill(this.#userId))) return 'stranger'
    this.#trustedUntilMs = this.#ports.now() + TRUST_MS
    return 'send'
  }

  /** Takes an answer in and says whether to go on with the next call. */
  async #settle(call: SwipeCall, outcome: Outcome): Promise<boolean> {
    this.#tellUndo(call.key, outcome)
    if (outcome.kind === 'later') {
      this.#retryLater(outcome.waitMs)
      return false
    }
    if (outcome.kind === 'signed-out') {
      this.#trustedUntilMs = 0
      this.#events.signedOut()
      return false
    }
    this.#attempt = 0
    this.#trustedUntilMs = this.#ports.now() + TRUST_MS
    if (outcome.kind === 'refused') {
      this.#refusedKey = call.key
      await this.#ports.journal.drop(call.key)
      this.#events.refused(call, outcome.message)
    } else {
      await this.#ports.journal.remove(call.key)
      this.#events.sent(call)
    }
    return true
  }

  #retryLater(waitMs: number | null): void {
    if (this.#isStopped) return
    this.#callOffRetry?.()
    this.#callOffRetry = this.#ports.after(waitMs ?? backoffMs(this.#attempt++, this.#ports.random), () => {
      this.#callOffRetry = null
      void this.flush()
    })
  }

  #tellUndo(key: string, outcome: Outcome): void {
    this.#waitingUndos.get(key)?.(outcome)
    this.#waitingUndos.delete(key)
  }

  /** An undo that another tab has sent is gone from the journal: it was answered. */
  #answerUndos(isEmpty: boolean): boolean {
    if (isEmpty)
      for (const key of [...this.#waitingUndos.keys()]) this.#tellUndo(key, { kind: 'done', productId: null })
    return isEmpty
  }
}
