import type { FastifyRequest } from 'fastify'
import { NATIVE_HEADERS, NATIVE_ORIGINS } from '#contract/native.ts'
import { ensure } from '../scope/refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The native origin that a request comes from, as our list spells it; null for every other caller (Trust S25). */
export const nativeOriginOf = ({ headers }: FastifyRequest): string | null =>
  NATIVE_ORIGINS.find((origin) => origin === headers.origin) ?? null

/**
 * The system of the native shell that asks; null for browsers. It comes from its own origin, names itself by a header
 * that no page can send unasked, and brings no cookie, so another site has nothing to use.
 */
export function shellOf(request: FastifyRequest): string | null {
  const platform = request.headers[NATIVE_HEADERS.platform]
  const isShell = nativeOriginOf(request) !== null && request.headers.cookie === undefined
  return isShell && typeof platform === 'string' ? platform : null
}

/**
 * Refuses writes that another site may have caused (Trust S23): `Sec-Fetch-Site` decides; without it `Origin`
 * must be ours; without both the caller names itself by `X-Requested-With`, which no foreign form can send.
 * The native shell may write as well.
 */
export function requireOwnOrigin(request: FastifyRequest, ownOrigins: ReadonlySet<string>): void {
  if (SAFE.has(request.method)) return
  if (shellOf(request) !== null) return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    ensure(site === 'same-origin' || site === 'none', 'foreign-origin')
    return
  }
  const { origin } = request.headers
  if (origin !== undefined) {
    ensure(ownOrigins.has(origin), 'foreign-origin')
    return
  }
  ensure(request.headers['x-requested-with'] !== undefined, 'foreign-origin')
}

/** Refuses reads that another site caused: for those that use something up, which our own pages alone may do. */
export function requireOwnSite({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  ensure(site !== 'cross-site' && site !== 'same-site', 'foreign-origin')
}

/** Refuses a request with two Host headers: a proxy in front could have chosen by the other one (RFC 9112, 3.2). */
export function requireOneHost({ raw: { rawHeaders } }: FastifyRequest): void {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  ensure(count <= 1, 'input', { fields: { host: 'Invalid: two Host headers' } })
}
