import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeSessionCookie } from '#server/platform/http/session-cookie.ts'
import type { Actor, World } from '#server/platform/scope.ts'
import { carriedToken } from './carrier.ts'
import { recognise } from './session.service.ts'

/** Who is behind a request, by its token; null for visitors. A cookie moves on with its session. */
export async function identify(world: World, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
  const carried = carriedToken(world.config, request)
  if (carried === null) return null
  const found = await recognise(world, carried)
  if (found?.prolonged && carried.carrier === 'cookie') {
    writeSessionCookie(world.config, reply, found.prolonged.token, found.prolonged.maxAgeSeconds)
  }
  return found?.actor ?? null
}
