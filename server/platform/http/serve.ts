import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND_HEADER } from '#contract/brand-header.ts'
import type { Contract, Endpoint, EndpointKey, HandlerArgs, HandlerResult } from '#contract/endpoint.ts'
import { isAllowed, isStaffAllowed } from '#contract/rights.ts'
import { networkOf } from '../load/rate-limit.ts'
import { ensure } from '../scope/refuse.ts'
import type { Actor, BrandScope, KeyScope, Member, Scope, StaffScope } from '../scope/scope.ts'
import { answerError } from './answer-error.ts'
import { schemaOf } from './endpoint-schema.ts'
import { languageOf } from './language.ts'
import type { RouteContext } from './route-context.ts'
import { acceptSignedBodies } from './signed-body.ts'
import { isStorable } from './storable-text.ts'
import { createDeclaredCheck } from './undeclared-refusal.ts'
import { acceptFiles, readUploadedFile } from './uploaded-file.ts'
import { requireViewable } from './view-only.ts'

export interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a handler gets depends on whom the endpoint is for. */
type ScopeOf<E extends Endpoint> = E extends { access: 'brand' }
  ? BrandScope
  : E extends { access: 'staff' }
    ? StaffScope
    : E extends { access: 'key' }
      ? KeyScope
      : Scope

type Handler<E extends Endpoint> = (
  scope: ScopeOf<E>,
  args: HandlerArgs<E>,
  exchange: Exchange,
) => HandlerResult<E> | Promise<HandlerResult<E>>

export type Handlers<C extends Contract> = {
  [K in keyof C & EndpointKey]: Handler<C[K]>
}

/** Opens the scope of one request; refuses callers whom the endpoint is not for. */
async function openScope(
  context: RouteContext,
  { key, endpoint }: { readonly key: EndpointKey; readonly endpoint: Endpoint },
  { request, reply }: Exchange,
): Promise<Scope> {
  const actor = await context.identify(request, reply)
  const isForServers = endpoint.access === 'key'
  ensure(endpoint.access === 'public' || isForServers || actor, 'unauthenticated')
  requireViewable(actor, key)
  if (endpoint.access === 'staff') requireStaff(actor, endpoint)
  const member = endpoint.access === 'brand' && actor ? await requireMember(context, actor, endpoint, request) : null
  return {
    ...context.world,
    actor,
    ...(member && { member }),
    ...(isForServers && { keyBrandId: await context.brandOfKey(request) }),
    language: languageOf(request),
    // Computed on demand: only limits read it, and behind proxies it is costly.
    get address() {
      return networkOf(request.ip)
    },
    log: request.log,
  }
}

function requireStaff(actor: Actor | null, { staffRight }: Endpoint): void {
  ensure(actor?.staffRole && staffRight && isStaffAllowed(actor.staffRole, staffRight), 'forbidden')
  ensure(actor.secondFactorAt, 'accounts.second-factor')
}

/** The membership in the brand that the call names; a user of one brand need not name it. */
async function requireMember(
  context: RouteContext,
  { userId, view }: Actor,
  { brandRight }: Endpoint,
  request: FastifyRequest,
): Promise<Member> {
  const memberships = await context.memberships(userId)
  ensure(memberships.length > 0, 'forbidden')
  const named = request.headers[BRAND_HEADER]
  ensure(named !== undefined || memberships.length === 1, 'brands.unnamed')
  const member = named === undefined ? memberships[0] : memberships.find(({ brandId }) => brandId === named)
  ensure(member && (brandRight === undefined || isAllowed(member, brandRight)), 'forbidden')
  // Staff who see the workspace as a member do so from an address that is not the brand's.
  if (!view) await context.sawMember(member.brandId, request.ip)
  return member
}

/** Registers every endpoint of a contract: access, validation, handler, answer. A missing handler is a type error. */
export function serve<const C extends Contract>(context: RouteContext, contract: C, handlers: Handlers<C>): void {
  const endpoints = Object.entries(contract) as [EndpointKey, Endpoint][]
  const {
    files = [],
    signed = [],
    others = [],
  } = Object.groupBy(endpoints, ([, { fileBytes, signedBody }]) =>
    fileBytes !== undefined ? 'files' : signedBody ? 'signed' : 'others',
  )
  register(context, others, handlers)
  registerApart(context, files, handlers, acceptFiles)
  registerApart(context, signed, handlers, acceptSignedBodies)
}

/** Registers endpoints whose bodies are read in a way of their own. */
function registerApart<C extends Contract>(
  context: RouteContext,
  endpoints: readonly [EndpointKey, Endpoint][],
  handlers: Handlers<C>,
  acceptBodies: (http: FastifyInstance) => void,
): void {
  if (endpoints.length === 0) return
  void context.http.register((http, _options, done) => {
    acceptBodies(http)
    register({ ...context, http }, endpoints, handlers)
    done()
  })
}

function register<C extends Contract>(
  context: RouteContext,
  endpoints: readonly [EndpointKey, Endpoint][],
  handlers: Handlers<C>,
): void {
  for (const [key, endpoint] of endpoints) {
    const [method, path] = key.split(' ') as [string, string]
    const handle = handlers[key as keyof C & EndpointKey] as Handler<Endpoint>
    const onlyDeclared = createDeclaredCheck(key, endpoint, context.world.config.production)
    const scopes = new WeakMap<FastifyRequest, Scope>()
    context.http.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
      config: { isForServers: endpoint.access === 'key' || endpoint.signedBody === true },
      schema: schemaOf(key, endpoint),
      errorHandler: (error, request, reply) => answerError(onlyDeclared(error), request, reply),
      // Before the body is read and validated, so that a refused caller costs little and learns nothing about the schema.
      onRequest: async (request, reply) => {
        scopes.set(request, await openScope(context, { key, endpoint }, { request, reply }))
      },
      preValidation: async ({ params, query, body }) => {
        ensure(isStorable(params) && isStorable(query) && (endpoint.signedBody || isStorable(body)), 'input')
      },
      handler: async (request, reply) => {
        const scope = scopes.get(request)
        if (!scope) throw new Error('a request reached its handler without a scope')
        reply.header('cache-control', 'no-store')
        const { params, query, body } = request
        const file = () => readUploadedFile({ request, reply, maxBytes: endpoint.fileBytes ?? 0 })
        const args = { params, query, body, file } as unknown as HandlerArgs<Endpoint>
        const answer = await context.admit(scope, key, async () =>
          handle(scope as ScopeOf<Endpoint>, args, { request, reply }),
        )
        if (endpoint.streamed) return Readable.from(answer as HandlerResult<Endpoint & { streamed: true }>)
        if (endpoint.raw && !reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
        return answer
      },
    })
  }
}
