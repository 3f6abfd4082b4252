// Trust S84, S85: what pages may run and show, and what they say of where a visitor comes from.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const open = (url: string) => app.http.inject({ url, headers: { accept: 'text/html' } })
const rulesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((rule) => rule.trim().split(/ (.*)/s, 2)),
  ) as Readonly<Record<string, string>>

test.each(['/', '/api/site', '/healthz', '/dev/mailbox'])(
  '%s demands trusted types and allows nothing inline',
  async (url) => {
    const { headers } = await open(url)
    const rules = rulesOf(headers['content-security-policy'])
    expect(rules).toMatchObject({ 'require-trusted-types-for': "'script'", 'trusted-types': 'dropdeck' })
    expect(headers['content-security-policy']).not.toMatch(/unsafe-/)
  },
)

test('a page of the server allows the one style that stands in it, by its hash', async () => {
  const { headers, body } = await open('/dev/mailbox')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(style).not.toBe('')
  expect(rulesOf(headers['content-security-policy'])['style-src']).toBe(`'self' 'sha256-${hash}'`)
})

describe('the description of the API', () => {
  test('demands trusted types, too, and allows style attributes besides', async () => {
    const policy = String((await open('/api/docs/')).headers['content-security-policy'])
    expect(rulesOf(policy)).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dropdeck default dompurify',
    })
    expect(policy.match(/[\w-]+ 'unsafe-[\w-]+'/g)).toEqual(["style-src-attr 'unsafe-inline'"])
  })

  test('is open where it is switched on', async () => {
    expect((await open('/api/docs/')).statusCode).toBe(200)
    expect((await open('/api/openapi.json')).statusCode).toBe(200)
  })

  test('is not there where it is switched off, and the API answers as ever', async () => {
    const silent = await openTestApp({ env: { API_DOCS: 'off' } })
    const statuses = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/openapi.json', '/api/site'].map(
      async (path) => (await silent.visitor().get(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 200])
    await silent.close()
  })
})
