import type { CreditReturnState } from '#contract/billing.limits.ts'
import type { OwnReturns, StaffReturn } from '#contract/credit-returns.ts'
import type { PartOutcome, ReturnRow } from './returns.store.ts'

/** An accepted return is over when all of its refunds are. */
function stateOf({ id, state }: ReturnRow, outcomes: readonly PartOutcome[]): CreditReturnState {
  if (state !== 'accepted') return state
  const refunds = outcomes.filter(({ returnId }) => returnId === id).map(({ refund }) => refund)
  if (refunds.includes('failed')) return 'failed'
  return refunds.every((refund) => refund === 'done') ? 'paid-back' : 'accepted'
}

export function presentReturn(row: ReturnRow, outcomes: readonly PartOutcome[]): OwnReturns['returns'][number] {
  const { id, cents, grossCents, reason, answer, askedAt, decidedAt } = row
  return {
    ...{ id, cents, grossCents, reason, answer, state: stateOf(row, outcomes) },
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** A return as staff see it. */
export function presentStaffReturn(row: ReturnRow, brandName: string, outcomes: readonly PartOutcome[]): StaffReturn {
  const parts = outcomes.filter(({ returnId }) => returnId === row.id)
  return {
    ...presentReturn(row, outcomes),
    brand: { id: row.brandId, name: brandName },
    parts: parts.map(({ purchaseId, paidAt, cents, grossCents, cardBrand, cardLast4, refund }) => ({
      ...{ purchaseId, paidAt, cents, grossCents, refund },
      card: cardBrand !== null && cardLast4 !== null ? { brand: cardBrand, last4: cardLast4 } : null,
    })),
  }
}
