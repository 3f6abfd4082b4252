// What an endpoint may answer is what its contract declares, in the answer and in the documentation.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#contract/endpoint.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { describedResponse } from '#server/testing/openapi-responses.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { serve } from './serve.ts'

const contract = defineContract({
  'GET /api/test/declared': {
    access: 'public',
    summary: 'Refuses with a code that it declares',
    tag: 'test',
    response: z.object({}),
    errors: ['products.unknown'],
  },
  'POST /api/test/undeclared': {
    access: 'user',
    summary: 'Refuses with a code that it does not declare',
    tag: 'test',
    response: z.object({}),
  },
})

const refuse = () => {
  throw new Refusal('products.unknown')
}

const openApp = (env = {}) =>
  openTestApp({
    env,
    parts: {
      registerRoutes(context) {
        serve(context, contract, { 'GET /api/test/declared': refuse, 'POST /api/test/undeclared': refuse })
      },
    },
  })

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(async () => {
  await app.close().catch(() => {})
})

test('a declared refusal is answered as it is', async () => {
  expect((await app.visitor().get('/api/test/declared')).status).toBe(404)
})

test('an undeclared refusal is answered by 500 and fails the test that caused it', async () => {
  const own = await openApp()
  const answer = await (await own.person()).post('/api/test/undeclared', {})
  expect([answer.status, answer.body]).toMatchObject([500, { code: 'internal' }])
  await expect(own.close()).rejects.toThrow('POST /api/test/undeclared answered')
})

interface Response {
  readonly content: { readonly 'application/json': { readonly schema: { properties: { code?: { enum: string[] } } } } }
}

test('the documentation lists exactly the declared codes, each with its status', async () => {
  const document = JSON.parse((await app.visitor().get('/api/openapi.json')).text)
  const { paths } = document
  const listed = (responses: Readonly<Record<string, Response>>) =>
    Object.entries(responses).map(([status, response]) => [
      status,
      describedResponse<Response>(document, response).content['application/json'].schema.properties.code?.enum,
    ])
  expect(listed(paths['/api/test/declared'].get.responses)).toEqual([
    ['200', undefined],
    ['400', ['input']],
    ['403', ['view.read-only']],
    ['404', ['products.unknown']],
    ['429', ['too-many']],
    ['500', ['internal']],
    ['503', ['unavailable']],
  ])
  expect(listed(paths['/api/test/undeclared'].post.responses)).toEqual([
    ['200', undefined],
    ['400', ['input']],
    ['401', ['unauthenticated']],
    ['403', ['view.read-only', 'foreign-origin']],
    ['413', ['too-large']],
    ['415', ['media-type']],
    ['429', ['too-many']],
    ['500', ['internal']],
    ['503', ['unavailable']],
  ])
})
