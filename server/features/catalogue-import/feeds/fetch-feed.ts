import type { ErrorCode } from '#contract/errors.ts'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { type Fetched, FetchFailure } from '#server/platform/fetch/fetched.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'

const MB = 1_000_000

const CODES: Readonly<Record<FetchFailure['reason'], ErrorCode>> = {
  address: 'feeds.blocked',
  unwanted: 'feeds.blocked',
  redirects: 'feeds.blocked',
  name: 'feeds.unreachable',
  connection: 'feeds.unreachable',
  encoding: 'feeds.unreachable',
  timeout: 'feeds.timeout',
  'too-large': 'feeds.too-large',
}

/** Trust S65: https on its usual port; a password belongs into its own field, where it is encrypted. */
const isAllowed = ({ protocol, port, username, password }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && password === ''

export const isFeedAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && isAllowed(url)
}

interface Source {
  readonly address: string
  readonly username: string
  readonly password: string
  /** Of the content that is known. */
  readonly etag?: string
  readonly lastModified?: string
}

function headersOf({ username, password, etag, lastModified }: Source): Record<string, string> {
  const login = Buffer.from(`${username}:${password}`).toString('base64')
  return {
    ...((username !== '' || password !== '') && { authorization: `Basic ${login}` }),
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** What is at the address of a feed; null: the known content. Refuses with the sentence of what is wrong. */
export async function fetchFeed({ internet }: Pick<World, 'internet'>, source: Source): Promise<Fetched | null> {
  const fetched = await fetchOnce(internet, source)
  const { status } = fetched
  if (status === 304) return null
  if (status === 401) throw new Refusal('feeds.login')
  if (status !== 200) throw new Refusal('feeds.status', { values: { status } })
  return fetched
}

async function fetchOnce(internet: World['internet'], source: Source): Promise<Fetched> {
  try {
    return await internet.fetch(source.address, {
      maxBytes: IMPORT_LIMITS.feedBytes,
      timeoutMs: IMPORT_LIMITS.feedTimeoutMs,
      headers: headersOf(source),
      mayVisit: isAllowed,
    })
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw new Refusal(CODES[error.reason], { values: { n: IMPORT_LIMITS.feedBytes / MB }, cause: error })
  }
}
