// Reading ahead: it begins while it is still being found out who asks, and only for whom this process knows already.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineContract } from '#contract/endpoint.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { serve } from './serve.ts'

const contract = defineContract({
  'GET /api/test/ahead': {
    access: 'user',
    summary: 'Says which way it was answered',
    tag: 'test',
    query: z.object({ count: z.coerce.number().default(1) }),
    response: z.object({ way: z.enum(['ahead', 'asked']) }),
  },
})
const PATH = '/api/test/ahead'

let app: TestApp
/** Whom reading was begun for. */
let begun: string[]
/** Who asks is known as soon as this settles. */
let mayKnow: Promise<void>

beforeEach(() => {
  begun = []
  mayKnow = Promise.resolve()
})

beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        const identify: typeof context.identify = async (request, reply) => {
          await mayKnow
          return await context.identify(request, reply)
        }
        serve({ ...context, identify }, contract, {
          'GET /api/test/ahead': {
            handle: () => ({ way: 'asked' }),
            readAhead: (_world, { userId }) => {
              begun.push(userId)
              return () => ({ way: 'ahead' })
            },
          },
        })
      },
    },
  })
})
afterAll(() => app.close())

test('reading begins while it is found out who asks, once a process has seen the token', async () => {
  const mia = await app.person()
  expect((await mia.send('GET', PATH)).body).toEqual({ way: 'asked' })
  expect(begun).toEqual([])

  const { promise, resolve } = Promise.withResolvers<void>()
  mayKnow = promise
  let isAnswered = false
  const answering = Promise.resolve(mia.send('GET', PATH)).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => begun).toEqual([mia.id])
  expect(isAnswered).toBe(false)
  resolve()
  expect((await answering).body).toEqual({ way: 'ahead' })
  expect(begun).toEqual([mia.id])
})

test('nothing begins for a stranger, nor for questions that make no sense', async () => {
  const mia = await app.person()
  await mia.send('GET', PATH)
  expect(await app.visitor().send('GET', PATH)).toMatchObject({ status: 401 })
  expect(await mia.send('GET', `${PATH}?count=none`)).toMatchObject({ status: 400 })
  expect(begun).toEqual([])
})
