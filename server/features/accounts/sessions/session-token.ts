import type { FastifyRequest } from 'fastify'
import { NATIVE_HEADERS } from '#contract/native.ts'
import type { Config } from '#server/platform/config/config.ts'
import { shellOf } from '#server/platform/http/origin.ts'
import type { Exchange } from '#server/platform/http/serve.ts'
import {
  clearSessionCookie,
  clearViewCookie,
  readSessionCookie,
  readViewCookie,
  writeSessionCookie,
} from '#server/platform/http/session-cookie.ts'
import { ensure } from '#server/platform/scope/refuse.ts'

/** How a session token is sent: in an HttpOnly cookie, or, by the native shell, in `Authorization` (Trust S26). */
export type TokenTransport = 'cookie' | 'bearer'

export interface SessionToken {
  readonly transport: TokenTransport
  readonly token: string
}

/** Our session tokens only. Google's ID tokens may come in the same header to their own call, and contain dots. */
const BEARER = /^Bearer ([\w-]{43})$/i

/**
 * The session token of a request, if any. A bearer token beside a cookie is refused: the shell never sends a cookie, so
 * such a request mixes the sessions of two users (RFC 6750: invalid request).
 */
export function sessionTokenOf(config: Config, request: FastifyRequest): SessionToken | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (bearer !== undefined) {
    ensure(request.headers.cookie === undefined, 'input')
    return { transport: 'bearer', token: bearer }
  }
  // A view that is over is not followed by the session of the member of staff: an open page would act as that account.
  const cookie = readViewCookie(config, request) ?? readSessionCookie(config, request)
  return cookie === null ? null : { transport: 'cookie', token: cookie }
}

/** How the token of a new session will be sent by this caller. */
export const transportFor = (request: FastifyRequest): TokenTransport =>
  shellOf(request) === null ? 'cookie' : 'bearer'

/** Sends a token to the caller, to be stored until the next request. */
export function sendToken(
  config: Config,
  { request, reply }: Exchange,
  { token, maxAgeSeconds }: { readonly token: string; readonly maxAgeSeconds: number },
): void {
  if (transportFor(request) === 'bearer') reply.header(NATIVE_HEADERS.token, token)
  else {
    writeSessionCookie(config, reply, token, maxAgeSeconds)
    if (readViewCookie(config, request) !== null) clearViewCookie(config, reply)
  }
}

/** Makes the browser drop its cookie and what it cached for this user (Trust S19). The shell drops its token itself. */
export function clearToken(config: Config, { request, reply }: Exchange): void {
  if (transportFor(request) === 'bearer') return
  clearSessionCookie(config, reply)
  if (readViewCookie(config, request) !== null) clearViewCookie(config, reply)
  reply.header('clear-site-data', '"cache"')
}
