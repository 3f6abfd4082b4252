import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Fetched, FetchFailure } from './fetched.ts'
import type { Network } from './network.ts'
import { readBody } from './read-body.ts'

export interface FetchLimits {
  /** Of the body, after decompression. */
  readonly maxBytes: number
  /** For everything together: names, redirects and the body. */
  readonly timeoutMs: number
  readonly method?: 'GET' | 'HEAD'
  /** What the caller can read; everything when left out. */
  readonly accept?: string
  /** Sent to the host of the first address only, because they may hold a password. */
  readonly headers?: Readonly<Record<string, string>>
  /** Asked before every hop; the fetch fails as `unwanted` at the first that it refuses. */
  readonly mayVisit?: (url: URL) => boolean
}

const MOST_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * The only way to request an address that a user named (Trust S65). Every hop is checked anew: protocol, host, and all
 * addresses of its name, of which the connection then uses a checked one without a second lookup. Sends no cookies.
 */
export async function safeFetch(network: Network, address: string, limits: FetchLimits): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const first = parse(address)
    let url = first
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (limits.mayVisit?.(url) === false) throw new FetchFailure('unwanted')
      const headers = url.origin === first.origin ? limits.headers : undefined
      const answer = await requestOnce(network, url, { limits, signal, headers })
      if (answer instanceof Fetched) return answer
      url = answer
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure(signal.aborted ? 'timeout' : 'connection', { cause: error })
  }
  throw new FetchFailure('redirects')
}

/** Web addresses without credentials. The URL parser has normalised spellings such as `0x7f.1` to plain addresses. */
function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new FetchFailure('address')
  }
  return url
}

interface Hop {
  readonly limits: FetchLimits
  readonly signal: AbortSignal
  readonly headers: FetchLimits['headers']
}

/** The answer of one request, or where it redirects to. */
async function requestOnce(network: Network, url: URL, { limits, signal, headers: sent }: Hop): Promise<Fetched | URL> {
  const response = await connect(await checkedAddress(network, url, signal), url, { limits, signal, headers: sent })
  try {
    const { statusCode: status = 0, headers } = response
    if (REDIRECTS.has(status) && headers.location !== undefined) return parse(headers.location, url)
    const body = limits.method === 'HEAD' ? Buffer.alloc(0) : await readBody(response, limits.maxBytes)
    const version = { etag: headers.etag, lastModified: headers['last-modified'] }
    return new Fetched(url, { status, type: headers['content-type'] ?? '', body, ...version })
  } finally {
    response.destroy()
  }
}

/** An address of the URL's host to connect to. Refuses a name as soon as one of its addresses may not be used. */
async function checkedAddress(network: Network, url: URL, signal: AbortSignal): Promise<string> {
  const host = bareHost(url)
  const isName = isIP(host) === 0
  // Names without a dot are those of a local network.
  if (isName && !/^[^.].*\.[a-z0-9-]+\.?$/i.test(host)) throw new FetchFailure('address')
  const addresses = isName ? await untilAborted(network.resolve(host), signal) : [host]
  const [first] = addresses
  if (first === undefined) throw new FetchFailure('name')
  if (!addresses.every((address) => network.mayConnect(address, portOf(url)))) throw new FetchFailure('address')
  return addresses.find((address) => isIP(address) === 4) ?? first
}

/** The host without the brackets of an IPv6 address. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

/** DNS queries cannot be aborted, so the wait for them is. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  work.then(resolve, (error) => reject(new FetchFailure('name', { cause: error })))
  return promise
}

function connect(address: string, url: URL, { limits, signal, headers }: Hop): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request({
      method: limits.method ?? 'GET',
      host: address,
      port: portOf(url),
      path: url.pathname + url.search,
      // The certificate must be that of the name, not of the address.
      ...(isIP(bareHost(url)) === 0 && { servername: url.hostname }),
      agent: false,
      signal,
      headers: {
        ...headers,
        host: url.host,
        accept: limits.accept ?? '*/*',
        'accept-encoding': 'identity',
        'user-agent': 'Dropdeck',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      // An answer that changes the protocol ends the request without any other event. Has no effect after a response.
      .on('close', () => reject(new FetchFailure('connection')))
      .end()
  })
}
