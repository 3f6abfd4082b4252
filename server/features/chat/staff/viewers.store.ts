import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Viewing {
  readonly conversationId: string
  readonly staffId: string
  readonly isWriting: boolean
  readonly at: Date
}

export async function upsertViewer(db: Database, { conversationId, staffId, isWriting, at }: Viewing): Promise<void> {
  await db.execute(
    sql`insert into conversation_viewers (conversation_id, staff_id, is_writing, seen_at)
        values (${conversationId}, ${staffId}, ${isWriting}, ${timestamptz(at)})
        on conflict (conversation_id, staff_id) do update set is_writing = excluded.is_writing, seen_at = excluded.seen_at`,
  )
}

interface Viewer {
  readonly username: string
  readonly isWriting: boolean
}

/** Others of staff who have a conversation open. */
export const selectViewers = (
  db: Database,
  {
    conversationId,
    exceptId,
    since,
  }: { readonly conversationId: string; readonly exceptId: string; readonly since: Date },
): Promise<Viewer[]> =>
  rowsOf<Viewer>(
    db,
    sql`select u.username, v.is_writing as "isWriting" from conversation_viewers v join users u on u.id = v.staff_id
        where v.conversation_id = ${conversationId} and v.staff_id <> ${exceptId} and v.seen_at > ${timestamptz(since)}
        order by u.username`,
  )

export async function deleteViewersBefore(db: Database, before: Date): Promise<void> {
  await db.execute(sql`delete from conversation_viewers where seen_at < ${timestamptz(before)}`)
}
