import type { FastifyRequest } from 'fastify'
import { NATIVE_HEADERS } from '#contract/native.ts'
import type { Config } from '#server/platform/config/config.ts'
import { shellOf } from '#server/platform/http/origin.ts'
import type { Exchange } from '#server/platform/http/serve.ts'
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from '#server/platform/http/session-cookie.ts'
import { ensure } from '#server/platform/scope/refuse.ts'

/** How a token travels: in a cookie closed to scripts, or, for the native shell, in `Authorization` (Trust S26). */
export type Carrier = 'cookie' | 'bearer'

export interface CarriedToken {
  readonly carrier: Carrier
  readonly token: string
}

/** Our tokens only: Google's, which may come the same way at its own call, have dots in them. */
const BEARER = /^Bearer ([\w-]{43})$/i

/** The token that stands in a request, if any. */
export function tokenIn(config: Config, request: FastifyRequest): CarriedToken | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return { carrier: 'bearer', token: bearer }
  const cookie = readSessionCookie(config, request)
  return cookie === null ? null : { carrier: 'cookie', token: cookie }
}

/**
 * No cookie may stand beside `Authorization`: the shell never sends one, so whoever does is a page that mixes a session
 * of its own with somebody else's.
 */
export const mayCarry = ({ headers }: FastifyRequest, { carrier }: CarriedToken): boolean =>
  carrier !== 'bearer' || headers.cookie === undefined

/** The token that came with a request, if any; refuses one that comes in two ways (RFC 6750: invalid request). */
export function carriedToken(config: Config, request: FastifyRequest): CarriedToken | null {
  const carried = tokenIn(config, request)
  ensure(!carried || mayCarry(request, carried), 'input')
  return carried
}

/** How the token of a new session will travel. */
export const carrierFor = (request: FastifyRequest): Carrier => (shellOf(request) === null ? 'cookie' : 'bearer')

/** Gives the caller a token, the way in which it will bring it back. */
export function handToken(
  config: Config,
  { request, reply }: Exchange,
  { token, maxAgeSeconds }: { readonly token: string; readonly maxAgeSeconds: number },
): void {
  if (carrierFor(request) === 'bearer') reply.header(NATIVE_HEADERS.token, token)
  else writeSessionCookie(config, reply, token, maxAgeSeconds)
}

/** Lets the browser forget its cookie and what it cached for this person (Trust S19); the shell forgets by itself. */
export function takeBackToken(config: Config, { request, reply }: Exchange): void {
  if (carrierFor(request) === 'bearer') return
  clearSessionCookie(config, reply)
  reply.header('clear-site-data', '"cache"')
}
