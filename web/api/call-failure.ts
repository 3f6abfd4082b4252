interface FailureDetails {
  readonly retryAfterMs?: number | null
  readonly fields?: Readonly<Record<string, string>>
}

/** The server refused the call. A missing answer is the `TypeError` of fetch instead. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly status: number
  /** Code of `contract/errors.ts`; empty when the answer carried none (a proxy's page, for example). */
  readonly code: string
  /** Decision 112: the same request may be repeated with the password. */
  readonly reauth: boolean
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterMs: number | null
  /** What is wrong, by field of the request. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    code: string,
    reauth: boolean,
    { retryAfterMs = null, fields = {} }: FailureDetails = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.reauth = reauth
    this.retryAfterMs = retryAfterMs
    this.fields = fields
  }
}

let lastError: string | null = null

/** Number of the last failure of the server that this tab met; null: none. Support finds it in the log. */
export const lastErrorId = (): string | null => lastError

export function rememberError(id: string | null): void {
  if (id !== null) lastError = id
}

/** True when there is no valid session; a wrong password is also answered 401, with another code. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof CallFailure && error.status === 401 && !error.code.startsWith('accounts.')

/** True for an unknown id, and for an invalid one, which is refused as input. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 404 || error.status === 400)
