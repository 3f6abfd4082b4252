import { randomUUID } from 'node:crypto'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { openPlanDesk } from '#server/features/billing/plans/testing/plan-desk.ts'
import { openBillingDesk } from '#server/features/billing/testing/desk.ts'
import type { TestPerson } from '../test-world.ts'
import { type ActWorld, type AdminActs, REASON } from './admin-act.ts'

const DAY_MS = 86_400_000
/** Above what one member of staff grants alone. */
const MUCH_CENTS = 20_000

const keyed = () => ({ 'idempotency-key': randomUUID() })

/** A grant that waits for a second person. */
async function requested({ app }: ActWorld, by: TestPerson): Promise<string> {
  const { brand } = await openBillingDesk(app)
  const body = { cents: MUCH_CENTS, reason: REASON }
  const answer = await by.post(`/api/admin/billing/brands/${brand.id}/grants`, body, { headers: keyed() })
  return (answer.body as MoneyAnswer).request?.id ?? ''
}
const asked = async (world: ActWorld) => requested(world, await world.app.person({ staff: 'superadmin' }))

async function returned({ app }: ActWorld): Promise<string> {
  const desk = await openBillingDesk(app)
  await desk.buy()
  const body = { cents: 1000, reason: 'Doch kein Budget' }
  const answer = await desk.owner.post('/api/brand/credit-returns', body, { headers: keyed() })
  return answer.body.returns[0]?.id ?? ''
}

async function overridden({ app, admin }: ActWorld, isHeld: boolean) {
  const desk = await openPlanDesk(app)
  await desk.buy('starter')
  const until = new Date(app.world.now().getTime() + 10 * DAY_MS).toISOString().slice(0, 10)
  const body = { plan: 'studio', until, reason: REASON }
  const { id } = desk.brand
  if (isHeld) await admin.post(`/api/admin/billing/brands/${id}/plan-override`, body)
  return { params: { id }, body: isHeld ? { reason: REASON } : body, target: id }
}

/** What staff do with money. */
export const MONEY_ACTS: AdminActs = {
  'POST /api/admin/billing/brands/{id}/grants': async ({ app }) => {
    const { id } = (await openBillingDesk(app)).brand
    return { params: { id }, body: { cents: 100, reason: REASON }, headers: keyed() }
  },
  'POST /api/admin/purchases/{id}/refund': async ({ app }) => {
    const { id } = await (await openBillingDesk(app)).buy()
    return { params: { id }, body: { cents: 595, reason: REASON }, headers: keyed(), target: id }
  },
  'POST /api/admin/billing/requests/{id}/confirm': async (world) => ({
    params: { id: await asked(world) },
    body: { reason: REASON },
  }),
  'POST /api/admin/billing/requests/{id}/refuse': async (world) => ({
    params: { id: await asked(world) },
    body: { reason: REASON },
  }),
  'POST /api/admin/billing/requests/{id}/withdraw': async (world) => {
    await world.app.person({ staff: 'superadmin' })
    return { params: { id: await requested(world, world.admin) }, body: {} }
  },
  'POST /api/admin/billing/credit-returns/{id}/accept': async (world) => ({
    params: { id: await returned(world) },
    body: { reason: REASON },
  }),
  'POST /api/admin/billing/credit-returns/{id}/refuse': async (world) => ({
    params: { id: await returned(world) },
    body: { reason: REASON },
  }),
  'POST /api/admin/billing/brands/{id}/plan-override': (world) => overridden(world, false),
  'POST /api/admin/billing/brands/{id}/plan-override/end': (world) => overridden(world, true),
  'POST /api/admin/prices': async ({ app }) => ({
    body: {
      validFrom: new Date(app.world.now().getTime() + 60 * DAY_MS).toISOString(),
      prices: FIRST_PRICES,
      reason: REASON,
    },
  }),
}
