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
  /** Headers that name this version of the content. */
  readonly etag?: string | undefined
  readonly lastModified?: string | undefined
}

/** What an address answered, after redirects. */
export class Fetched {
  /** The last address. */
  readonly url: URL
  readonly status: number
  /** The content type as it was sent; it proves nothing. */
  readonly type: string
  readonly body: Buffer
  /** Empty: the server named none. */
  readonly etag: string
  readonly lastModified: string
  constructor(url: URL, { status, type, body, etag = '', lastModified = '' }: Answer) {
    this.url = url
    this.etag = etag
    this.lastModified = lastModified
    this.status = status
    this.type = type
    this.body = body
  }
}
