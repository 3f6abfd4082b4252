import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { answerError } from './answer-error.ts'
import { acceptStrictJson } from './strict-json.ts'

const http = Fastify()
acceptStrictJson(http)
http.setErrorHandler(answerError)
http.post('/', async ({ body }) => ({ body }))
afterAll(() => http.close())

const send = (payload: string) =>
  http.inject({ method: 'POST', url: '/', headers: { 'content-type': 'application/json' }, payload })

test.each([
  ['twice the same key', '{"a": 1, "a": 2}', 'Invalid JSON: a key is written twice'],
  ['the same key, once escaped', '{"a": 1, "\\u0061": 2}', 'Invalid JSON: a key is written twice'],
  ['twice the same key inside', '{"list": [{"a": {"b": 1, "b": 1}}]}', 'Invalid JSON: a key is written twice'],
  ['a byte order mark', '\uFEFF{"a": 1}', 'Invalid JSON: it begins with a byte order mark'],
])('%s is refused', async (_, payload, reason) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'input', fields: { body: reason } })
})

test.each([
  ['nothing', '', undefined],
  ['a text with colons and quotes', '{"a": "x:\\"y\\": z\\\\", "b:": ":"}', { a: 'x:"y": z\\', 'b:': ':' }],
  ['equal keys of different objects', '[{"a": 1}, {"a": {"a": null}}]', [{ a: 1 }, { a: { a: null } }]],
  ['a long text', JSON.stringify({ a: 'x"'.repeat(3000) }), { a: 'x"'.repeat(3000) }],
])('%s is read', async (_, payload, body) => {
  expect((await send(payload)).json().body).toEqual(body)
})
