import type { PassReason } from '#contract/vocabulary.ts'

/** A swipe, the taking back of one, or the reason for one, on its way to the server. */
export interface SwipeCall {
  /** UUID; the `Idempotency-Key` of every attempt (Decision 120). */
  readonly key: string
  readonly userId: string
  readonly kind: 'like' | 'pass' | 'undo' | 'reason'
  readonly productId: string
  /** Key of the swipe that an undo takes back, or that a reason is for: without that swipe the call is void. */
  readonly undoes: string | null
  /** Of a pass, for a reason. */
  readonly reason?: PassReason
  /** It may have reached the server: from here on only an undo takes it back. */
  readonly attempted: boolean
}

export type Outcome =
  | { readonly kind: 'done'; readonly productId: string | null }
  /** The server will never accept it. */
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'signed-out' }
  /** Nobody knows yet whether it arrived; the same key is sent again. */
  | { readonly kind: 'later'; readonly waitMs: number | null }

/** Where calls lie between the swipe and the server's yes. Survives the page; one order for all tabs. */
export interface Journal {
  append(call: SwipeCall): Promise<void>
  /** The oldest call of this user, marked as attempted before it is handed out. */
  claimFirst(userId: string): Promise<SwipeCall | null>
  /** Takes the swipe out if it was never attempted; says whether it did. */
  takeBack(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** A swipe that the server will never have goes together with what waits for it. */
  drop(key: string): Promise<void>
  list(userId: string): Promise<readonly SwipeCall[]>
  clear(userId: string): Promise<void>
}
