import type { FastifyRequest } from 'fastify'
import { ensure } from '../refuse.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site may have caused (trust S23): `Sec-Fetch-Site` decides; without it `Origin`
 * must be ours; without both the caller names itself by `X-Requested-With`, which no foreign form can send.
 */
export function requireOwnOrigin(request: FastifyRequest, ownOrigins: ReadonlySet<string>): void {
  if (SAFE.has(request.method)) return
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
