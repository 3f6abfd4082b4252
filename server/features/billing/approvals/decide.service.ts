import type { MoneyRequest } from '#contract/money-requests.ts'
import { requireMoneyProof } from '#server/features/accounts/staff/money-act.service.ts'
import { requireOtherBrand } from '#server/features/brands/memberships.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { lockPurchase, type PurchaseRow } from '../checkout/purchases.store.ts'
import { orderRefund, sendOrdered } from '../checkout/refunds.service.ts'
import { acceptOpenReturn } from '../returns/staff-returns.service.ts'
import { bookGrant } from '../staff/brand-accounts.service.ts'
import { listOthers } from './ask.service.ts'
import { byItself, byStaff, type Recorder } from './recorder.ts'
import { tellMoneyRequestJob } from './request-jobs.ts'
import {
  findRequest,
  lockRequest,
  type RequestRow,
  selectDue,
  selectRequests,
  updateRequest,
} from './requests.store.ts'

/** What staff asked for. */
export async function listRequests(scope: StaffScope, of: 'open' | 'decided'): Promise<{ requests: MoneyRequest[] }> {
  const { userId } = scope.actor
  const person = (id: string | null, username: string | null) =>
    id !== null && username !== null ? { username, isSelf: id === userId } : null
  const rows = await selectRequests(scope.db, of)
  const requests = rows.map(async ({ row, brandName, asker, decider }) => ({
    ...{ id: row.id, kind: row.kind, state: row.state, subjectId: row.subjectId, cents: row.cents, reason: row.reason },
    brand: { id: row.brandId, name: brandName },
    askedBy: person(row.askedBy, asker),
    askedAt: row.askedAt.toISOString(),
    takesEffectAt: row.takesEffectAt?.toISOString() ?? null,
    decidedBy: person(row.decidedBy, decider),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    isForCaller: row.state === 'open' && (await listOthers(scope, row)).some(({ id }) => id === userId),
  }))
  return { requests: await Promise.all(requests) }
}

interface Confirmed {
  readonly reason: string
  readonly password?: string | undefined
}

/** A second person confirms: what was asked for happens in the same transaction, once. */
export async function confirmRequest(scope: StaffScope, id: string, { reason, password }: Confirmed): Promise<void> {
  await requireMoneyProof(scope, password)
  const purchases = await inTransaction(scope, async (inside) => {
    const row = await requireForCaller(inside, id)
    const decided = { decidedBy: inside.actor.userId, decidedAt: inside.now(), answer: reason }
    await updateRequest(inside.db, id, { state: 'confirmed', ...decided })
    return carryOut(inside, row, byStaff(inside, { request: [row.askedBy, id], confirmation: [null, reason] }))
  })
  for (const purchase of purchases) await sendOrdered(scope, purchase)
}

/** A second person refuses: nothing happens. */
export const refuseRequest = (scope: StaffScope, id: string, answer: string): Promise<void> =>
  inTransaction(scope, async (inside) => {
    const row = await requireForCaller(inside, id)
    await close(inside, row, { state: 'refused', answer })
  })

/** The person who asked takes it back; a superadmin may as well. */
export const withdrawRequest = (scope: StaffScope, id: string): Promise<void> =>
  inTransaction(scope, async (inside) => {
    const row = await requireOpen(inside, id)
    const { userId, staffRole } = inside.actor
    ensure(row.askedBy === userId || staffRole === 'superadmin', 'forbidden')
    await close(inside, row, { state: 'withdrawn', answer: '' })
  })

async function close(
  inside: StaffScope,
  { id, brandId, kind, cents }: RequestRow,
  { state, answer }: { readonly state: 'refused' | 'withdrawn'; readonly answer: string },
): Promise<void> {
  await updateRequest(inside.db, id, { state, answer, decidedBy: inside.actor.userId, decidedAt: inside.now() })
  const target = { targetType: 'money-request', targetId: id, brandId, changed: { [kind]: [cents, null] } } as const
  await writeAudit(inside, { action: `money.${state}`, ...target, reason: answer })
}

async function requireOpen(inside: StaffScope, id: string): Promise<RequestRow> {
  // Purchases and returns are locked before the request, in the order of the acts that ask.
  const known = await findRequest(inside.db, id)
  ensure(known, 'billing.unknown-request')
  const row = await lockRequest(inside.db, id)
  ensure(row?.state === 'open', 'billing.request-decided')
  return row
}

/** Refuses the person who asked, and members of the brand. */
async function requireForCaller(inside: StaffScope, id: string): Promise<RequestRow> {
  const row = await requireOpen(inside, id)
  ensure(row.askedBy !== inside.actor.userId, 'billing.request-own')
  await requireOtherBrand(inside, row.brandId)
  return row
}

/** Does what was asked for, under the key of the request. Answers the purchases whose refunds are to be sent. */
async function carryOut(inside: World, row: RequestRow, record: Recorder): Promise<readonly PurchaseRow[]> {
  const { kind, brandId, subjectId, cents, reason, requestKey: key } = row
  if (kind === 'return') return acceptOpenReturn(inside, subjectId, { reason, record })
  if (kind === 'grant') {
    await bookGrant(inside, { brandId, cents, reason, key, record })
    return []
  }
  const purchase = await lockPurchase(inside.db, { id: subjectId, reference: '' })
  ensure(purchase, 'billing.refund')
  await orderRefund(inside, purchase, { cents, reason, key, record })
  return [purchase]
}

/**
 * Job: carries out requests whose day has passed. A second person who is there by now must confirm instead. What is not
 * possible any more has failed.
 */
export async function settleMoneyRequests(world: World): Promise<void> {
  await eachAlone(world, await selectDue(world.db, world.now()), async (id) => {
    try {
      const purchases = await inTransaction(world, (inside) => settle(inside, id))
      for (const purchase of purchases) await sendOrdered(world, purchase)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const failed = { state: 'failed', decidedAt: world.now(), answer: error.code } as const
      await inTransaction(world, async ({ db }) => {
        if ((await lockRequest(db, id))?.state === 'open') await updateRequest(db, id, failed)
      })
    }
  })
}

async function settle(inside: World, id: string): Promise<readonly PurchaseRow[]> {
  const row = await lockRequest(inside.db, id)
  const isDue = row?.state === 'open' && row.takesEffectAt !== null && row.takesEffectAt <= inside.now()
  if (!isDue) return []
  if ((await listOthers(inside, row)).length > 0) {
    await updateRequest(inside.db, id, { takesEffectAt: null })
    await inside.jobs.enqueue(inside.db, tellMoneyRequestJob, { requestId: id })
    return []
  }
  await updateRequest(inside.db, id, { state: 'effective', decidedAt: inside.now() })
  return carryOut(inside, row, byItself({ request: [row.askedBy, id] }))
}
