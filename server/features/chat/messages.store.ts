import { sql } from 'drizzle-orm'
import type { ChatSide } from '#contract/chat.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { type Owner, ownedBy } from './conversations.store.ts'

export interface MessageRow {
  readonly id: string
  readonly seq: number
  readonly side: ChatSide
  readonly authorId: string | null
  readonly author: string | null
  readonly text: string
  readonly productId: string | null
  readonly isProductOpenable: boolean
  /** ISO 8601. */
  readonly createdAt: string
  readonly isMasked: boolean
  readonly isRemoved: boolean
  readonly isAutomatic: boolean
  readonly opensAt: string | null
}

const COLUMNS = sql`m.id, m.seq, m.side, m.author_id as "authorId", w.username as author, m.text,
  m.product_id as "productId", coalesce(p.is_openable and pb.is_public, false) as "isProductOpenable",
  ${momentText(sql`m.created_at`)} as "createdAt", m.is_masked as "isMasked", m.removed_at is not null as "isRemoved",
  m.is_automatic as "isAutomatic", ${momentText(sql`m.opens_at`)} as "opensAt"`

const TABLES = sql`conversation_messages m join conversations c on c.id = m.conversation_id
  left join users w on w.id = m.author_id left join products p on p.id = m.product_id
  left join brands pb on pb.id = p.brand_id`

type WrittenMessage = Pick<MessageRow, 'seq' | 'side' | 'authorId' | 'text' | 'createdAt'> & {
  readonly pictures: number
}

interface Range {
  /** Only messages with a lower number. */
  readonly before?: number | undefined
  /** Only messages with a higher number, the lowest first. */
  readonly after?: number | undefined
  readonly most: number
}

/** The last ones of the range, or with `after` the first ones; in their order. */
export function selectMessages(
  db: Database,
  owner: Owner,
  conversationId: string,
  { before, after, most }: Range,
): Promise<MessageRow[]> {
  const order = after === undefined ? sql`desc` : sql`asc`
  return rowsOf<MessageRow>(
    db,
    sql`select * from (
          select ${COLUMNS} from ${TABLES}
          where m.conversation_id = ${conversationId} and ${ownedBy(owner)}
            and (${before ?? null}::int is null or m.seq < ${before ?? null}::int)
            and (${after ?? null}::int is null or m.seq > ${after ?? null}::int)
          order by m.seq ${order} limit ${most}) l
        order by seq`,
  )
}

/** All that people wrote after a number and that was not taken out, in its order. */
export const selectWritten = (db: Database, conversationId: string, after: number): Promise<WrittenMessage[]> =>
  rowsOf<WrittenMessage>(
    db,
    sql`select seq, side, author_id as "authorId", text, ${momentText(sql`created_at`)} as "createdAt",
          (select count(*)::int from conversation_pictures i where i.message_id = m.id) as pictures
        from conversation_messages m
        where conversation_id = ${conversationId} and seq > ${after} and removed_at is null and not is_automatic
        order by seq`,
  )

/** The message with this id of the device, or this number; null where there is none, or it is not the owner's. */
export async function findMessage(
  db: Database,
  owner: Owner,
  conversationId: string,
  which: { readonly id: string } | { readonly seq: number },
): Promise<MessageRow | null> {
  const condition = 'id' in which ? sql`m.id = ${which.id}` : sql`m.seq = ${which.seq}`
  const [row] = await rowsOf<MessageRow>(
    db,
    sql`select ${COLUMNS} from ${TABLES}
        where m.conversation_id = ${conversationId} and ${condition} and ${ownedBy(owner)}`,
  )
  return row ?? null
}

/** Whether the brand of the conversation sells this product and it can be opened. */
export async function isProductOfConversation(
  db: Database,
  conversationId: string,
  productId: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from products p join conversations c on c.brand_id = p.brand_id or c.kind = 'support'
        where c.id = ${conversationId} and p.id = ${productId} and p.is_openable`,
  )
  return rows.length > 0
}

export interface NewMessage {
  readonly id: string
  readonly conversationId: string
  readonly side: ChatSide
  readonly authorId: string
  readonly text: string
  readonly isMasked: boolean
  readonly productId: string | null
  readonly at: Date
}

/**
 * Adds the message with the next number, and what follows from it for the conversation: who waits, unread messages, and
 * that it is taken up again. The caller has locked the conversation. Returns the number.
 */
export async function addMessage(db: Database, message: NewMessage): Promise<number> {
  const at = timestamptz(message.at)
  const isUser = message.side === 'user'
  const [row] = await rowsOf<{ seq: number }>(
    db,
    sql`with numbered as (
          update conversations c set last_seq = last_seq + 1, last_message_at = ${at},
            state = ${isUser ? 'awaits_desk' : 'awaits_user'},
            waiting_since = ${isUser ? sql`coalesce(waiting_since, ${at})` : sql`null`},
            first_reply_at = ${isUser ? sql`first_reply_at` : sql`coalesce(first_reply_at, ${at})`},
            snoozed_until = ${isUser ? sql`null` : sql`case when snoozed_until > ${at} then snoozed_until end`},
            assignee_id = ${isUser ? sql`assignee_id` : sql`coalesce(assignee_id, ${message.authorId}::uuid)`},
            user_unread = user_unread + ${isUser ? 0 : 1}, desk_unread = desk_unread + ${isUser ? 1 : 0}
          where id = ${message.conversationId} returning id, last_seq)
        insert into conversation_messages (conversation_id, seq, id, side, author_id, text, is_masked, product_id, created_at)
        select id, last_seq, ${message.id}, ${message.side}, ${message.authorId}, ${message.text}, ${message.isMasked},
          ${message.productId}::uuid, ${at}
        from numbered returning seq`,
  )
  if (!row) throw new Error('a message was not kept')
  return row.seq
}

interface AutomaticAnswer {
  readonly conversationId: string
  readonly text: string
  readonly opensAt: Date
  readonly at: Date
}

/**
 * Adds what the brand says outside of its hours, once for an absence: the user still waits, and no one has answered. The
 * caller has locked the conversation. False: it was said before.
 */
export async function addAutomatic(
  db: Database,
  { conversationId, text, opensAt, at }: AutomaticAnswer,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`with numbered as (
          update conversations c set last_seq = last_seq + 1, last_message_at = ${timestamptz(at)},
            user_unread = user_unread + 1, away_opens_at = ${timestamptz(opensAt)}
          where id = ${conversationId} and away_opens_at is distinct from ${timestamptz(opensAt)}
          returning id, last_seq)
        insert into conversation_messages (conversation_id, seq, id, side, text, is_automatic, opens_at, created_at)
        select id, last_seq, gen_random_uuid(), 'desk', ${text}, true, ${timestamptz(opensAt)}, ${timestamptz(at)}
        from numbered returning seq`,
  )
  return rows.length > 0
}

interface RemovedMessage {
  readonly conversationId: string
  readonly side: ChatSide
  readonly authorId: string | null
  readonly userId: string
  readonly lastSeq: number
  readonly brandId: string | null
  readonly brand: string
}

/** Takes the text out, after a report; null where there is no such message (any more). */
export async function removeMessage(db: Database, messageId: string, at: Date): Promise<RemovedMessage | null> {
  const [row] = await rowsOf<RemovedMessage>(
    db,
    sql`update conversation_messages m set text = '', product_id = null, removed_at = ${timestamptz(at)}
        from conversations c left join brands b on b.id = c.brand_id
        where m.id = ${messageId} and m.removed_at is null and c.id = m.conversation_id
        returning m.conversation_id as "conversationId", m.side, m.author_id as "authorId", c.brand_id as "brandId",
          c.user_id as "userId", c.last_seq as "lastSeq", coalesce(b.name, '') as brand`,
  )
  return row ?? null
}

/** Puts the text back; null where there is no such message, or it was not taken out. */
export async function restoreMessage(db: Database, messageId: string, text: string): Promise<RemovedMessage | null> {
  const [row] = await rowsOf<RemovedMessage>(
    db,
    sql`update conversation_messages m set text = ${text}, removed_at = null
        from conversations c left join brands b on b.id = c.brand_id
        where m.id = ${messageId} and m.removed_at is not null and c.id = m.conversation_id
        returning m.conversation_id as "conversationId", m.side, m.author_id as "authorId", c.brand_id as "brandId",
          c.user_id as "userId", c.last_seq as "lastSeq", coalesce(b.name, '') as brand`,
  )
  return row ?? null
}
