import type { FastifyInstance } from 'fastify'
import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import { BRAND_HEADER } from '#contract/brand-header.ts'
import { EVENT_SOURCE_HEADER } from '#contract/event-context.ts'
import { NATIVE_HEADERS } from '#contract/native.ts'
import { UNATTENDED_HEADER } from '#contract/unattended.ts'
import { ensure } from '../scope/refuse.ts'
import { nativeOriginOf } from './origin.ts'

const EXPOSED_HEADERS = [NATIVE_HEADERS.token, 'retry-after'].join(', ')
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  BRAND_HEADER,
  EVENT_SOURCE_HEADER,
  AD_TOKEN_HEADER,
  NATIVE_HEADERS.platform,
  UNATTENDED_HEADER,
].join(', ')
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE'
/** Chromium caches the answer to a preflight for two hours at most. */
const PREFLIGHT_SECONDS = 7200

/**
 * Lets the native shell, and no page of another site, read answers of the API (Trust S25): exact origins of a closed
 * list instead of the origin of the request, and no credentials, since the shell sends its token in a header.
 */
export function admitNativeShell(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    const origin = nativeOriginOf(request)
    // Set before any check, so that the app can read a refusal.
    if (origin !== null) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': EXPOSED_HEADERS,
        vary: 'Origin',
      })
    }
    done()
  })
  api.options('/api/*', { schema: { hide: true } as object }, async (request, reply) => {
    ensure(nativeOriginOf(request) !== null, 'not-found')
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send()
  })
}
