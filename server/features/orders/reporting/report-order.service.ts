import type { HandlerArgs } from '#contract/endpoint.ts'
import { TEST_CLICK } from '#contract/orders.limits.ts'
import type { Attributed, ordersContract } from '#contract/orders.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type KeyScope } from '#server/platform/scope/scope.ts'
import { noteCall } from '../server-keys.store.ts'
import { type Outcome, type Report, takeOrders } from './take-orders.service.ts'

type Conversion = HandlerArgs<(typeof ordersContract)['POST /api/conversions']>['body']

const CALLS = { name: 'conversions', hits: 600, seconds: 60 } as const

/** Takes one order from the server of a shop, and notes for the brand what became of the call. */
export async function reportOrder(scope: KeyScope, conversion: Conversion): Promise<Attributed> {
  const { keyBrandId: brandId, now } = scope
  await requireWithinLimit(scope, CALLS, brandId)
  const { orderId, clickId } = conversion
  if (clickId === TEST_CLICK) {
    await noteCall(scope.db, brandId, now(), 'test')
    return { orderId, productId: null, clickedAt: null, isTest: true }
  }
  const outcome = await inTransaction(scope, async (inside) => {
    const taken = await takeOne(inside, conversion)
    await noteCall(inside.db, brandId, now(), taken.kind === 'refused' ? taken.code : 'taken')
    return taken
  })
  if (outcome.kind === 'refused') throw new Refusal(outcome.code)
  const { productId, clickedAt } = outcome.order
  return { orderId, productId, clickedAt: clickedAt?.toISOString() ?? null, isTest: false }
}

type Taken = Exclude<Outcome, { kind: 'unrelated' }>

async function takeOne(scope: KeyScope, conversion: Conversion): Promise<Taken> {
  const { orderId, clickId, valueCents, currency, occurredAt } = conversion
  if (currency.toUpperCase() !== 'EUR') return { kind: 'refused', code: 'orders.currency' }
  const report: Report = {
    orderNo: orderId,
    valueCents,
    occurredAt: new Date(occurredAt),
    isDayOnly: false,
    via: 'call',
    clickKey: clickId.toLowerCase(),
    promoCode: null,
  }
  const [outcome] = await takeOrders(scope, scope.keyBrandId, [report])
  if (!outcome || outcome.kind === 'unrelated') throw new Error('an order with a click was taken for one without')
  return outcome
}
