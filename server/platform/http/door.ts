import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, World } from '../scope.ts'

/** What a feature needs to hang up its routes. */
export interface Door {
  readonly http: FastifyInstance
  readonly world: World
  /** Who is behind this request; null for visitors. Moves the cookie's end on when the session's end moved. */
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>
}
