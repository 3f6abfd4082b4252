/**
 * `address`: refused before a connection; `unwanted`: not visited by the caller's choice; `name`: no such host; `encoding`:
 * compressed in an unknown way.
 */
type FetchFailureReason =
  | 'address'
  | 'unwanted'
  | 'name'
  | 'connection'
  | 'timeout'
  | 'redirects'
  | 'too-large'
  | 'encoding'

/** Why an address could not be fetched. */
export class FetchFailure extends Error {
  readonly reason: FetchFailureReason
  constructor(reason: FetchFailureReason, options?: ErrorOptions) {
    super(`an address could not be fetched: ${reason}`, options)
    this.reason = reason
  }
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** What an address answered, after redirects. */
export class Fetched {
  /** The last address. */
  readonly url: URL
  readonly status: number
  /** The content type as it was sent; it proves nothing. */
  readonly type: string
  readonly body: Buffer
  constructor(url: URL, { status, type, body }: Answer) {
    this.url = url
    this.status = status
    this.type = type
    this.body = body
  }
}
