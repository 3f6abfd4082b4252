import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Contract, Endpoint, EndpointKey, HandlerArgs, HandlerResult } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/schemas.ts'
import { networkOf } from '../rate-limit.ts'
import { ensure } from '../refuse.ts'
import type { Scope } from '../scope.ts'
import type { Door } from './door.ts'
import { languageOf } from './language.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Handler<E extends Endpoint> = (
  scope: Scope,
  args: HandlerArgs<E>,
  exchange: Exchange,
) => HandlerResult<E> | Promise<HandlerResult<E>>

export type Handlers<C extends Contract> = { [K in keyof C & EndpointKey]: Handler<C[K]> }

type Zod = z.ZodType

function schemaOf(endpoint: Endpoint) {
  const errors = Object.fromEntries(['4xx', '5xx'].map((status) => [status, ErrorBody]))
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.params && { params: endpoint.params as Zod }),
    ...(endpoint.query && { querystring: endpoint.query as Zod }),
    ...(endpoint.headers && { headers: endpoint.headers as Zod }),
    ...(endpoint.body && { body: endpoint.body as Zod }),
    response: { 200: endpoint.response as Zod, ...errors },
  }
}

/** Opens the scope of one request; refuses callers whom the endpoint is not for. */
async function openScope(door: Door, endpoint: Endpoint, { request, reply }: Exchange): Promise<Scope> {
  const actor = await door.identify(request, reply)
  if (endpoint.access !== 'public') {
    ensure(actor, 'unauthenticated')
    ensure(endpoint.access !== 'brand' || actor.userType === 'brand', 'forbidden')
    ensure(endpoint.access !== 'admin' || actor.isAdmin, 'forbidden')
  }
  return {
    ...door.world,
    actor,
    language: languageOf(request),
    // Only limits ask for it, and behind proxies it takes work to find out.
    get address() {
      return networkOf(request.ip)
    },
    log: request.log,
  }
}

/** Hangs up every endpoint of a contract: guard, validation, handler, answer. A missing handler is a type error. */
export function serve<const C extends Contract>(door: Door, contract: C, handlers: Handlers<C>): void {
  for (const [key, endpoint] of Object.entries(contract) as [EndpointKey, Endpoint][]) {
    const [method, path] = key.split(' ') as [string, string]
    const handle = handlers[key as keyof C & EndpointKey] as Handler<Endpoint>
    const scopes = new WeakMap<FastifyRequest, Scope>()
    door.http.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      schema: schemaOf(endpoint),
      // Before the body is read: strangers cost nothing, and their mistakes are not explained to them.
      onRequest: async (request, reply) => {
        scopes.set(request, await openScope(door, endpoint, { request, reply }))
      },
      handler: async (request, reply) => {
        const scope = scopes.get(request)
        if (!scope) throw new Error('a request reached its handler without a scope')
        reply.header('cache-control', 'no-store')
        const args = { params: request.params, query: request.query, body: request.body } as HandlerArgs<Endpoint>
        const answer = await handle(scope, args, { request, reply })
        if (endpoint.streamed) return Readable.from(answer as HandlerResult<Endpoint & { streamed: true }>)
        if (endpoint.raw && !reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
        return answer
      },
    })
  }
}
