import type { StaffContentNotice } from '#contract/content-notices.ts'
import { type GroundKey, type NOTICE_OUTCOMES, REVIEW, type ReviewType } from '#contract/moderation.limits.ts'
import { block, isBlockable } from '#server/features/moderation/decide.service.ts'
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
import { countNoticePictures, findNoticePicture, type NoticePicture } from './notice-pictures.store.ts'
import { clearKept, selectNotice, storeOutcome } from './notices.store.ts'

/** A report with what it is about. */
export async function readNotice(scope: StaffScope, id: string): Promise<StaffContentNotice> {
  const row = await selectNotice(scope.db, id)
  ensure(row, 'review.unknown')
  const { targetType, targetId, target, brand, brandLanguage, messageId, ...notice } = row
  const subject = targetOf(row)
  return {
    ...notice,
    claim: await readClaim(scope, 'notice', id),
    isOwnBrand: await isOwnBrand(scope, 'notice', id),
    target: subject && { ...subject, name: target ?? '', brand: brand ?? '', language: brandLanguage ?? 'de' },
    pictures: await countNoticePictures(scope.db, id),
    canBlock: messageId !== null || (subject !== null && (await isBlockable(scope, subject))),
  }
}

/** A picture of a reported message, with the headers that keep browsers from showing it as a page of ours. */
export async function readNoticePicture(
  { db }: StaffScope,
  id: string,
  position: number,
): Promise<{ readonly content: Uint8Array; readonly headers: Readonly<Record<string, string>> }> {
  const content = await findNoticePicture(db, id, position)
  ensure(content, 'review.unknown')
  return {
    content,
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="picture.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  }
}

const targetOf = ({
  targetType: type,
  targetId: id,
}: {
  readonly targetType: ReviewType | null
  readonly targetId: string | null
}) => (type === null || id === null ? null : { type, id })

interface Decided {
  readonly outcome: (typeof NOTICE_OUTCOMES)[number]
  readonly answer: string
  /** Other reports of the same target. */
  readonly also: readonly string[]
  readonly ground?: GroundKey | undefined
  readonly facts: string
  readonly note: string
  readonly password?: string | undefined
}

/** Takes out a message of a conversation, and tells its author why, in the transaction of the decision. */
export type RemoveMessage = (
  inside: StaffScope,
  removed: { readonly messageId: string; readonly reason: string; readonly reference: string },
) => Promise<void>

/** What the conversations do about a reported message. */
export interface ReportedMessages {
  readonly remove: RemoveMessage
  /** Puts the text and the pictures of a message back that was taken out. */
  readonly restore: (
    inside: StaffScope,
    restored: { readonly messageId: string; readonly text: string; readonly pictures: readonly NoticePicture[] },
  ) => Promise<void>
}

/**
 * Decides about a report (DSA art. 16 (6)): blocks what it is about with a statement of reasons for the brand, or keeps
 * it. Everyone who reported it gets the decision by mail.
 */
export async function decideNotice(
  scope: StaffScope,
  id: string,
  given: Decided,
  removeMessage: RemoveMessage,
): Promise<{ reference: string }> {
  const { outcome, answer } = given
  ensure(answer.length >= REVIEW.factsMin && !answer.includes('…'), 'review.reasons')
  await requireOtherBrand(scope, 'notice', id)
  return inTransaction(scope, async (inside) => {
    const row = await selectNotice(inside.db, id)
    ensure(row, 'review.unknown')
    await claim(inside, 'notice', id)
    const target = targetOf(row)
    const isBlocked = outcome === 'restricted' && target !== null && (await isBlockable(inside, target))
    if (isBlocked) await block(inside, target, given)
    if (outcome === 'restricted' && row.messageId !== null) {
      ensure(given.facts.length >= REVIEW.factsMin, 'review.reasons')
      const { messageId, reference } = row
      await removeMessage(inside, { messageId, reference, reason: given.facts })
    }
    const settled = { ...given, decidedAt: inside.now() }
    ensure(await settle(inside, row, settled), 'review.decided')
    // Who sent the same report must not wait for a decision that was made.
    for (const other of row.others) if (given.also.includes(other.id)) await settle(inside, other, settled)
    return { reference: row.reference }
  })
}

type Settled = Pick<StaffContentNotice, 'id' | 'reference' | 'hasAddress'>
type Settling = Decided & { readonly decidedAt: Date }

/** For a slow network. */
const UNDO_GRACE_SECONDS = 5

/** Stores and mails the decision; false where the report was decided meanwhile. */
async function settle(inside: StaffScope, { id, reference, hasAddress }: Settled, given: Settling): Promise<boolean> {
  const { outcome, answer, note, decidedAt } = given
  if (!(await storeOutcome(inside.db, id, { outcome, answer, decidedAt }))) return false
  if (hasAddress) {
    const order = { about: 'decision', id, to: null, decidedAt: decidedAt.toISOString() } as const
    // A decision to keep something can be taken back before its mail leaves. A restriction has told its brand already.
    const delay = outcome === 'kept' ? { afterSeconds: REVIEW.undoSeconds + UNDO_GRACE_SECONDS } : undefined
    await inside.jobs.enqueue(inside.db, sendSiteMailJob, order, delay)
  }
  await writeAudit(inside, {
    action: `notice.${outcome}`,
    targetType: 'notice',
    targetId: id,
    reason: note || reference,
  })
  await endClaim(inside, 'notice', id)
  return true
}

/** Takes back the caller's own decision to keep something, and those that were made with it, before a mail leaves. */
export function undoKept(scope: StaffScope, id: string): Promise<void> {
  return inTransaction(scope, async (inside) => {
    const row = await selectNotice(inside.db, id)
    ensure(row, 'review.unknown')
    const since = new Date(inside.now().getTime() - (REVIEW.undoSeconds + UNDO_GRACE_SECONDS) * 1000)
    const { userId } = inside.actor
    const undone = await clearKept(inside.db, id, { since, userId })
    ensure(undone.length > 0, 'review.impossible')
    for (const each of undone) {
      await writeAudit(inside, { action: 'notice.undone', targetType: 'notice', targetId: each, reason: row.reference })
    }
    await claim(inside, 'notice', id)
  })
}
