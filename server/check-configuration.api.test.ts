import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkConfiguration } from './check-configuration.ts'
import { readConfig } from './platform/config/config.ts'
import { openTestApp, type TestApp } from './testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const faultsOf = async (world: TestApp['world'], mailTo: string | null = null) =>
  Object.fromEntries((await checkConfiguration(world, mailTo)).map(({ name, faults }) => [name, faults]))

test('each part is tried: a test mail goes out, a file leaves nothing, and what the imprint lacks is named', async () => {
  const found = await faultsOf(app.world, 'lena@example.org')
  expect(found).toEqual({
    Database: [],
    Files: [],
    Mail: [],
    Operator: [expect.stringMatching(/OPERATOR_NAME.*OPERATOR_PHONE/)],
    Payments: [],
  })
  expect(app.mail.lastTo('lena@example.org').subject).toBe('Testmail von Dropdeck')
  for await (const { key } of app.world.storage.list('check')) throw new Error(`${key} was left`)
})

test('a part that fails is a fault of that part alone', async () => {
  const send = () => Promise.reject(new Error('connection refused'))
  const world = { ...app.world, mail: { ...app.world.mail, send } }
  expect(await faultsOf(world, 'lena@example.org')).toMatchObject({ Mail: ['connection refused'], Files: [] })
})

test('Stripe is asked with the key, and must send events to this installation', async () => {
  const answers: (readonly [number, object])[] = []
  const server = createServer((_, response) => {
    const [status, body] = answers.shift() ?? [500, {}]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://deck.example',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_TEST_API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  const payments = async (...given: typeof answers) => {
    answers.push(...given)
    return (await faultsOf({ ...app.world, config }, 'lena@example.org'))['Payments']
  }
  const list = (...data: object[]) => [200, { object: 'list', data, has_more: false }] as const
  const hook = { url: 'https://deck.example/api/webhooks/stripe', status: 'enabled' }
  expect(await payments([401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }])).toEqual([
    expect.stringContaining('Invalid API Key'),
  ])
  expect(await payments(list(), list())).toEqual([expect.stringContaining('sends no events to https://deck.example')])
  expect(await payments(list(), list({ ...hook, enabled_events: ['payment_intent.succeeded'] }))).toEqual([
    expect.stringContaining('charge.dispute.created'),
  ])
  expect(await payments(list(), list({ ...hook, enabled_events: ['*'] }))).toEqual([])
  server.close()
})
