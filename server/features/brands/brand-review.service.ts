import { type CompanyPart, companyPartsIn, type Decision } from '#contract/moderation.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction, type World } from '#server/platform/scope/scope.ts'
import { missingOfCompany } from './brand-imprints.service.ts'
import {
  lockBrand,
  type ReviewedBrand,
  selectPlace,
  updateReviewed,
  updateTrust,
  writeFixedTrust,
} from './brand-review.store.ts'
import { beginTrial, holdPlan, releasePlan } from './subscription/subscription.service.ts'

export type { ReviewedBrand } from './brand-review.store.ts'

type Status = ReviewedBrand['status']

/** By state, what can be decided about a brand, and the state that follows. */
const STEPS: Readonly<Record<Status, Partial<Record<Decision, Status>>>> = {
  pending_review: { approve: 'approved', request_changes: 'changes_requested', reject: 'rejected' },
  changes_requested: { reject: 'rejected', reverse: 'approved' },
  rejected: { reverse: 'approved' },
  approved: { block: 'suspended' },
  suspended: { reverse: 'approved' },
}

/** Of a public brand that has new claims about the environment, which are looked at afterwards (Trust L29). */
const CLAIM_STEPS: (typeof STEPS)[Status] = {
  approve: 'approved',
  request_changes: 'changes_requested',
  block: 'suspended',
}

const stepsOf = (status: Status, hasNewClaims: boolean) =>
  status === 'approved' && hasNewClaims ? CLAIM_STEPS : STEPS[status]

/** What staff can decide about a brand in this state. */
export const brandDecisions = (status: Status, hasNewClaims: boolean): Decision[] =>
  Object.keys(stepsOf(status, hasNewClaims)) as Decision[]

/** Locks a brand until the caller's transaction ends. */
export async function lockReviewed({ db }: Pick<World, 'db'>, brandId: string): Promise<void> {
  await lockBrand(db, brandId)
}

/** Applies a decision in the caller's transaction, and returns the brand as it was. The caller records and notifies. */
export async function applyBrandReview(
  inside: Pick<World, 'db' | 'jobs' | 'now'>,
  brandId: string,
  { decision, language }: { readonly decision: Decision; readonly language: Language },
): Promise<ReviewedBrand> {
  const { db } = inside
  const brand = await lockBrand(db, brandId)
  ensure(brand, 'review.unknown')
  const status = stepsOf(brand.status, brand.claimsChangedAt !== null)[decision]
  ensure(status, 'review.impossible')
  // A suspended brand was public before, and a wrong suspension must be reversible.
  if (status === 'approved' && brand.status !== 'suspended' && brand.status !== 'approved') {
    const missing = await missingOfCompany({ db }, brand.no)
    ensure(missing.length === 0, 'review.incomplete', { values: { missing: companyPartsIn(language, missing) } })
    await beginTrial(inside, brandId)
  }
  await updateReviewed(db, brandId, { status })
  if (status === 'suspended') await holdPlan(inside, brandId)
  if (brand.status === 'suspended') await releasePlan(inside, brandId)
  return brand
}

/** What must be added to the company before the brand can be approved. */
export async function missingForApproval(
  scope: Pick<World, 'db'>,
  { no, status }: Pick<ReviewedBrand, 'no' | 'status'>,
): Promise<CompanyPart[]> {
  return status === 'approved' || status === 'suspended' ? [] : missingOfCompany(scope, no)
}

/** Product 4: how much a brand is trusted with its products. */
export const setTrustLevel = ({ db }: Pick<World, 'db'>, brandId: string, level: number): Promise<void> =>
  updateTrust(db, brandId, level)

/** Product 14: staff give the level by hand, or null: it follows the record of the brand again. In the caller's transaction. */
export const fixTrustLevel = async (
  { db }: Pick<World, 'db'>,
  brandId: string,
  wanted: Parameters<typeof writeFixedTrust>[2],
): Promise<'changed' | 'conflict' | 'unknown'> => (await writeFixedTrust(db, brandId, wanted)) ?? 'unknown'

/** Submits the caller's brand again: it goes to the end of the queue. */
export async function resubmitBrand(scope: BrandScope): Promise<void> {
  await inTransaction(scope, async (inside) => {
    const { brandId } = inside.member
    const brand = await lockBrand(inside.db, brandId)
    ensure(brand?.status === 'changes_requested', 'review.impossible')
    await updateReviewed(inside.db, brandId, { status: 'pending_review', submittedAt: inside.now() })
    const changed = { status: [brand.status, 'pending_review'] } as const
    await writeAudit(inside, { action: 'brand.resubmitted', targetType: 'brand', targetId: brandId, changed })
  })
}

/** Place of the brand in the queue, from 1; null when it does not wait. */
export const placeInQueue = ({ db }: Pick<World, 'db'>, brandId: string): Promise<number | null> =>
  selectPlace(db, brandId)
