/** The server answered, and the answer was no. A missing answer stays the `TypeError` of fetch. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly status: number
  /** Code of `contract/errors.ts`; empty when the answer carried none (a proxy's page, for example). */
  readonly code: string
  /** Decision 112: the same request may be repeated with the password. */
  readonly reauth: boolean
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs: number | null

  constructor(status: number, message: string, code: string, reauth: boolean, retryAfterMs: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.reauth = reauth
    this.retryAfterMs = retryAfterMs
  }
}

/** True when the server knows no session for this browser; a wrong password is 401 too, but something else. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof CallFailure && error.status === 401 && !error.code.startsWith('accounts.')

/** True when there is no such thing. An id that is none is refused as input; for the reader that is the same. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 400)
