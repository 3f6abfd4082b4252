import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** The contract as OpenAPI at `/api/openapi.json`, readable at `/api/docs`. */
export async function apiDocs(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Dropdeck', version: '1', description: 'Swipe, save, wait for drops.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  // Its own policy would admit other sites; without a validator it also asks none.
  await api.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } })
  api.get('/api/openapi.json', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(api.swagger())),
  )
}
