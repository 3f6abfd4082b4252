import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Config } from '../config/config.ts'
import { correctDocument } from './openapi-document.ts'
import { sessionCookieName } from './session-cookie.ts'

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
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => correctDocument(jsonSchemaTransformObject(document)),
  })
  // Its own policy would admit other sites; without a validator it asks no other server.
  await api.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } })
  api.get('/api/openapi.json', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(api.swagger())),
  )
}
