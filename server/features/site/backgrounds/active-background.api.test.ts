import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { siteRoutes } from '../site.routes.ts'

const PATH = '/api/background-image/active'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: siteRoutes } })
})
afterAll(() => app.close())

const ask = (etag?: unknown) =>
  app.visitor().get(PATH, typeof etag === 'string' ? { headers: { 'if-none-match': etag } } : {})

const show = (path: string) =>
  app.world.db.execute(sql`insert into background_images (path, is_active) values (${path}, true)`)

test('without a picture the answer is null, and a repeated request gets 304', async () => {
  const { status, body, headers } = await ask()
  expect({ status, body }).toEqual({ status: 200, body: { url: null } })
  const again = await ask(headers['etag'])
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
})

test('an activated picture is served within seconds, also to clients that had none before', async () => {
  const { headers } = await ask()
  await show('/media/backgrounds/beton.webp')
  app.passTime(5000)
  const { status, body } = await ask(headers['etag'])
  expect({ status, body }).toEqual({ status: 200, body: { url: '/media/backgrounds/beton.webp' } })
})

test('only one picture is active, and none is on another host', async () => {
  const code = async (write: Promise<unknown>) => {
    const error: unknown = await write.then(
      () => null,
      (refused: unknown) => refused,
    )
    return (error as { cause?: { constraint?: string } } | null)?.cause?.constraint
  }
  expect(await code(show('/media/backgrounds/second.webp'))).toBe('background_images_one_active')
  expect(await code(show('//elsewhere.example/x.webp'))).toBe('background_images_own_path')
  expect(await code(show('https://elsewhere.example/x.webp'))).toBe('background_images_own_path')
})
