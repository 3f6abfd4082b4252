import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contract, Endpoint, EndpointKey, HandlerArgs, HandlerResult } from '#contract/endpoint.ts'
import { networkOf } from '../load/rate-limit.ts'
import { ensure } from '../scope/refuse.ts'
import type { Actor, Scope, World } from '../scope/scope.ts'
import { answerError } from './answer-error.ts'
import { schemaOf } from './endpoint-schema.ts'
import { languageOf } from './language.ts'
import type { LikelyActor, RouteContext } from './route-context.ts'
import { createDeclaredCheck } from './undeclared-refusal.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  scope: Scope,
  args: HandlerArgs<E>,
  exchange: Exchange,
) => HandlerResult<E> | Promise<HandlerResult<E>>

/** For answers that wait for little but the database: reading begins while the caller's session is still being checked. */
interface EagerHandler<E extends Endpoint> {
  readonly handle: Handler<E>
  /**
   * Begins to read for whoever the caller probably is, writes nothing, and answers how to go on should it be true; when it
   * is not, that is thrown away.
   */
  readonly readAhead: (world: World, likely: LikelyActor, args: HandlerArgs<E>) => Handler<E>
}

export type Handlers<C extends Contract> = {
  [K in keyof C & EndpointKey]: Handler<C[K]> | (C[K] extends { body: unknown } ? never : EagerHandler<C[K]>)
}

/** Opens the scope of one request; refuses callers whom the endpoint is not for. */
async function openScope(context: RouteContext, endpoint: Endpoint, { request, reply }: Exchange): Promise<Scope> {
  const actor = await context.identify(request, reply)
  if (endpoint.access !== 'public') {
    ensure(actor, 'unauthenticated')
    ensure(endpoint.access !== 'brand' || actor.userType === 'brand', 'forbidden')
    ensure(endpoint.access !== 'admin' || actor.isAdmin, 'forbidden')
  }
  return {
    ...context.world,
    actor,
    language: languageOf(request),
    // Only limits ask for it, and behind proxies it takes work to find out.
    get address() {
      return networkOf(request.ip)
    },
    log: request.log,
  }
}

/** Begins to read for whoever this request probably comes from; null where nobody knows, or the questions are no good. */
function beginAhead(
  context: RouteContext,
  readAhead: EagerHandler<Endpoint>['readAhead'],
  request: FastifyRequest,
  args: HandlerArgs<Endpoint>,
) {
  const likely = request.validationError ? null : context.guess(request)
  if (!likely) return null
  const goOn = readAhead(context.world, likely, args)
  return { goOnFor: (actor: Actor | null) => (actor?.userId === likely.userId ? goOn : null) }
}

/** Registers every endpoint of a contract: access, validation, handler, answer. A missing handler is a type error. */
export function serve<const C extends Contract>(context: RouteContext, contract: C, handlers: Handlers<C>): void {
  for (const [key, endpoint] of Object.entries(contract) as [EndpointKey, Endpoint][]) {
    const [method, path] = key.split(' ') as [string, string]
    const handler = handlers[key as keyof C & EndpointKey] as Handler<Endpoint> | EagerHandler<Endpoint>
    const { handle, readAhead } = typeof handler === 'function' ? { handle: handler, readAhead: null } : handler
    const onlyDeclared = createDeclaredCheck(key, endpoint, context.world.config.production)
    const scopes = new WeakMap<FastifyRequest, Promise<Scope>>()
    context.http.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      schema: schemaOf(key, endpoint),
      errorHandler: (error, request, reply) => answerError(onlyDeclared(error), request, reply),
      attachValidation: readAhead !== null,
      // Before the body is read: strangers cost nothing, and their mistakes are not explained to them.
      onRequest: async (request, reply) => {
        const opening = openScope(context, endpoint, { request, reply })
        scopes.set(request, opening)
        // The handler waits for it then, and hears of it.
        if (readAhead) opening.catch(() => {})
        else await opening
      },
      handler: async (request, reply) => {
        const opening = scopes.get(request)
        if (!opening) throw new Error('a request reached its handler without a scope')
        reply.header('cache-control', 'no-store')
        const args = { params: request.params, query: request.query, body: request.body } as HandlerArgs<Endpoint>
        const ahead = readAhead && beginAhead(context, readAhead, request, args)
        const scope = await opening
        if (request.validationError) throw request.validationError
        const work = ahead?.goOnFor(scope.actor) ?? handle
        const answer = await work(scope, args, { request, reply })
        if (endpoint.streamed) return Readable.from(answer as HandlerResult<Endpoint & { streamed: true }>)
        if (endpoint.raw && !reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
        return answer
      },
    })
  }
}
