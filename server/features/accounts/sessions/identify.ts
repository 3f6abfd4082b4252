import { UNATTENDED_HEADER } from '#contract/unattended.ts'
import type { Identification } from '#server/platform/http/route-context.ts'
import { writeSessionCookie } from '#server/platform/http/session-cookie.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { identifyToken } from './session.service.ts'
import { sessionTokenOf } from './session-token.ts'

/** Identifies callers by the token of their request, once per request and always by the database. */
export function openIdentification(world: World): Identification['identify'] {
  const { config } = world
  return async (request, reply) => {
    const sessionToken = sessionTokenOf(config, request)
    if (sessionToken === null) return null
    const isUnattended = request.headers[UNATTENDED_HEADER] !== undefined
    const found = await identifyToken(world, sessionToken, isUnattended)
    if (found?.prolonged && sessionToken.transport === 'cookie') {
      writeSessionCookie(config, reply, found.prolonged.token, found.prolonged.maxAgeSeconds)
    }
    return found?.actor ?? null
  }
}
