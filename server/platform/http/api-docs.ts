import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import { correctDocument } from './openapi-document.ts'
import { allowInline } from './security-headers.ts'
import { sessionCookieName } from './session-cookie.ts'

/**
 * The reader writes HTML that it has made from our own description, and styles in attributes. Script and its addresses
 * stay forbidden (Decision 042).
 */
const TRUSTED_TYPES = "trustedTypes?.createPolicy('default', { createHTML: (html) => html })"

/** The one style element that it adds; the journey `content-policy` fails when a version has another. */
const STYLE_HASHES = ['sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=']

/** Swagger UI. Its own policy would admit other sites; without a validator it asks no other server. */
async function reader(docs: FastifyInstance): Promise<void> {
  docs.addHook('onRequest', (_request, reply, done) => {
    allowInline(reply, { styleHashes: STYLE_HASHES, hasStyleAttributes: true, trustedTypes: ['default', 'dompurify'] })
    done()
  })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    // All calls and schemas at once take a browser half a minute to draw.
    uiConfig: { validatorUrl: null, docExpansion: 'none', defaultModelsExpandDepth: -1 },
    theme: { js: [{ filename: 'trusted-types.js', content: TRUSTED_TYPES }] },
  })
}

/** The contract as OpenAPI at `/api/openapi.json`, readable at `/api/docs`. */
export async function apiDocs(api: FastifyInstance, config: Config): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dropdeck', version: '1', description: 'Swipe, save, wait for drops.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(config) },
          bearer: { type: 'http', scheme: 'bearer', description: 'Of the native shell (Trust S26)' },
          serverKey: { type: 'http', scheme: 'bearer', description: 'Server key of a brand' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => correctDocument(jsonSchemaTransformObject(document)),
  })
  await api.register(reader)
  api.get('/api/openapi.json', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(api.swagger())),
  )
}
