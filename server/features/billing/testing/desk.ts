import { randomUUID } from 'node:crypto'
import type { Order, Purchase } from '#contract/billing.ts'
import { signEvent } from '#server/platform/payments/signed-event.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import type { TestApp } from '#server/testing/test-world.ts'

type Answer = ReturnType<TestClient['send']>

const ORDER: Order = {
  credit: { kind: 'package', name: 'M' },
  billingEmail: 'rechnung@hafenware.example',
  orderReference: 'B-17',
  savesCard: false,
}

/** The owner of a new brand whose company is known, with the calls of the checkout. */
export async function openBillingDesk(app: TestApp) {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id })
  await insertTestCompany(app.world, brand.no)
  const order = (changes: Partial<Order> = {}, key: string = randomUUID()): Answer =>
    owner.send('POST', '/api/checkout', { ...ORDER, ...changes }, { headers: { 'idempotency-key': key } })
  const read = async (id: string) => (await owner.get(`/api/checkout/${id}`)).body as Purchase
  const card = (id: string, number: string): Answer => owner.send('POST', `/api/checkout/${id}/test-card`, { number })
  return {
    owner,
    brand,
    order,
    read,
    card,
    /** Orders, pays, and lets the events arrive. */
    async buy(changes: Partial<Order> = {}, number = '4242 4242 4242 4242'): Promise<Purchase> {
      const placed = (await order(changes)).body as Purchase
      await card(placed.id, number)
      await app.jobsDone()
      return read(placed.id)
    },
    wallet: async () => {
      const { purchasedCents, bonusCents, debtCents } = (await owner.get('/api/brand/wallet')).body as {
        purchasedCents: number
        bonusCents: number
        debtCents: number
      }
      return [purchasedCents, bonusCents, debtCents]
    },
    invoices: async () => {
      const { invoices } = (await owner.get('/api/brand/invoices')).body as {
        invoices: { id: string; number: string; kind: string; netCents: number; vatCents: number; grossCents: number }[]
      }
      return invoices
    },
  }
}

/** Sends an event to the webhook, signed for the present moment unless told otherwise. */
export async function sendEvent(app: TestApp, event: object, signature?: string): Answer {
  const raw = JSON.stringify(event)
  const headers = { 'stripe-signature': signature ?? (await signEvent(app.world, raw)) }
  return app.visitor().send('POST', '/api/webhooks/simulator', undefined, { raw, headers })
}
