import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../data/database.ts'
import { outboxMails } from '../../data/platform.tables.ts'

export interface QueuedMail {
  readonly id: string
  /** What the mails of one drop, invoice run or ticket share. */
  readonly topicId: string
  /** The feature's row that the mail is about. */
  readonly subjectId: string
  /** Earlier tries that counted. */
  readonly tries: number
}

interface Claim {
  readonly kind: string
  /** The run of the outbox that takes them. */
  readonly claimId: string
  readonly now: Date
  /** No other run takes them before. */
  readonly until: Date
  readonly most: number
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
const ownedBy = (ids: readonly string[], claimId: string) =>
  and(inArray(outboxMails.id, [...ids]), eq(outboxMails.claimedBy, claimId))

/**
 * Puts mails into the outbox: one for each row (topic uuid, subject uuid) that the query of the caller's feature yields.
 * A subject that has a mail of this kind already gets no second one. Answers how many were added.
 */
export async function addMails(db: Database, kind: string, topicsAndSubjects: SQL): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`insert into outbox_mails (kind, topic_id, subject_id)
        select ${kind}, due.topic_id, due.subject_id from (${topicsAndSubjects}) due (topic_id, subject_id)
        on conflict (kind, subject_id) do nothing returning 1`,
  )
  return rows.length
}

/** Claims mails that no other run holds, the oldest first. Two processes never get the same one. */
export function claimMails(db: Database, { kind, claimId, now, until, most }: Claim): Promise<QueuedMail[]> {
  return rowsOf(
    db,
    sql`with free as materialized (
          select id from outbox_mails where kind = ${kind} and hold_until <= ${at(now)}
          order by created_at, topic_id, id limit ${most} for update skip locked)
        update outbox_mails m set claimed_by = ${claimId}, hold_until = ${at(until)} from free where m.id = free.id
        returning m.id, m.topic_id as "topicId", m.subject_id as "subjectId", m.tries`,
  )
}

/** Before sending: holds the mail for longer than the mail server's timeouts. False when another run has taken it. */
export async function beginMail(db: Database, id: string, claimId: string, until: Date): Promise<boolean> {
  const rows = await db
    .update(outboxMails)
    .set({ holdUntil: until })
    .where(ownedBy([id], claimId))
    .returning({ id: outboxMails.id })
  return rows.length > 0
}

/** After a failure that may pass. `tries` is the new count. */
export async function postponeMail(
  db: Database,
  { id, claimId, until, tries }: { id: string; claimId: string; until: Date; tries: number },
): Promise<void> {
  await db
    .update(outboxMails)
    .set({ claimedBy: null, holdUntil: until, tries })
    .where(ownedBy([id], claimId))
}

/** Frees mails that a run claimed and did not begin. */
export async function releaseMails(db: Database, ids: readonly string[], claimId: string): Promise<void> {
  if (ids.length === 0) return
  await db.update(outboxMails).set({ claimedBy: null, holdUntil: sql`'epoch'` }).where(ownedBy(ids, claimId))
}

export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.id, id))
}

/** When the last mail that a run holds is free again; null when none is held. */
export async function lastClaimUntil(db: Database, kind: string, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(hold_until) as until from outbox_mails
        where kind = ${kind} and claimed_by is not null and hold_until > ${at(now)}`,
  )
  return row?.until ? new Date(row.until) : null
}
