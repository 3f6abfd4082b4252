import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnPushOn } from './push-calls.ts'

const KEY = 'a-key'
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A browser with a worker, in which the person allows messages. */
function browser() {
  let isSubscribed = false
  const subscription = {
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      isSubscribed = false
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true
        return subscription
      },
    },
  }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' })
  return { isSubscribed: () => isSubscribed }
}

/** A server that knows its key and answers a subscription like this. */
const server = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/key') ? Promise.resolve(json(200, { key: KEY })) : answer(),
  )

let device: ReturnType<typeof browser>
beforeEach(() => {
  device = browser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a subscription that the server took stays', async () => {
  server(async () => json(200, { ok: true }))
  await turnPushOn()
  expect(device.isSubscribed()).toBe(true)
})

test.each([
  ['refuses', async () => json(429, { code: 'too-many' })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s leaves the switch off, and the failure is told', async (_, answer) => {
  server(answer)
  await expect(turnPushOn()).rejects.toThrow()
  expect(device.isSubscribed()).toBe(false)
})
