import type { FastifyInstance } from 'fastify'
import { NATIVE_HEADERS } from '#contract/native.ts'
import { ensure } from '../scope/refuse.ts'
import { nativeOriginOf } from './origin.ts'

const READABLE = [NATIVE_HEADERS.token, 'retry-after'].join(', ')
const MAY_SEND = ['authorization', 'content-type', 'idempotency-key', NATIVE_HEADERS.platform].join(', ')
const MAY_DO = 'GET, POST, PUT, PATCH, DELETE'
/** Chromium keeps a permission for two hours at most. */
const PERMISSION_SECONDS = 7200

/**
 * Lets the native shell, and no page of another site, read answers of the API (Trust S25): exact origins of a closed
 * list, never what was asked back, and no credentials, since the shell sends its token by itself.
 */
export function admitNativeShell(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    const origin = nativeOriginOf(request)
    // Set before anything can refuse, so that the app can read the refusal.
    if (origin !== null) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': READABLE,
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
        'access-control-allow-methods': MAY_DO,
        'access-control-allow-headers': MAY_SEND,
        'access-control-max-age': PERMISSION_SECONDS,
      })
      .send()
  })
}
