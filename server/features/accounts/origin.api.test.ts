import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await openTestApp()
  person = await app.person()
})
afterAll(() => app.close())

/** A write with exactly these headers and the cookie. */
async function write(headers: Record<string, string>, url = '/api/auth/sessions') {
  const cookie = `sid=${person.cookies.get('sid')}`
  return (await app.http.inject({ method: 'DELETE', url, headers: { cookie, ...headers } })).statusCode
}

describe('a write', () => {
  test.each([
    ['from our own page', { 'sec-fetch-site': 'same-origin' }, 200],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sister domain', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'from another site with our origin forged',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      403,
    ],
    ['of an old browser on our page', { origin: 'http://localhost:3000' }, 200],
    ['of an old browser on an evil page', { origin: 'https://evil.example' }, 403],
    ['from an address that ends like ours', { origin: 'http://localhost:3000.evil.example' }, 403],
    ['from our host on another port', { origin: 'http://localhost:3001' }, 403],
    ['from a page without origin', { origin: 'null' }, 403],
    ['without any sign of where it comes from', {}, 403],
    ['of a tool that names itself', { 'x-requested-with': 'tool' }, 200],
  ])('%s answers %s', async (_, headers, status) => {
    expect(await write(headers as Record<string, string>)).toBe(status)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'with JSON sent as %s is refused',
    async (contentType) => {
      const answer = await app.visitor().post('/api/auth/login', undefined, {
        headers: { 'content-type': contentType },
        raw: JSON.stringify({ username: person.username, password: person.password }),
      })
      expect([answer.status, answer.body.code]).toEqual([415, 'media-type'])
    },
  )
})

test.each(['https://app.example.evil.com', 'null', 'capacitor://evil', 'http://localhost:3000.evil.example'])(
  'no page on %s may read answers',
  async (origin) => {
    const answer = await person.get('/api/auth/me', { headers: { origin } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    const asked = await app.http.inject({
      method: 'OPTIONS',
      url: '/api/auth/me',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  },
)

test('reading changes nothing', async () => {
  const before = await person.get('/api/auth/sessions')
  for (const path of ['/api/auth/me', '/api/auth/sessions', '/api/site']) {
    await person.get(path)
    await person.get(path)
  }
  expect((await person.get('/api/auth/sessions')).body).toEqual(before.body)
})
