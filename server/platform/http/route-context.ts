import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, World } from '../scope/scope.ts'

/** Whom a request probably comes from: good for reading ahead, never for answering or writing. */
export type LikelyActor = Pick<Actor, 'userId' | 'personalised'>

export interface Identification {
  /** Who is behind this request; null for visitors. Moves the cookie's end on when the session's end moved. */
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>
  /** Whom the token of this request belonged to when this process saw it last, without asking; null: not known. */
  readonly guess: (request: FastifyRequest) => LikelyActor | null
}

/** What a feature needs to register its routes. */
export interface RouteContext extends Identification {
  readonly http: FastifyInstance
  readonly world: World
}
