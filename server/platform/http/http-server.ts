import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { BODY_BYTES } from '#contract/endpoint.limits.ts'
import type { World } from '../scope/scope.ts'
import { createAdmission } from './admission.ts'
import { answerClientError } from './answer-client-error.ts'
import { answerError, answerUnknown } from './answer-error.ts'
import { apiDocs } from './api-docs.ts'
import { healthRoutes } from './health.ts'
import { admitNativeShell } from './native-access.ts'
import { requireOneHost, requireOwnOrigin } from './origin.ts'
import type { Identification, RouteContext } from './route-context.ts'
import { securityHeaders } from './security-headers.ts'
import { acceptStrictJson } from './strict-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Called by servers of brands with a key, or of providers with a signature. */
    isForServers?: boolean
  }
}

/** The HTTP server with what is the same for all features: limits, headers, error answers, health. */
export async function createHttpServer(world: World): Promise<FastifyInstance> {
  const { config } = world
  const http = Fastify({
    loggerInstance: world.log,
    logController: new LogController({ disableRequestLogging: true }),
    // Trust S81: the number of proxies in front of us whose X-Forwarded-For is trusted.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    // Trust S79: slow connections are checked every few seconds, soon after their time is over.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    keepAliveTimeout: 65_000,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // What still arrives while the process ends is served: its parts close only after the last answer.
    return503OnClosing: false,
  })
  acceptStrictJson(http)
  http.setErrorHandler(answerError)
  http.setValidatorCompiler(validatorCompiler)
  await http.register(cookie)
  const headers = securityHeaders(config)
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    requireOneHost(request)
    done()
  })
  healthRoutes(http, world)
  return http
}

/** Unknown paths answer the error shape; for servers that serve no pages. */
export function answerUnknownPaths(http: FastifyInstance): void {
  http.setNotFoundHandler(answerUnknown)
}

/**
 * Registers the API: documented, and with writes from our own pages and the native shell only. `registerRoutes` adds
 * the routes of the features.
 */
export async function registerApi(
  http: FastifyInstance,
  world: World,
  identification: Identification,
  registerRoutes: (context: RouteContext) => void,
): Promise<void> {
  await http.register(async (api) => {
    api.setSerializerCompiler(serializerCompiler)
    if (world.config.apiDocs) await apiDocs(api, world.config)
    admitNativeShell(api)
    const origins = createOwnOrigins(world)
    api.addHook('onRequest', (request, _reply, done) => {
      // A server has no origin, and no browser sends its key or signature by itself.
      if (!request.routeOptions.config.isForServers) requireOwnOrigin(request, origins())
      done()
    })
    registerRoutes({ http: api, world, admit: createAdmission(world.config), ...identification })
  })
}

/** Our own address counts as origin, and on a developer's machine every name of the loopback address. */
function createOwnOrigins({ config }: World): () => ReadonlySet<string> {
  let known = new Set<string>()
  let knownUrl = ''
  return () => {
    // A free port is known only once the server listens.
    const url = config.publicUrl ?? 'http://localhost'
    if (url !== knownUrl) {
      knownUrl = url
      known = ownOrigins(url, config.production)
    }
    return known
  }
}

function ownOrigins(publicUrl: string, isProduction: boolean): Set<string> {
  const { origin, port } = new URL(publicUrl)
  const origins = new Set([origin])
  if (!isProduction) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) origins.add(`http://${host}${port ? `:${port}` : ''}`)
  }
  return origins
}
