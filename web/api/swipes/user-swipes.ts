import type { Product } from '#contract/products.ts'
import { logFailure } from '#web/device/silently.ts'
import { eventSource } from '../events.ts'
import { beforeLogout, onUserChange, refreshSession } from '../session.ts'
import { openSwipeQueue } from './browser-queue.ts'
import type { Outcome, SwipeCall, SwipeKind } from './swipe-call.ts'
import type { SwipeQueue } from './swipe-queue.ts'

/** A change of a user's likes and passes, made in this browser. */
export interface MadeSwipe {
  /** Idempotency-Key of its call. */
  readonly key: string
  readonly kind: SwipeKind
  readonly product: Product
}

/** What happens to swipes, in this tab and in the others of this browser. */
export interface SwipeListener {
  /** Made by another part of the app, or in another tab. */
  readonly made?: (swipe: MadeSwipe) => void
  readonly undone?: (swipe: MadeSwipe) => void
  /** The server has answered: it accepted the swipe, or it never will. */
  readonly settled?: (key: string, isAccepted: boolean) => void
  /** This tab has sent a call. */
  readonly sent?: (call: SwipeCall) => void
  /** This tab was told that the server will never accept the call; with its sentence, if it answered one. */
  readonly refused?: (call: SwipeCall, message: string | null) => void
  /** The pass was not recorded, because the product had been saved meanwhile in another tab or on another device. */
  readonly staysSaved?: (productId: string) => void
}

type Notice =
  | { readonly type: 'made' | 'undone'; readonly swipe: MadeSwipe }
  | { readonly type: 'settled'; readonly key: string; readonly isAccepted: boolean }

interface SwipeOptions {
  /** For a pass: whether the product was shown as saved. */
  readonly wasSaved?: boolean
  /** Not told about this swipe, because it made it. */
  readonly by?: SwipeListener
}

/** All likes, passes and changes of the saved list of one user in this tab. Tabs tell each other about them. */
export class UserSwipes {
  readonly queue: SwipeQueue
  readonly #listeners = new Set<SwipeListener>()
  readonly #channel: BroadcastChannel | null
  readonly #ending = new AbortController()
  #lastKey: string | null = null

  constructor(userId: string) {
    this.queue = openSwipeQueue(userId, {
      sent: (call, { staysSaved }) => {
        for (const { sent } of this.#listeners) sent?.(call)
        if (staysSaved) for (const listener of this.#listeners) listener.staysSaved?.(call.productId)
        this.#tell({ type: 'settled', key: call.key, isAccepted: true })
      },
      refused: (call, message) => {
        logFailure(`send the swipe of ${call.productId}`, message)
        for (const { refused } of this.#listeners) refused?.(call, message)
        this.#tell({ type: 'settled', key: call.key, isAccepted: false })
      },
      signedOut: () => void refreshSession(),
    })
    // Old web views have no channels; their tabs learn of changes from the server.
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`swipes ${userId}`) : null
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#hand(data as Notice)
    const { signal } = this.#ending
    addEventListener('online', () => this.queue.wake(), { signal })
    addEventListener('focus', () => this.queue.wake(), { signal })
    signal.addEventListener(
      'abort',
      beforeLogout({
        send: () => this.queue.flush().then(() => undefined),
        end: () => {
          this.stop()
          return this.queue.clear()
        },
      }),
    )
    void this.queue.flush()
  }

  /** Returns how to stop listening. */
  listen(listener: SwipeListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores a swipe on the device and sends it soon after. */
  make(kind: SwipeKind, product: Product, { wasSaved, by }: SwipeOptions = {}): MadeSwipe {
    const swipe: MadeSwipe = { key: crypto.randomUUID(), kind, product }
    this.#lastKey = swipe.key
    const stored = this.queue.swipe(kind, product.id, { key: swipe.key, wasSaved, source: eventSource() })
    stored.catch((error: unknown) => logFailure('keep a swipe', error))
    this.#tell({ type: 'made', swipe }, by)
    return swipe
  }

  /** Undoes a like or a pass: by removing it from the queue, or by a call that undoes the user's last swipe. */
  async undo(swipe: MadeSwipe, by?: SwipeListener): Promise<Outcome> {
    const outcome = await this.queue.undo(swipe.key, swipe.product.id)
    if (outcome.kind !== 'refused') this.#tell({ type: 'undone', swipe }, by)
    return outcome
  }

  /** Removes a swipe that was not sent yet; false when it was. */
  async cancel(swipe: MadeSwipe): Promise<boolean> {
    const isCancelled = await this.queue.cancel(swipe.key)
    if (isCancelled) this.#tell({ type: 'undone', swipe })
    return isCancelled
  }

  /** Whether no other swipe was made in this tab since. */
  isLast = (swipe: MadeSwipe): boolean => swipe.key === this.#lastKey

  stop(): void {
    this.#ending.abort()
    this.queue.stop()
    this.#channel?.close()
    this.#listeners.clear()
    if (current?.swipes === this) current = null
  }

  #tell(notice: Notice, by?: SwipeListener): void {
    this.#hand(notice, by)
    if (!this.#ending.signal.aborted) this.#channel?.postMessage(notice)
  }

  #hand(notice: Notice, by?: SwipeListener): void {
    for (const listener of [...this.#listeners]) {
      if (notice.type === 'settled') listener.settled?.(notice.key, notice.isAccepted)
      else if (listener !== by) listener[notice.type]?.(notice.swipe)
    }
  }
}

let current: { readonly userId: string; readonly swipes: UserSwipes } | null = null

/** Unsent swipes stay on the device; the next session of the same user sends them. */
onUserChange(() => current?.swipes.stop())

/** The swipes of this user; unsent swipes of another user stay stored for that user. */
export function swipesOf(userId: string): UserSwipes {
  if (current?.userId !== userId) {
    current?.swipes.stop()
    current = { userId, swipes: new UserSwipes(userId) }
  }
  return current.swipes
}
