import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, Member, World } from '../scope/scope.ts'
import type { Admit } from './admission.ts'

export interface Identification {
  /** The user of this request's session; null for visitors. Renews the cookie when the session's end moved. */
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor | null>
  /** The brands that the user works for, always from the database: a removal holds from the next request on. */
  readonly memberships: (userId: string) => Promise<readonly Member[]>
  /** Told of each call by a member of a brand. */
  readonly sawMember: (brandId: string, ip: string) => Promise<void>
  /** The brand whose server key the request has; refuses other keys. */
  readonly brandOfKey: (request: FastifyRequest) => Promise<string>
}

/** What a feature needs to register its routes. */
export interface RouteContext extends Identification {
  readonly http: FastifyInstance
  readonly world: World
  readonly admit: Admit
}
