import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { answerError } from './answer-error.ts'

test('a refusal is plain JSON, also after the handler has set a coding', async () => {
  const http = Fastify()
  onTestFinished(() => http.close())
  http.setErrorHandler(answerError)
  http.get('/', async (_request, reply) => {
    reply.header('content-encoding', 'zstd')
    throw new Refusal('unavailable')
  })
  const answer = await http.inject('/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
})
