import { REVIEW } from '#contract/moderation.limits.ts'
import type { OwnReview } from '#contract/moderation.ts'
import { placeInQueue, resubmitBrand } from '#server/features/brands/brand-review.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { findLastDecision } from './decisions.store.ts'
import { selectBrandRecord } from './review-item.store.ts'

const DAY_MS = 86_400_000
const DAY_IN_BERLIN = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', weekday: 'short' })

/** Some working days later; holidays are not known here. */
export function workingDaysAfter(start: Date, days: number): Date {
  let end = start
  for (let left = days; left > 0; ) {
    end = new Date(end.getTime() + DAY_MS)
    if (!/^S/.test(DAY_IN_BERLIN.format(end))) left -= 1
  }
  return end
}

/** How the review of the caller's brand stands. */
export async function readOwnReview(scope: BrandScope): Promise<OwnReview> {
  const { brandId } = scope.member
  const record = await selectBrandRecord(scope.db, brandId)
  ensure(record, 'forbidden')
  const { status, submitted_at: submittedAt } = record.brand as { status: OwnReview['status']; submitted_at: string }
  const place = await placeInQueue(scope, brandId)
  const last = await findLastDecision(scope.db, 'brand', brandId)
  const expectedAt = workingDaysAfter(new Date(submittedAt), REVIEW.workingDays)
  return {
    status,
    place,
    expectedAt: place === null ? null : expectedAt.toISOString(),
    statement: last && {
      reference: last.reference,
      decision: last.decision,
      ground: last.ground,
      facts: last.facts,
      isAutomated: last.isAutomated,
      decidedAt: last.decidedAt,
    },
  }
}

/** Submits the brand again. */
export async function resubmit(scope: BrandScope): Promise<OwnReview> {
  await resubmitBrand(scope)
  return readOwnReview(scope)
}
