import { FOUR_EYES, type MoneyRequestKind } from '#contract/money-requests.limits.ts'
import type { MoneyAnswer } from '#contract/money-requests.ts'
import { isStaffAllowed, STAFF_ROLES } from '#contract/rights.ts'
import { listStaffWith } from '#server/features/accounts/staff/staff-members.service.ts'
import { membershipsOf } from '#server/features/brands/memberships.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { StaffScope, World } from '#server/platform/scope/scope.ts'
import { tellMoneyRequestJob } from './request-jobs.ts'
import { findRequestByKey, insertRequest, type RequestRow } from './requests.store.ts'

const HOUR_MS = 3_600_000
const MONEY_ROLES = STAFF_ROLES.filter((role) => isStaffAllowed(role, 'money'))

/** Since when acts of one day count together: otherwise two of them would go around the limit. */
export const countedSince = ({ now }: Pick<World, 'now'>): Date => new Date(now().getTime() - FOUR_EYES.hours * HOUR_MS)

export const DONE: MoneyAnswer = { ok: true, request: null }

export const asked = ({ id, takesEffectAt }: RequestRow): MoneyAnswer => ({
  ok: true,
  request: { id, takesEffectAt: takesEffectAt?.toISOString() ?? null },
})

interface Wanted {
  readonly kind: MoneyRequestKind
  readonly brandId: string
  readonly subjectId: string
  readonly cents: number
  readonly reason: string
  readonly key: string
}

/** The request that was made with this key before; refuses another content. */
export async function askedBefore(
  { db }: Pick<World, 'db'>,
  { key, kind, subjectId, cents }: Omit<Wanted, 'brandId' | 'reason'>,
): Promise<RequestRow | null> {
  const known = await findRequestByKey(db, key)
  const isSame = known?.kind === kind && known.subjectId === subjectId && known.cents === cents
  ensure(!known || isSame, 'idempotency-key.reused')
  return known
}

/** Trust S43: stores what a second person confirms. Where there is no second person, it takes effect after a day. */
export async function askForMoney(inside: StaffScope, wanted: Wanted): Promise<MoneyAnswer> {
  const { kind, brandId, subjectId, cents, reason, key } = wanted
  const askedAt = inside.now()
  const isAlone = (await listOthers(inside, { askedBy: inside.actor.userId, brandId })).length === 0
  const row = await insertRequest(inside.db, {
    ...{ kind, brandId, subjectId, cents, reason, requestKey: key, askedAt, askedBy: inside.actor.userId },
    takesEffectAt: isAlone ? new Date(askedAt.getTime() + FOUR_EYES.hours * HOUR_MS) : null,
  })
  const changed = { [kind]: [null, cents] } as const
  const target = { targetType: 'money-request', targetId: row.id, brandId, changed, reason } as const
  await writeAudit(inside, { action: 'money.asked', ...target })
  await inside.jobs.enqueue(inside.db, tellMoneyRequestJob, { requestId: row.id })
  return asked(row)
}

/** Who could confirm a request: staff with the money right, except the person who asked and members of the brand. */
export async function listOthers(
  world: Pick<World, 'db'>,
  { askedBy, brandId }: Pick<RequestRow, 'askedBy' | 'brandId'>,
): Promise<{ id: string; username: string }[]> {
  const others = (await listStaffWith(world, MONEY_ROLES)).filter(({ id }) => id !== askedBy)
  const isOfBrand = await Promise.all(
    others.map(async ({ id }) => (await membershipsOf(world, id)).some((one) => one.brandId === brandId)),
  )
  return others.filter((_, at) => !isOfBrand[at])
}
