import type { DomainDispute } from '#contract/domain-disputes.ts'
import { REVIEW } from '#contract/moderation.limits.ts'
import { type DisputedClaim, readDispute, settleDispute } from '#server/features/brands/domains/disputes.service.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { insertDecision } from './decisions.store.ts'
import { newReference } from './reference.ts'
import { claim, endClaim, isOwnBrand, readClaim, requireOtherBrand } from './review-queue.service.ts'
import { statementOf } from './statement.ts'

/** A disputed domain with the proofs of its brands. */
export async function readDomainDispute(scope: StaffScope, id: string): Promise<DomainDispute> {
  const claims = await readDispute(scope, id)
  const [first] = claims
  ensure(first, 'review.unknown')
  return {
    id,
    domain: first.domain,
    revision: revisionOf(claims),
    claim: await readClaim(scope, 'domain', id),
    isOwnBrand: await isOwnBrand(scope, 'domain', id),
    claims: claims.map(({ id: _id, domain: _domain, language: _language, ...shown }) => shown),
  }
}

const revisionOf = (claims: readonly DisputedClaim[]): string =>
  claims.map(({ brandId, provenAt, disputedAt }) => [brandId, provenAt, disputedAt].join(' ')).join(', ')

interface Settlement {
  /** The brand that gets the domain. */
  readonly brandId: string
  readonly revision: string
  /** What all of the brands read. */
  readonly facts: string
  readonly note: string
}

/** Gives the domain to one brand: effect, a decision for each brand, audit and notices in one transaction. */
export async function settleDomainDispute(
  scope: StaffScope,
  id: string,
  given: Settlement,
): Promise<{ reference: string }> {
  ensure(given.facts.length >= REVIEW.factsMin && !given.facts.includes('…'), 'review.reasons')
  await requireOtherBrand(scope, 'domain', id)
  return inTransaction(scope, async (inside) => {
    await claim(inside, 'domain', id)
    ensure(revisionOf(await readDispute(inside, id)) === given.revision, 'conflict')
    const { winner, others } = await settleDispute(inside, id, given.brandId)
    const reference = await record(inside, winner, given, 'approve')
    for (const other of others) await record(inside, other, given, 'reject')
    await endClaim(inside, 'domain', id)
    return { reference }
  })
}

/** Records the decision for one of the brands and notifies it; a brand that loses the domain gets a statement of reasons. */
async function record(
  inside: StaffScope,
  { id, brandId, brand, domain, language }: DisputedClaim,
  { facts, note }: Settlement,
  decision: 'approve' | 'reject',
): Promise<string> {
  const reference = newReference()
  const isOurs = decision === 'approve'
  const ground = 'domain'
  await insertDecision(inside.db, {
    reference,
    brandId,
    targetType: 'domain',
    targetId: id,
    decision,
    ground: isOurs ? '' : ground,
    facts,
    note,
    language,
    isAutomated: false,
    decidedBy: inside.actor.userId,
    decidedAt: inside.now(),
  })
  const entry = { action: isOurs ? 'domain.awarded' : 'domain.taken', targetType: 'domain', targetId: domain } as const
  await writeAudit(inside, { ...entry, brandId, reason: reference })
  const reason = statementOf(
    { decision, ground, facts, note, reference, isAutomated: false, wasDetected: false },
    language,
    inside.config,
  )
  const content = { kind: 'domain-settled', brand, domain, isOurs, reason } as const
  await notifyTeam(inside, { brandId, right: 'company', content })
  return reference
}
