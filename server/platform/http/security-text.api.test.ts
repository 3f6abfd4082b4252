import { afterEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp
afterEach(() => app.close())

const open = async (env: Readonly<Record<string, string>>) => {
  app = await openTestApp({ env, now: new Date('2026-03-01T12:00:00Z') })
  return app.http.inject({ url: '/.well-known/security.txt' })
}

test('it names the operator, the page for messages, and when it ends', async () => {
  const { headers, body } = await open({ OPERATOR_EMAIL: 'security@dropdeck.example' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@dropdeck.example',
    'Contact: http://localhost:3000/kontakt',
    'Expires: 2026-08-28T12:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ])
})

test('without an address of the operator there is the page', async () => {
  const { body } = await open({})
  expect(body).not.toContain('mailto:')
  expect(body).toContain('Contact: http://localhost:3000/kontakt\n')
})
