import type { StaffAppeal } from '#contract/appeals.ts'
import { type APPEAL_OUTCOMES, type GroundKey, REVIEW } from '#contract/moderation.limits.ts'
import { block, isBlockable, isReversible, reverse } from '#server/features/moderation/decide.service.ts'
import { isEndReversible, takeBack } from '#server/features/moderation/endings/end-brand.service.ts'
import {
  claim,
  endClaim,
  isOwnBrand,
  readClaim,
  requireOtherBrand,
} from '#server/features/moderation/review-queue.service.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import { sendSiteMailJob } from '../mails/mail-jobs.ts'
import type { ReportedMessages } from '../notices/decide-notice.service.ts'
import { countNoticePictures, selectNoticePictures } from '../notices/notice-pictures.store.ts'
import { selectAppeal, storeAppealOutcome } from './appeals.store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof selectAppeal>>>

/** An appeal with the decision that it is against. */
export async function readAppeal(scope: StaffScope, id: string): Promise<StaffAppeal> {
  const row = await requireAppeal(scope, id)
  const { by, at, ground, facts, isAutomated, explanation, location, snapshot } = row
  return {
    id,
    reference: row.reference,
    about: row.about,
    subjectReference: row.subjectReference,
    subject: row.subject,
    brand: row.brand,
    text: row.text,
    language: row.language,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
    claim: await readClaim(scope, 'appeal', id),
    isOwnBrand: await isOwnBrand(scope, 'appeal', id),
    isOwnDecision: row.isOwnDecision,
    first: { by, at, ground, facts, isAutomated },
    report:
      explanation === null || location === null
        ? null
        : {
            id: row.subjectId,
            explanation,
            location,
            snapshot,
            pictures: await countNoticePictures(scope.db, row.subjectId),
          },
    target: presentTarget(row),
    canChange: await canChange(scope, row),
    outcome: row.outcome,
    answer: row.answer,
    decidedAt: row.decidedAt,
  }
}

async function requireAppeal(scope: StaffScope, id: string): Promise<Row> {
  const row = await selectAppeal(scope.db, id, scope.actor.userId)
  ensure(row, 'review.unknown')
  return row
}

const targetOf = ({ targetType: type, targetId: id }: Row) => (type === null || id === null ? null : { type, id })

const presentTarget = (row: Row) => {
  const target = targetOf(row)
  return target && { ...target, language: row.brandLanguage ?? 'de' }
}

/** Whether granting the appeal changes something by itself. */
async function canChange(scope: StaffScope, row: Row): Promise<boolean> {
  const target = targetOf(row)
  if (row.about === 'removal') return row.snapshot !== null
  if (row.endedBrandId !== null) return row.isLast && (await isEndReversible(scope, row.endedBrandId))
  if (row.about === 'decision') return row.isLast && target !== null && (await isReversible(scope, target))
  return row.messageId !== null || (target !== null && (await isBlockable(scope, target)))
}

interface Decided {
  readonly outcome: (typeof APPEAL_OUTCOMES)[number]
  readonly answer: string
  readonly ground?: GroundKey | undefined
  readonly facts: string
  readonly note: string
  readonly password?: string | undefined
}

/**
 * Decides about an appeal: changes the first decision, or leaves it. Someone else than before decides, where there is another
 * member of staff. The sender gets the decision by mail; whom the change concerns is told as by any decision.
 */
export async function decideAppeal(
  scope: StaffScope,
  id: string,
  given: Decided,
  messages: ReportedMessages,
): Promise<{ reference: string }> {
  const { outcome, answer, note } = given
  ensure(answer.length >= REVIEW.factsMin && !answer.includes('…'), 'review.reasons')
  await requireOtherBrand(scope, 'appeal', id)
  return inTransaction(scope, async (inside) => {
    const row = await requireAppeal(inside, id)
    ensure(!row.isOwnDecision, 'review.own-decision')
    await claim(inside, 'appeal', id)
    if (outcome === 'granted' && row.outcome === null) await change(inside, row, given, messages)
    ensure(await storeAppealOutcome(inside.db, id, { outcome, answer, decidedAt: inside.now() }), 'review.decided')
    await inside.jobs.enqueue(inside.db, sendSiteMailJob, { about: 'appeal-decision', id, to: null })
    await writeAudit(inside, {
      action: `appeal.${outcome}`,
      targetType: 'appeal',
      targetId: id,
      reason: note || row.subjectReference,
    })
    await endClaim(inside, 'appeal', id)
    return { reference: row.reference }
  })
}

async function change(inside: StaffScope, row: Row, given: Decided, messages: ReportedMessages): Promise<void> {
  if (!(await canChange(inside, row))) return
  const { messageId, subjectReference: reference, snapshot } = row
  const target = targetOf(row)
  if (row.endedBrandId !== null) {
    await takeBack(inside, row.endedBrandId, { reason: given.facts || given.answer, note: given.note })
    return
  }
  if (row.about === 'decision' && target) return reverse(inside, target, given)
  if (row.about === 'removal' && messageId !== null) {
    const pictures = await selectNoticePictures(inside.db, row.subjectId)
    return messages.restore(inside, { messageId, text: snapshot ?? '', pictures })
  }
  if (messageId !== null) {
    ensure(given.facts.length >= REVIEW.factsMin, 'review.reasons')
    return messages.remove(inside, { messageId, reference, reason: given.facts })
  }
  if (target) await block(inside, target, given)
}
