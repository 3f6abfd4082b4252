import type { EventSource } from '#contract/event-context.ts'
import type { PassReason } from '#contract/vocabulary.ts'

export type SwipeKind = 'like' | 'pass' | 'unsave' | 'resave'

/** A swipe, its undo, or its reason, on its way to the server. */
export interface SwipeCall {
  /** UUID; the `Idempotency-Key` of every attempt (Decision 120). */
  readonly key: string
  readonly userId: string
  readonly kind: SwipeKind | 'undo' | 'reason'
  readonly productId: string
  /** Key of the swipe that an undo reverts, or that a reason is for: without that swipe the call is void. */
  readonly undoes: string | null
  /** Of a pass, for a reason. */
  readonly reason?: PassReason
  /** For a pass: whether the product was shown as saved. */
  readonly wasSaved?: boolean | undefined
  /** Where it was made, for statistics; absent in what an earlier version stored. */
  readonly source?: EventSource | undefined
  /** It may have reached the server: from now on only a call can undo it. */
  readonly attempted: boolean
}

export type Outcome =
  | {
      readonly kind: 'done'
      readonly productId: string | null
      /** A pass that was not recorded, because the product had been saved meanwhile. */
      readonly staysSaved?: boolean
    }
  /** The server will never accept it. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'signed-out' }
  /** It is unknown whether it arrived; it is sent again with the same key. */
  | { readonly kind: 'later'; readonly waitMs: number | null }

/** Stores calls until the server has accepted them. Survives a reload; one order for all tabs. */
export interface Journal {
  append(call: SwipeCall): Promise<void>
  /** Returns the oldest call of this user, after marking it as attempted. */
  claimFirst(userId: string): Promise<SwipeCall | null>
  /** Removes the swipe if it was never attempted; answers whether it did. */
  removeUnsent(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Removes a swipe that the server will never accept, together with its undo and its reason. */
  drop(key: string): Promise<void>
  list(userId: string): Promise<readonly SwipeCall[]>
  clear(userId: string): Promise<void>
}
