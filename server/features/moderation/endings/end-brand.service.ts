import { ENDING_DAYS_MOST, ENDING_NOTICE_DAYS, type EndingCause } from '#contract/brand-endings.limits.ts'
import type { OwnEnding } from '#contract/brand-endings.ts'
import { type GroundKey, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireProof } from '#server/features/accounts/proof.service.ts'
import {
  type EndingBrand,
  endAccount,
  listAccountsDue,
  lockAccount,
  readEnding,
  setEnding,
  takeEndingBack,
} from '#server/features/brands/closing/end-account.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { writeAudit, writeSystemAudit } from '#server/platform/audit/audit.ts'
import { eachAlone } from '#server/platform/jobs/each-alone.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { findLastDecision, insertDecision } from '../decisions.store.ts'
import { newReference } from '../reference.ts'
import { requireOtherBrand } from '../review-queue.service.ts'
import { endingStatement } from './ending-statement.ts'

/** In force in production or with RATE_LIMITS=on. */
const ENDING_ACCOUNTS = { name: 'ending-accounts', hits: 100, seconds: 3600 } as const

interface NewEnding {
  readonly ground?: GroundKey | undefined
  readonly facts: string
  readonly note: string
  readonly cause: EndingCause
  readonly lastDay?: string | undefined
  readonly password?: string | undefined
}

/** The day is at least 30 days away; an end at once names its reason instead (P2B art. 4). */
function requireDay({ cause, lastDay }: NewEnding, now: Date): void {
  const today = berlinDayOf(now)
  const isInRange =
    lastDay !== undefined &&
    lastDay >= daysLater(today, ENDING_NOTICE_DAYS) &&
    lastDay <= daysLater(today, ENDING_DAYS_MOST)
  ensure(cause === 'notice' ? isInRange : lastDay === undefined, 'endings.day')
}

/** Product 14: ends a brand's account at the end of a day, or at once. Its team gets the statement of reasons in the same transaction. */
export async function endBrand(scope: StaffScope, brandId: string, given: NewEnding): Promise<{ reference: string }> {
  const { ground, facts, note, cause, lastDay, password } = given
  const hasGround = ground !== undefined && groundsFor('brand').includes(ground)
  ensure(hasGround && facts.length >= REVIEW.factsMin && !facts.includes('…'), 'review.reasons')
  requireDay(given, scope.now())
  await requireOtherBrand(scope, 'brand', brandId)
  await requireProof(scope, await requireAccount(scope), { password, limit: ENDING_ACCOUNTS })
  return inTransaction(scope, async (inside) => {
    const brand = await requireBrand(await lockAccount(inside, brandId))
    ensure(brand.endsAt === null, 'review.impossible')
    const at = lastDay === undefined ? inside.now() : berlinMidnight(daysLater(lastDay, 1))
    await setEnding(inside, brandId, { at, cause })
    const reference = await record(inside, brandId, brand, { decision: 'block', ground, facts, note, until: at })
    const statement = { ground, facts, cause, lastDay, reference }
    await tell(inside, brandId, brand, {
      phase: 'ending',
      day: lastDay ?? berlinDayOf(at),
      reason: endingStatement(statement, brand.language, inside.config),
    })
    const changed = { endsAt: [null, at.toISOString()], cause: [null, cause] } as const
    await writeAudit(inside, { ...entryOf(brandId), action: 'brand.ending-set', changed, reason: reference })
    if (cause !== 'notice') await carryOut(inside, brandId, brand)
    return { reference }
  })
}

/** Takes the end back, also after its day, until the brand is erased. */
export async function withdrawEnding(
  scope: StaffScope,
  brandId: string,
  { reason, password }: { readonly reason: string; readonly password?: string | undefined },
): Promise<{ reference: string }> {
  await requireOtherBrand(scope, 'brand', brandId)
  await requireProof(scope, await requireAccount(scope), { password, limit: ENDING_ACCOUNTS })
  return inTransaction(scope, async (inside) => {
    return { reference: await takeBack(inside, brandId, { reason, note: '' }) }
  })
}

/** Whether the account of this brand is being ended and is not erased, so that its end can be taken back. */
export async function isEndReversible(scope: Pick<World, 'db'>, brandId: string): Promise<boolean> {
  const brand = await readEnding(scope, brandId)
  return brand !== null && brand.endsAt !== null && !brand.isErased
}

/** Takes the end back, in the caller's transaction, and tells the team why. */
export async function takeBack(
  inside: StaffScope,
  brandId: string,
  { reason, note }: { readonly reason: string; readonly note: string },
): Promise<string> {
  const brand = await requireBrand(await lockAccount(inside, brandId))
  ensure(brand.endsAt !== null, 'review.impossible')
  await takeEndingBack(inside, brandId)
  const reference = await record(inside, brandId, brand, { decision: 'reverse', facts: reason, note })
  await tell(inside, brandId, brand, { phase: 'ending-taken-back', day: null, reason })
  const changed = { endsAt: [brand.endsAt, null] } as const
  await writeAudit(inside, { ...entryOf(brandId), action: 'brand.ending-taken-back', changed, reason })
  return reference
}

/** Job: ends the accounts whose day has come. */
export async function endBrands(world: World): Promise<void> {
  await eachAlone(world, await listAccountsDue(world), (brandId) =>
    inTransaction(world, async (inside) => {
      const brand = await lockAccount(inside, brandId)
      // Staff may have taken it back meanwhile.
      const isDue = brand?.endsAt && new Date(brand.endsAt) <= inside.now() && !brand.hasEnded && !brand.isErased
      if (!isDue) return
      await carryOut(inside, brandId, brand)
      await writeSystemAudit(inside, { ...entryOf(brandId), role: 'automatic', action: 'brand.ended', brandId })
    }),
  )
}

/** The end of the caller's brand with its reasons, as long as it holds. */
export async function readOwnEnding({ db, member }: BrandScope): Promise<{ ending: OwnEnding | null }> {
  const brand = await readEnding({ db }, member.brandId)
  const last = await findLastDecision(db, 'account', member.brandId)
  if (!brand?.endsAt || !brand.cause || last?.decision !== 'block') return { ending: null }
  const { reference, ground, facts, decidedAt } = last
  const { cause, endsAt, hasEnded } = brand
  return { ending: { reference, ground, facts, cause, decidedAt, endsAt, hasEnded } }
}

const entryOf = (brandId: string) => ({ targetType: 'brand', targetId: brandId, brandId }) as const

async function requireBrand(brand: EndingBrand | null): Promise<EndingBrand> {
  ensure(brand && !brand.isErased, 'brands.unknown')
  return brand
}

type Inside = Pick<World, 'db' | 'now' | 'jobs'>

async function carryOut(inside: Inside, brandId: string, brand: EndingBrand): Promise<void> {
  const deleteAfter = await endAccount(inside, brandId)
  await tell(inside, brandId, brand, { phase: 'ended', day: berlinDayOf(deleteAfter) })
}

interface Told {
  readonly phase: 'ending' | 'ending-taken-back' | 'ended'
  readonly day: string | null
  readonly reason?: string
}

const tell = (inside: Inside, brandId: string, { name }: EndingBrand, told: Told): Promise<void> =>
  notifyTeam(inside, { brandId, right: null, content: { kind: 'brand-closing', brand: name, ...told } })

interface Decided {
  readonly decision: 'block' | 'reverse'
  readonly ground?: GroundKey | undefined
  readonly facts: string
  readonly note: string
  readonly until?: Date
}

async function record(
  inside: StaffScope,
  brandId: string,
  { language }: EndingBrand,
  { decision, ground, facts, note, until }: Decided,
): Promise<string> {
  const reference = newReference()
  const last = decision === 'reverse' ? await findLastDecision(inside.db, 'account', brandId) : null
  await insertDecision(inside.db, {
    ...{ reference, brandId, targetType: 'account' as const, targetId: brandId, decision },
    ...{ ground: ground ?? '', facts, note, language, until: until ?? null, isAutomated: false },
    ...{ reverses: last?.id ?? null, decidedBy: inside.actor.userId, decidedAt: inside.now() },
  })
  return reference
}
