import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config/config.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { openBillingDesk } from '../testing/desk.ts'
import { balanceOf, spend, topUp } from './ledger.service.ts'
import { checkLedger } from './ledger-check.service.ts'
import { removeTestCredit, testCreditFault } from './test-credit.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const live = () => ({
  ...app.world,
  config: readConfig({
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://dropdeck.example', SECRET: 'x'.repeat(32) },
    ...{ SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }),
})

test('credit of test mode stands against live payments until it is removed, and live credit stays', async () => {
  expect(await testCreditFault(live())).toBeNull()
  const desk = await openBillingDesk(app)
  const bought = await desk.buy({}, '4000 0000 0000 0259')
  const { id: brandId } = await insertTestBrand(app.world)
  const kept = { brandId, purchaseId: randomUUID(), cents: 700, bonusCents: 0, bonusExpiresAt: app.world.now() }
  await topUp(app.world, { ...kept, isLive: true })
  await desk.buy()
  await spend(app.world, { brandId: desk.brand.id, key: randomUUID(), cents: 250 })
  expect(bought.state).toBe('disputed')
  expect(await testCreditFault(live())).toContain('1 brands have 50.00 EUR of ad credit from test mode: npm run ledger')
  expect(await testCreditFault(app.world)).toBeNull()
  expect(await removeTestCredit(app.world)).toBe('50.00 EUR of ad credit from test mode removed, of 1 brands.')
  expect(await testCreditFault(live())).toBeNull()
  expect(await desk.wallet()).toEqual([0, 0, 0])
  expect(await balanceOf(app.world, brandId)).toMatchObject({ purchasedCents: 700 })
  expect((await checkLedger(app.world)).differences).toEqual([])
})
