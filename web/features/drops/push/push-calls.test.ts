import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renewPush, turnPushOn } from './push-calls.ts'

/** base64url of the bytes 1 to 4. */
const KEY = 'AQIDBA'
const OTHER_KEY = new Uint8Array([9, 9]).buffer
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

/** A browser with a worker whose user allows notifications. Each subscription has an address of its own. */
function browser() {
  let isSubscribed = false
  let count = 0
  const subscription = {
    endpoint: '',
    options: { applicationServerKey: null as ArrayBuffer | null },
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
        if (!isSubscribed) subscription.endpoint = `https://push.example/${++count}`
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
  return { subscription, isSubscribed: () => isSubscribed }
}

/** A server that answers its key, and a subscription with `answer`. */
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

test('a subscription that the server accepts stays', async () => {
  server(async () => json(200, { ok: true }))
  await turnPushOn()
  expect(device.isSubscribed()).toBe(true)
})

test.each([
  ['refuses', async () => json(429, { code: 'too-many' })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a server that %s leaves the switch off, and the failure is thrown', async (_, answer) => {
  server(answer)
  await expect(turnPushOn()).rejects.toThrow()
  expect(device.isSubscribed()).toBe(false)
})

describe('when the app is opened again', () => {
  /** The addresses that were sent to the server. */
  function recordingServer() {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      if (path.endsWith('/key')) return json(200, { key: KEY })
      sent.push(JSON.parse(String(body)).endpoint)
      return json(200, { ok: true })
    })
    return sent
  }

  test.each([
    ['is for the key of the server', new Uint8Array([1, 2, 3, 4]).buffer],
    ['does not say for which key it is', null],
  ])('a subscription that %s is sent again', async (_, key) => {
    const sent = recordingServer()
    await turnPushOn()
    device.subscription.options.applicationServerKey = key
    await renewPush()
    expect(sent).toEqual(['https://push.example/1', 'https://push.example/1'])
  })

  test('a subscription for a former key of the server is replaced, because nothing would arrive at it', async () => {
    const sent = recordingServer()
    await turnPushOn()
    device.subscription.options.applicationServerKey = OTHER_KEY
    await renewPush()
    expect(sent).toEqual(['https://push.example/1', 'https://push.example/2'])
  })

  test('a browser without a subscription calls nothing', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    await renewPush()
    expect(fetched).not.toHaveBeenCalled()
    expect(device.isSubscribed()).toBe(false)
  })
})
