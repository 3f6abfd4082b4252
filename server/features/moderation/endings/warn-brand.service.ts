import { type GroundKey, groundsFor, REVIEW } from '#contract/moderation.limits.ts'
import { lockAccount } from '#server/features/brands/closing/end-account.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { insertDecision } from '../decisions.store.ts'
import { newReference } from '../reference.ts'
import { requireOtherBrand } from '../review-queue.service.ts'
import { warningStatement } from './ending-statement.ts'

interface NewWarning {
  readonly ground?: GroundKey | undefined
  readonly facts: string
  readonly note: string
}

/**
 * Product 14: warns a brand, before anything is restricted. Stored as a decision about its account that asks for changes, so
 * that it is counted and can be appealed against; its team gets the statement of reasons in the same transaction.
 */
export async function warnBrand(
  scope: StaffScope,
  brandId: string,
  { ground, facts, note }: NewWarning,
): Promise<{ reference: string }> {
  const hasGround = ground !== undefined && groundsFor('brand').includes(ground)
  ensure(hasGround && facts.length >= REVIEW.factsMin && !facts.includes('…'), 'review.reasons')
  await requireOtherBrand(scope, 'brand', brandId)
  return inTransaction(scope, async (inside) => {
    const brand = await lockAccount(inside, brandId)
    ensure(brand && !brand.isErased, 'brands.unknown')
    const { name, language } = brand
    const reference = newReference()
    await insertDecision(inside.db, {
      ...{ reference, brandId, targetType: 'account', targetId: brandId, decision: 'request_changes' },
      ...{ ground, facts, note, language, isAutomated: false, decidedBy: inside.actor.userId, decidedAt: inside.now() },
    })
    const reason = warningStatement({ ground, facts, reference }, language, inside.config)
    const content = { kind: 'brand-closing', brand: name, phase: 'warned', day: null, reason } as const
    await notifyTeam(inside, { brandId, right: null, content })
    const target = { targetType: 'brand', targetId: brandId, brandId } as const
    await writeAudit(inside, { action: 'brand.warned', ...target, reason: reference })
    return { reference }
  })
}
