import { sql } from 'drizzle-orm'
import type { ChatSide } from '#contract/chat.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

export interface UntoldConversation {
  readonly id: string
  readonly userId: string
  readonly username: string
  readonly brandId: string | null
  readonly brandName: string | null
  readonly assigneeId: string | null
  /** Messages that the side has not read. */
  readonly unread: number
}

interface Due {
  readonly side: ChatSide
  /** The message waits since then at least. */
  readonly unreadSince: Date
  /** The side was not told later than this. */
  readonly toldBefore: Date
  /** What is older is no news: something hindered the job. */
  readonly notBefore: Date
  readonly now: Date
  readonly most: number
}

/**
 * Conversations in which the side has not read a message for so long, and marks them as told up to their last message. In
 * the transaction of the notices: each is told once, whatever happens to the process.
 */
export function takeUntold(
  db: Database,
  { side, unreadSince, toldBefore, notBefore, now, most }: Due,
): Promise<UntoldConversation[]> {
  const own = sql.raw(side)
  return rowsOf<UntoldConversation>(
    db,
    sql`with due as (
          select c.id from conversations c
          where c.${own}_unread > 0 and c.${own}_told_seq < c.last_seq and c.last_message_at > ${timestamptz(notBefore)}
            and (c.${own}_told_at is null or c.${own}_told_at <= ${timestamptz(toldBefore)})
            and c.user_blocked_at is null and c.desk_blocked_at is null
            and exists (select 1 from conversation_messages m where m.conversation_id = c.id and m.side <> ${side}
              and m.seq > greatest(c.${own}_read_seq, c.${own}_told_seq) and m.removed_at is null and not m.is_automatic
              and m.created_at <= ${timestamptz(unreadSince)})
          order by c.last_message_at limit ${most} for update skip locked)
        update conversations c set ${own}_told_seq = c.last_seq, ${own}_told_at = ${timestamptz(now)}
        from due, users u where c.id = due.id and u.id = c.user_id
        returning c.id, c.user_id as "userId", u.username, c.brand_id as "brandId", c.assignee_id as "assigneeId",
          c.${own}_unread as unread, (select b.name from brands b where b.id = c.brand_id) as "brandName"`,
  )
}
