import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSessionCookie, writeSessionCookie } from '#server/platform/http/session-cookie.ts'
import type { Actor, World } from '#server/platform/scope.ts'
import { recognise } from './session.service.ts'

/** Who is behind a request, by its cookie; null for visitors. The cookie moves on with its session. */
export async function identify(world: World, request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
  const token = readSessionCookie(world.config, request)
  if (token === null) return null
  const found = await recognise(world, token)
  if (found?.prolonged) writeSessionCookie(world.config, reply, found.prolonged.token, found.prolonged.maxAgeSeconds)
  return found?.actor ?? null
}
