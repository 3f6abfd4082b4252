import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '../../data/database.ts'
import { outboxMails } from '../../data/platform.tables.ts'

export interface QueuedMail {
  readonly id: string
  /** The subject that several mails share: a drop, an invoice run or a ticket. */
  readonly topicId: string
  /** The feature's row that the mail is about. */
  readonly subjectId: string
  /** Earlier tries that were counted. */
  readonly tries: number
}

interface Claim {
  readonly kind: string
  /** The run of the outbox that claims them. */
  readonly claimId: string
  readonly now: Date
  /** No other run claims them before this moment. */
  readonly until: Date
  readonly most: number
}

const ownedBy = (ids: readonly string[], claimId: string) =>
  and(inArray(outboxMails.id, [...ids]), eq(outboxMails.claimedBy, claimId))

/**
 * Puts mails into the outbox: one for each row (topic uuid, subject uuid) that the query of the caller's feature yields.
 * A subject that already has a mail of this kind gets no second one. Returns the number of added mails.
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

/** Claims mails that no other run has claimed, the oldest first. Two processes never get the same one. */
export function claimMails(db: Database, { kind, claimId, now, until, most }: Claim): Promise<QueuedMail[]> {
  return rowsOf(
    db,
    sql`with free as materialized (
          select id from outbox_mails where kind = ${kind} and hold_until <= ${timestamptz(now)}
          order by created_at, topic_id, id limit ${most} for update skip locked)
        update outbox_mails m set claimed_by = ${claimId}, hold_until = ${timestamptz(until)} from free where m.id = free.id
        returning m.id, m.topic_id as "topicId", m.subject_id as "subjectId", m.tries`,
  )
}

/** Before sending: extends the claim beyond the mail server's timeouts. False when another run has claimed the mail. */
export async function beginMail(db: Database, id: string, claimId: string, until: Date): Promise<boolean> {
  const rows = await db
    .update(outboxMails)
    .set({ holdUntil: until })
    .where(ownedBy([id], claimId))
    .returning({ id: outboxMails.id })
  return rows.length > 0
}

/** After a temporary failure. `tries` is the new count. */
export async function postponeMail(
  db: Database,
  { id, claimId, until, ...failed }: { id: string; claimId: string; until: Date; tries: number; lastError: string },
): Promise<void> {
  await db
    .update(outboxMails)
    .set({ claimedBy: null, holdUntil: until, ...failed })
    .where(ownedBy([id], claimId))
}

/** Releases mails that a run claimed and did not start to send. */
export async function releaseMails(db: Database, ids: readonly string[], claimId: string): Promise<void> {
  if (ids.length === 0) return
  await db.update(outboxMails).set({ claimedBy: null, holdUntil: sql`'epoch'` }).where(ownedBy(ids, claimId))
}

/** Deletes a mail that was sent or given up. */
export async function deleteMail(db: Database, id: string): Promise<void> {
  await db.delete(outboxMails).where(eq(outboxMails.id, id))
}

/** When the last claim on mails of a kind ends; null when none is claimed. */
export async function lastClaimUntil(db: Database, kind: string, now: Date): Promise<Date | null> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`select max(hold_until) as until from outbox_mails
        where kind = ${kind} and claimed_by is not null and hold_until > ${timestamptz(now)}`,
  )
  return row?.until ? new Date(row.until) : null
}

interface KindRow {
  readonly kind: string
  readonly waiting: number
  readonly failing: number
  readonly oldestAt: string
  readonly error: string | null
}

/** The waiting mails of each kind, for the administration. */
export const listOutboxKinds = (db: Database): Promise<KindRow[]> =>
  rowsOf(
    db,
    sql`select kind, count(*)::int as waiting, count(*) filter (where tries > 0 or last_error is not null)::int as failing,
          min(created_at) as "oldestAt", (array_agg(last_error order by hold_until desc)
            filter (where last_error is not null))[1] as error
        from outbox_mails group by kind order by kind`,
  )

/** Lets mails that wait after a failure be tried at the next run; returns how many. */
export async function releaseDelayed(db: Database, kind: string): Promise<number> {
  const rows = await db
    .update(outboxMails)
    .set({ holdUntil: sql`'epoch'` })
    .where(and(eq(outboxMails.kind, kind), isNull(outboxMails.claimedBy), gt(outboxMails.holdUntil, sql`now()`)))
    .returning({ id: outboxMails.id })
  return rows.length
}
