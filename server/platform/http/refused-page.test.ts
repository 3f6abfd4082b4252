import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { answerError } from './answer-error.ts'

/** The headers of a browser that opens an address. */
const OPENED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }
let http: FastifyInstance

beforeAll(() => {
  http = Fastify()
  http.setErrorHandler(answerError)
  const refuse = (error: Error) => () => {
    throw error
  }
  const tooMany = new Refusal('too-many', { retryAfterSeconds: 42 })
  http.get('/products/7', refuse(tooMany))
  http.post('/products/7', refuse(tooMany))
  http.get('/api/products/7', refuse(tooMany))
  http.get('/full', refuse(new Refusal('unavailable')))
  http.get('/long', refuse(new Refusal('too-many', { retryAfterSeconds: 600 })))
  http.get('/broken', refuse(new Error('<b>secret</b>')))
})
afterAll(() => http.close())

const open = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers: { ...OPENED, ...headers } })

describe('a refused page', () => {
  test('is a page that says when to come again, in the language of the visitor and below in the other', async () => {
    const answer = await open('/products/7')
    expect(answer.statusCode).toBe(429)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '42',
      'x-robots-tag': 'noindex',
    })
    expect(answer.body).toContain('<html lang="de">')
    expect(answer.body).toContain('<meta name="robots" content="noindex" />')
    expect(answer.body).toContain(
      '<p>Zu viele Versuche. Bitte versuche es später erneut. Weiter geht es in 42 Sekunden.</p>',
    )
    expect(answer.body).toContain(
      '<p lang="en" data-other>Too many attempts. Please try again later. You can go on in 42 seconds.</p>',
    )
    expect(answer.body).not.toMatch(/<script|src=|url\(/)
  })

  test.each([
    ['/products/7?lang=en', {}],
    ['/products/7', { 'accept-language': 'en-GB,en;q=0.9' }],
  ])('of %s in English is English', async (url, headers) => {
    const { body } = await open(url, headers)
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('<h1>One moment</h1>')
  })

  test('comes when too many wait for a page, and tells long waits in minutes', async () => {
    const full = await open('/full')
    expect([full.statusCode, full.headers['retry-after']]).toEqual([503, '2'])
    expect(full.body).toContain('<a href="">Neu laden</a>')
    expect((await open('/long')).body).toContain('in 10 Minuten')
  })

  test('tells nothing of what broke, and leads to the start page', async () => {
    const { statusCode, body, headers } = await open('/broken')
    expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
    expect(body).not.toContain('secret')
    expect(body).toContain('<a href="/">Zur Startseite</a>')
  })

  test.each([
    ['a call of the app', 'GET', '/products/7', { accept: 'application/json' }],
    ['a picture', 'GET', '/products/7', { accept: 'text/html,image/*', 'sec-fetch-dest': 'image' }],
    ['a program that takes anything', 'GET', '/products/7', { accept: '*/*' }],
    ['a call opened by hand', 'GET', '/api/products/7', OPENED],
    ['a sent form', 'POST', '/products/7', OPENED],
  ] as const)('is not what %s gets', async (_who, method, url, headers) => {
    const answer = await http.inject({ method, url, headers })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('42')
    expect(answer.json()).toEqual({
      code: 'too-many',
      message: 'Zu viele Versuche. Bitte versuche es später erneut.',
    })
  })
})
