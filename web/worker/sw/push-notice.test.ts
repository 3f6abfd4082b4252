import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PushNotice } from '#contract/push.ts'
import { openNotice, renewSubscription, showNotice } from './push-notice.ts'

const ORIGIN = 'https://dropdeck.example'
const NOTICE: PushNotice = {
  title: 'Jetzt da: Nord Nachtgleis',
  body: 'Für 100 €.',
  path: '/products/7c1',
  picture: '/media/p1/640.webp',
  tag: 'drop-7c1',
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a message of the push service', () => {
  async function shown(data: Partial<PushMessageData> | null) {
    const showNotification = vi.fn(async () => {})
    await showNotice({ showNotification } as unknown as ServiceWorkerRegistration, data as PushMessageData | null)
    return showNotification.mock.calls[0] as unknown as [string, NotificationOptions & { image?: string }]
  }

  test('is shown with its picture, and a later one about the same product replaces it', async () => {
    const [title, options] = await shown({ json: () => NOTICE })
    expect(title).toBe(NOTICE.title)
    expect(options).toMatchObject({ body: NOTICE.body, tag: NOTICE.tag, image: NOTICE.picture })
    expect(options.data).toEqual({ path: NOTICE.path })
  })

  test('without a picture has none', async () => {
    const [, options] = await shown({ json: () => ({ ...NOTICE, picture: null }) })
    expect(options).not.toHaveProperty('image')
  })

  test.each([
    ['is empty', null],
    ['cannot be read', { json: () => JSON.parse('<') }],
  ])('that %s is shown all the same: browsers take the right away otherwise', async (_, data) => {
    const [title, options] = await shown(data)
    expect(title).toBe('Dropdeck')
    expect(options.data).toEqual({ path: '/' })
  })
})

describe('a tap on it', () => {
  interface Window {
    focus(): Promise<unknown>
    navigate(url: string): Promise<unknown>
  }
  /** The addresses that the tap opened: in the open window first, then in new windows. */
  async function openedBy(data: unknown, windows: readonly Window[] = []) {
    const opened: string[] = []
    const clients = {
      matchAll: async () => windows,
      openWindow: async (url: string) => opened.push(url),
    }
    await openNotice(clients as unknown as Clients, { data } as Notification)
    return opened
  }

  test('opens the product in a new window where none is open', async () => {
    expect(await openedBy({ path: '/products/7c1' })).toEqual([`${ORIGIN}/products/7c1`])
  })

  test('brings an open window to the front and to the product', async () => {
    const done: string[] = []
    const window = {
      focus: async () => done.push('focus'),
      navigate: async (url: string) => done.push(url),
    }
    expect(await openedBy({ path: '/products/7c1' }, [window])).toEqual([])
    expect(done).toEqual(['focus', `${ORIGIN}/products/7c1`])
  })

  test('opens a new window where the open one cannot be navigated', async () => {
    const window = { focus: async () => {}, navigate: () => Promise.reject(new TypeError('not controlled')) }
    expect(await openedBy({ path: '/products/7c1' }, [window])).toEqual([`${ORIGIN}/products/7c1`])
  })

  test.each([
    ['another site', { path: 'https://evil.example/x' }],
    ['another site without its scheme', { path: '//evil.example/x' }],
    ['a script', { path: 'javascript:alert(1)' }],
  ])('never leads to %s', async (_, data) => {
    expect(await openedBy(data)).toEqual([ORIGIN])
  })

  test('opens the start page for a message of an older version without a path', async () => {
    expect(await openedBy(null)).toEqual([`${ORIGIN}/`])
  })
})

describe('a new address of this browser', () => {
  const subscription = (endpoint: string) =>
    ({
      options: { applicationServerKey: new ArrayBuffer(65) },
      toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
    }) as unknown as PushSubscription

  test.each([
    ['that the browser made itself', subscription('https://push.example/new')],
    ['that has to be made with the old key', null],
  ])('%s is told to the server', async (_, newSubscription) => {
    const told = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
    vi.stubGlobal('fetch', told)
    const subscribe = vi.fn(async () => subscription('https://push.example/new'))
    const registration = { pushManager: { subscribe } } as unknown as ServiceWorkerRegistration
    await renewSubscription(registration, {
      oldSubscription: subscription('https://push.example/old'),
      newSubscription,
    })
    const [path, init] = told.mock.calls[0] ?? []
    expect([path, init?.method]).toEqual(['/api/push/subscriptions', 'POST'])
    expect(JSON.parse(String(init?.body))).toEqual({
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'p', auth: 'a' },
    })
    expect(subscribe).toHaveBeenCalledTimes(newSubscription ? 0 : 1)
  })

  test('that fails is repeated at the next start of the app', async () => {
    const told = vi.fn()
    vi.stubGlobal('fetch', told)
    await renewSubscription({} as ServiceWorkerRegistration, { oldSubscription: null, newSubscription: null })
    expect(told).not.toHaveBeenCalled()
  })
})
