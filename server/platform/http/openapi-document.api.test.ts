import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#contract/endpoint.ts'
import { NoBody, SizeList } from '#contract/schemas.ts'
import { SIZE_CHOICES } from '#contract/sizes.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { serve } from './serve.ts'

const contract = defineContract({
  'POST /api/test/optional-body': {
    access: 'public',
    summary: 'Takes an empty body, `{}` or none',
    tag: 'test',
    body: NoBody,
    response: z.object({}),
  },
  'POST /api/test/body': {
    access: 'user',
    summary: 'Needs a body',
    tag: 'test',
    body: z.strictObject({ word: z.string().nullable() }),
    response: z.object({}),
  },
  'GET /api/test/list': {
    access: 'public',
    summary: 'Takes a list in one parameter',
    tag: 'test',
    query: z.strictObject({ size: SizeList.optional() }),
    response: z.array(z.string()),
    html: true,
    conditional: true,
  },
})

let app: TestApp
let paths: Readonly<Record<string, Record<string, Record<string, unknown>>>>
let securitySchemes: object

beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        serve(context, contract, {
          'POST /api/test/optional-body': () => ({}),
          'POST /api/test/body': () => ({}),
          'GET /api/test/list': (_scope, { query }) => query.size ?? [],
        })
      },
    },
  })
  const document = JSON.parse((await app.visitor().get('/api/openapi.json')).text)
  paths = document.paths
  securitySchemes = document.components.securitySchemes
})
afterAll(() => app.close())

test('a body that may be absent is not required', async () => {
  const schema = { type: 'object', properties: {}, additionalProperties: false }
  expect(paths['/api/test/optional-body']?.['post']?.['requestBody']).toEqual({
    required: false,
    content: { 'application/json': { schema } },
  })
  expect(paths['/api/test/body']?.['post']?.['requestBody']).toMatchObject({ required: true })
  expect((await app.visitor().post('/api/test/optional-body')).status).toBe(200)
})

test('a comma list is an array in form style, and is read as one', async () => {
  expect(paths['/api/test/list']?.['get']?.['parameters']).toEqual([
    {
      in: 'query',
      name: 'size',
      required: false,
      schema: { type: 'array', items: { type: 'string', enum: SIZE_CHOICES }, maxItems: SIZE_CHOICES.length },
      style: 'form',
      explode: false,
    },
  ])
  const { body } = await app.visitor().get('/api/test/list?size=tops:M,shoes:42')
  expect(body).toEqual(['tops:M', 'shoes:42'])
})

test('other answers than JSON are declared', () => {
  const responses = paths['/api/test/list']?.['get']?.['responses'] as Record<string, { content?: object }>
  expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/json', 'text/html'])
  expect(responses['304']).toEqual({ description: 'Not modified' })
})

test('both carriers of a session are declared, and optional in public calls', () => {
  expect(securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    bearer: { type: 'http', scheme: 'bearer' },
  })
  expect(paths['/api/test/body']?.['post']?.['security']).toEqual([{ session: [] }, { bearer: [] }])
  expect(paths['/api/test/list']?.['get']?.['security']).toEqual([{}, { session: [] }, { bearer: [] }])
})
