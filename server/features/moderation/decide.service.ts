import { groundsFor, isRestriction, REVIEW, type ReviewType } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireProof } from '#server/features/accounts/proof.service.ts'
import { applyBrandReview, lockReviewed, type ReviewedBrand } from '#server/features/brands/brand-review.service.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { applyReview, lockForReview } from '#server/features/products/managing/review/product-review.service.ts'
import { settleBrand } from '#server/features/products/managing/settle-products.service.ts'
import { writeAudit, writeSystemAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { findLastDecision, insertDecision } from './decisions.store.ts'
import { newReference } from './reference.ts'
import { deleteClaim } from './review-claims.store.ts'
import { possibleDecisions, readRevision } from './review-item.service.ts'
import { claim, requireOtherBrand } from './review-queue.service.ts'
import { type NewDecision, statementOf } from './statement.ts'
import { computeTrust } from './trust-level.service.ts'

interface Target {
  readonly type: ReviewType
  readonly id: string
}

/** In force in production or with RATE_LIMITS=on. */
const ENDING_BRANDS = { name: 'ending-brands', hits: 100, seconds: 3600 } as const

type Writer = Pick<World, 'db' | 'now' | 'jobs' | 'config'> & { readonly language: Language }

/** A restriction names its ground and says in own words what is wrong (DSA art. 17). */
function requireReasons({ type }: Target, { decision, ground, facts }: NewDecision): void {
  if (!isRestriction(decision)) return
  const isGiven = ground !== undefined && groundsFor(type).includes(ground)
  ensure(isGiven && facts.length >= REVIEW.factsMin && !facts.includes('…'), 'review.reasons')
}

/** A brand may be suspended until a day; nothing else ends by itself. */
function requireUntil({ type }: Target, { decision, until }: NewDecision, now: Date): void {
  if (until === undefined) return
  const today = berlinDayOf(now)
  const isInRange = until > today && until <= daysLater(today, REVIEW.suspendedDaysMost)
  ensure(type === 'brand' && decision === 'block' && isInRange, 'review.until')
}

interface Proof {
  /** Needed where the sign-in is older than 15 minutes. */
  readonly password?: string | undefined
}

/** Product 14: what ends a brand asks for a recent sign-in, or the password. */
async function requireProofFor(scope: StaffScope, { type }: Target, { decision, password }: NewDecision & Proof) {
  if (type !== 'brand' || (decision !== 'reject' && decision !== 'block')) return
  await requireProof(scope, await requireAccount(scope), { password, limit: ENDING_BRANDS })
}

/** A decision of staff: effect, record, audit and notice in one transaction; both claim and version must hold. */
export async function decide(
  scope: StaffScope,
  target: Target,
  given: NewDecision & Proof & { readonly revision: string },
): Promise<{ reference: string }> {
  requireReasons(target, given)
  requireUntil(target, given, scope.now())
  await requireOtherBrand(scope, target.type, target.id)
  await requireProofFor(scope, target, given)
  return inTransaction(scope, async (inside) => {
    // Before the version is read, so that no edit comes between it and the decision.
    await (target.type === 'brand' ? lockReviewed(inside, target.id) : lockForReview(inside, target.id))
    await claim(inside, target.type, target.id)
    ensure((await readRevision(inside, target.type, target.id)) === given.revision, 'conflict')
    ensure((await possibleDecisions(inside, target.type, target.id)).includes(given.decision), 'review.impossible')
    const { reference, brandId, before } = await carryOut(inside, target, given, inside.actor.userId)
    await audit(inside, target, given.decision, { reference, brandId, before })
    await deleteClaim(inside.db, target.type, target.id)
    return { reference }
  })
}

const audit = (
  scope: StaffScope,
  { type, id }: Target,
  decision: NewDecision['decision'],
  { reference, brandId, before }: CarriedOut,
): Promise<void> =>
  writeAudit(scope, {
    action: `${type}.${decision}`,
    targetType: type,
    targetId: id,
    brandId,
    reason: reference,
    ...(before && { changed: { status: before } }),
  })

/** Whether it is shown, so that a report can end in a block. */
export const isBlockable = async (scope: World, { type, id }: Target): Promise<boolean> =>
  (await possibleDecisions(scope, type, id)).includes('block')

/** Whether a restriction is in force that can be lifted. */
export const isReversible = async (scope: World, { type, id }: Target): Promise<boolean> =>
  (await possibleDecisions(scope, type, id)).includes('reverse')

/** Lifts the last restriction, in the caller's transaction: an appeal was right. */
export async function reverse(
  inside: StaffScope,
  target: Target,
  given: Pick<NewDecision, 'facts' | 'note'>,
): Promise<void> {
  const decision = { facts: given.facts, note: given.note, decision: 'reverse' } as const
  await audit(inside, target, 'reverse', await carryOut(inside, target, decision, inside.actor.userId))
}

/** Blocks what a report is about, in the caller's transaction. */
export async function block(
  inside: StaffScope,
  target: Target,
  given: Omit<NewDecision, 'decision'> & Proof,
): Promise<void> {
  const decision = { ...given, decision: 'block' } as const
  requireReasons(target, decision)
  await requireProofFor(inside, target, decision)
  await audit(inside, target, 'block', await carryOut(inside, target, decision, inside.actor.userId))
}

/** Approves without a member of staff, for the switch of the demo (Decision 133). */
export const approveAutomatically = (world: World, target: Target): Promise<void> =>
  inTransaction(world, (inside) => decideAutomatically(inside, target, { decision: 'approve', facts: '', note: '' }))

/** A decision without a member of staff, in the caller's transaction. */
export async function decideAutomatically(inside: World, { type, id }: Target, given: NewDecision): Promise<void> {
  const { reference, brandId } = await carryOut({ ...inside, language: 'de' }, { type, id }, given, null)
  const entry = { targetType: type, targetId: id, brandId, reason: reference } as const
  await writeSystemAudit(inside, { ...entry, role: 'automatic', action: `${type}.${given.decision}` })
}

interface CarriedOut {
  readonly reference: string
  readonly brandId: string
  /** The state before and after; null where the product's own history says it. */
  readonly before: readonly [string, string] | null
}

async function carryOut(
  inside: Writer,
  target: Target,
  given: NewDecision,
  decidedBy: string | null,
): Promise<CarriedOut> {
  const last = await findLastDecision(inside.db, target.type, target.id)
  const isReversal = given.decision === 'reverse'
  const effect =
    target.type === 'brand' ? await toBrand(inside, target.id, given) : await toProduct(inside, target.id, given)
  const reference = newReference()
  await insertDecision(inside.db, {
    reference,
    brandId: effect.brandId,
    targetType: target.type,
    targetId: target.id,
    decision: given.decision,
    ground: given.ground ?? '',
    facts: given.facts,
    note: given.note,
    language: effect.language,
    until: given.until === undefined ? null : berlinMidnight(daysLater(given.until, 1)),
    isAutomated: decidedBy === null,
    reverses: isReversal ? last?.id : null,
    decidedBy,
    decidedAt: inside.now(),
  })
  const wasBlocked = isReversal && last?.decision === 'block'
  const isAutomated = decidedBy === null
  const reason = statementOf(
    { ...given, reference, isAutomated, wasDetected: given.ground === 'green-claim' },
    effect.language,
    inside.config,
  )
  const content = effect.notice(reason, wasBlocked)
  if (content) await notifyTeam(inside, { brandId: effect.brandId, right: effect.right, content })
  if (target.type === 'product') await computeTrust(inside, effect.brandId)
  return { reference, brandId: effect.brandId, before: effect.before }
}

interface Effect {
  readonly brandId: string
  readonly language: Language
  readonly right: 'company' | 'products'
  readonly before: readonly [string, string] | null
  /** What the team is told; null: nothing changes for it. */
  readonly notice: (reason: string, wasBlocked: boolean) => Parameters<typeof notifyTeam>[1]['content'] | null
}

const BRAND_NOTICES = {
  approve: 'approved',
  request_changes: 'changes_requested',
  reject: 'rejected',
  block: 'suspended',
  reverse: 'approved',
} as const

async function toBrand(inside: Writer, brandId: string, { decision }: NewDecision): Promise<Effect> {
  const brand: ReviewedBrand = await applyBrandReview(inside, brandId, { decision, language: inside.language })
  // What of it is public depends on the brand.
  await settleBrand(inside, brandId)
  return {
    brandId,
    language: brand.language,
    right: 'company',
    before: [brand.status, BRAND_NOTICES[decision]],
    notice: (reason, wasBlocked) =>
      decision === 'approve' && brand.status === 'approved'
        ? null
        : {
            kind: 'brand-reviewed',
            brand: brand.name,
            decision: wasBlocked ? 'restored' : BRAND_NOTICES[decision],
            reason,
          },
  }
}

async function toProduct(inside: Writer, id: string, { decision, facts, hides }: NewDecision): Promise<Effect> {
  const outcome = decision === 'reverse' ? 'approve' : decision
  const applied = await applyReview(inside, id, hides ? 'hide' : outcome, facts)
  const isChange = applied.subject === 'change'
  const noticed = {
    approve: isChange ? 'change_approved' : 'approved',
    request_changes: 'changes_requested',
    reject: isChange ? 'change_rejected' : 'rejected',
    block: 'blocked',
    reverse: isChange ? 'change_approved' : 'approved',
  } as const
  return {
    brandId: applied.brandId,
    language: (await readProductOwner(inside, applied.brandId)).language,
    right: 'products',
    before: null,
    notice: (reason, wasBlocked) => ({
      kind: 'product-reviewed',
      productId: id,
      product: applied.name,
      decision: wasBlocked ? 'restored' : noticed[decision],
      reason,
    }),
  }
}
