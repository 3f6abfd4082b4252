import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigurationError } from '#server/platform/config/config.ts'
import { ensureDemoAdmin } from './features/accounts/staff/staff-members.service.ts'
import { main } from './main.ts'
import { openTestApp, type TestApp } from './testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('production does not start with the admin of a demo, who has no second factor', async () => {
  const { username, email } = await app.person()
  await ensureDemoAdmin(app.world, email)
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: app.world.config.databaseUrl ?? '',
    PUBLIC_URL: 'https://dropdeck.example',
    SECRET: 'a-secret-of-this-test-0123456789-0123456789',
    SMTP_URL: 'smtp://127.0.0.1:1',
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  }
  const error: unknown = await main({ environment }).then(
    async (running) => running.close(),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ConfigurationError)
  expect((error as ConfigurationError).faults).toEqual([
    `"${username}" is the admin of a demo, without a second factor: npm run staff -- revoke ${email}`,
  ])
})
