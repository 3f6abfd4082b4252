import { type SQL, sql } from 'drizzle-orm'
import type { ChatSide, ConversationKind, ConversationState, DeskFilter } from '#contract/chat.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

/** Whose conversations a call is about: a part of every statement (Trust S42). `brandId` null: of the support. */
export type Owner =
  | { readonly side: 'user'; readonly userId: string }
  | { readonly side: 'desk'; readonly userId: string; readonly brandId: string | null }

/** The condition that the conversation `c` belongs to the owner. */
export const ownedBy = (owner: Owner): SQL =>
  owner.side === 'user'
    ? sql`c.user_id = ${owner.userId}`
    : owner.brandId === null
      ? sql`c.kind = 'support'`
      : sql`c.kind = 'brand' and c.brand_id = ${owner.brandId}`

interface LogoRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

export interface ConversationRow {
  readonly id: string
  readonly kind: ConversationKind
  readonly userId: string
  readonly username: string
  readonly brandId: string | null
  readonly brandName: string | null
  readonly isBrandPublic: boolean
  readonly logo: LogoRow | null
  readonly state: ConversationState
  readonly lastSeq: number
  /** ISO 8601, as all moments here. */
  readonly lastMessageAt: string
  readonly waitingSince: string | null
  readonly assigneeId: string | null
  readonly assignee: string | null
  readonly labels: string[]
  readonly snoozedUntil: string | null
  readonly userDeliveredSeq: number
  readonly userReadSeq: number
  readonly deskDeliveredSeq: number
  readonly deskReadSeq: number
  readonly userUnread: number
  readonly deskUnread: number
  /** The desk has answered at least once. */
  readonly hasAnswer: boolean
  readonly isUserBlocking: boolean
  readonly isDeskBlocking: boolean
}

const COLUMNS = sql`c.id, c.kind, c.user_id as "userId", u.username, c.brand_id as "brandId", b.name as "brandName",
  coalesce(b.is_public, false) as "isBrandPublic", c.state, c.last_seq as "lastSeq",
  (select json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder)
    from brand_pictures p where p.brand_no = b.no and p.kind = 'logo' and p.is_current limit 1) as logo,
  ${momentText(sql`c.last_message_at`)} as "lastMessageAt", ${momentText(sql`c.waiting_since`)} as "waitingSince",
  c.assignee_id as "assigneeId", a.username as assignee, c.labels, ${momentText(sql`c.snoozed_until`)} as "snoozedUntil",
  c.user_delivered_seq as "userDeliveredSeq", c.user_read_seq as "userReadSeq",
  c.desk_delivered_seq as "deskDeliveredSeq", c.desk_read_seq as "deskReadSeq",
  c.user_unread as "userUnread", c.desk_unread as "deskUnread",
  c.first_reply_at is not null as "hasAnswer", c.user_blocked_at is not null as "isUserBlocking", c.desk_blocked_at is not null as "isDeskBlocking"`

const TABLES = sql`conversations c join users u on u.id = c.user_id left join brands b on b.id = c.brand_id
  left join users a on a.id = c.assignee_id`

/** Null where it is not the owner's. */
export async function findConversation(db: Database, owner: Owner, id: string): Promise<ConversationRow | null> {
  const [row] = await rowsOf<ConversationRow>(
    db,
    sql`select ${COLUMNS} from ${TABLES} where c.id = ${id} and ${ownedBy(owner)}`,
  )
  return row ?? null
}

/** Locks it until the transaction ends, so that its messages are numbered one after the other. */
export async function lockConversation(db: Database, owner: Owner, id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select c.id from conversations c where c.id = ${id} and ${ownedBy(owner)} for update`,
  )
  return rows.length > 0
}

/** The conversation of a user with a brand, or with the support; null: none was begun. */
export async function findPairId(db: Database, userId: string, brandId: string | null): Promise<string | null> {
  const partner = brandId === null ? sql`kind = 'support'` : sql`brand_id = ${brandId}`
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from conversations where user_id = ${userId} and ${partner}`,
  )
  return row?.id ?? null
}

/** Begins the conversation, or leaves the one that there is. */
export async function insertPair(db: Database, userId: string, brandId: string | null, now: Date): Promise<void> {
  const at = timestamptz(now)
  await db.execute(
    sql`insert into conversations (kind, user_id, brand_id, state, created_at, last_message_at)
        values (${brandId === null ? 'support' : 'brand'}, ${userId}, ${brandId}::uuid, 'awaits_desk', ${at}, ${at})
        on conflict do nothing`,
  )
}

export interface ListedRow extends ConversationRow {
  readonly lastSide: ChatSide
  readonly lastText: string
  readonly isLastRemoved: boolean
  readonly lastPictures: number
  /** Its place in the list. */
  readonly rank: number
  readonly place: number
}

export interface Place {
  readonly rank: number
  readonly place: number
  readonly id: string
}

interface Selection {
  readonly owner: Owner
  readonly filter: DeskFilter | null
  readonly label: string | null
  readonly now: Date
  readonly q: string
  readonly after: Place | null
  readonly most: number
}

const micros = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint`

const cameBack = (now: Date) =>
  sql`case when c.snoozed_until <= ${timestamptz(now)} and c.state <> 'done' then c.snoozed_until end`
/** Put aside, and not back yet. */
const isAside = (now: Date) => sql`coalesce(c.snoozed_until > ${timestamptz(now)}, false)`

/** The desk: who waits, the longest first; then, and for users always, the last message first. */
const placeOf = ({ side }: Owner, now: Date) =>
  side === 'user'
    ? { rank: sql`1`, place: sql`-${micros(sql`c.last_message_at`)}` }
    : {
        // What was put aside and came back asks for someone like a person who waits since then.
        rank: sql`case when coalesce(c.waiting_since, ${cameBack(now)}) is null then 1 else 0 end`,
        place: sql`coalesce(${micros(sql`coalesce(c.waiting_since, ${cameBack(now)})`)}, -${micros(sql`c.last_message_at`)})`,
      }

const filtered = ({ filter, now, owner: { userId } }: Pick<Selection, 'filter' | 'now' | 'owner'>): SQL => {
  if (filter === null) return sql`true`
  if (filter === 'done') return sql`c.state = 'done'`
  if (filter === 'snoozed') return sql`c.state <> 'done' and ${isAside(now)}`
  const isHere = sql`c.state <> 'done' and not ${isAside(now)}`
  if (filter === 'mine') return sql`${isHere} and c.assignee_id = ${userId}`
  return filter === 'unassigned' ? sql`${isHere} and c.assignee_id is null` : isHere
}

const labelled = (label: string | null): SQL =>
  label === null ? sql`true` : sql`exists (select 1 from unnest(c.labels) l where lower(l) = lower(${label}))`

/** Words of the partner's name or of a message; `%` and `_` are letters like others. */
function searched({ side }: Owner, q: string): SQL {
  if (q === '') return sql`true`
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const name = side === 'user' ? sql`b.name` : sql`u.username`
  return sql`(${name} ilike ${pattern} or exists (select 1 from conversation_messages s
    where s.conversation_id = c.id and s.text ilike ${pattern}))`
}

export async function selectConversations(db: Database, selection: Selection): Promise<ListedRow[]> {
  const { owner, q, label, after, most, now } = selection
  const { rank, place } = placeOf(owner, now)
  return rowsOf<ListedRow>(
    db,
    sql`select * from (
          select ${COLUMNS}, m.side as "lastSide", m.text as "lastText", m.removed_at is not null as "isLastRemoved",
            (select count(*)::int from conversation_pictures i where i.message_id = m.id) as "lastPictures",
            ${rank} as rank, ${place} as place
          from ${TABLES} join conversation_messages m on m.conversation_id = c.id and m.seq = (
            select max(s.seq) from conversation_messages s where s.conversation_id = c.id and not s.is_automatic)
          where ${ownedBy(owner)} and ${filtered(selection)} and ${labelled(label)} and ${searched(owner, q)}) l
        where ${after?.rank ?? null}::int is null
          or (rank, place, id) > (${after?.rank ?? null}::int, ${after?.place ?? null}::bigint, ${after?.id ?? null}::uuid)
        order by rank, place, id limit ${most}`,
  )
}

export interface DeskCounts {
  readonly waiting: number
  readonly mine: number
  readonly unassigned: number
  readonly all: number
  readonly snoozed: number
}

export async function countDesk(db: Database, owner: Owner, now: Date): Promise<DeskCounts> {
  const isHere = sql`not ${isAside(now)}`
  const [row] = await rowsOf<DeskCounts>(
    db,
    sql`select count(*) filter (where c.waiting_since is not null and ${isHere})::int as waiting,
          count(*) filter (where c.assignee_id = ${owner.userId} and ${isHere})::int as mine,
          count(*) filter (where c.assignee_id is null and ${isHere})::int as unassigned,
          count(*) filter (where ${isHere})::int as all, count(*) filter (where not ${isHere})::int as snoozed
        from conversations c where ${ownedBy(owner)} and c.state <> 'done' and c.last_seq > 0`,
  )
  return row ?? { waiting: 0, mine: 0, unassigned: 0, all: 0, snoozed: 0 }
}

/** Unread messages of the owner's side in all conversations. */
export async function countUnread(db: Database, owner: Owner): Promise<number> {
  const column = owner.side === 'user' ? sql`c.user_unread` : sql`c.desk_unread`
  const [row] = await rowsOf<{ unread: number }>(
    db,
    sql`select coalesce(sum(${column}), 0)::int as unread from conversations c where ${ownedBy(owner)} and ${column} > 0`,
  )
  return row?.unread ?? 0
}

export async function hasConversations(db: Database, owner: Owner): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from conversations c where ${ownedBy(owner)} limit 1`)
  return rows.length > 0
}

interface Marks {
  readonly deliveredSeq: number
  readonly readSeq: number
}

/** Moves the marks of the owner's side forward, never back; false where it is not the owner's or nothing moved. */
export async function moveMarks(db: Database, owner: Owner, id: string, marks: Marks): Promise<boolean> {
  const own = sql.raw(owner.side)
  const { deliveredSeq, readSeq } = marks
  const rows = await rowsOf(
    db,
    sql`update conversations c set
          ${own}_delivered_seq = least(c.last_seq, greatest(c.${own}_delivered_seq, ${deliveredSeq}::int, ${readSeq}::int)),
          ${own}_read_seq = least(c.last_seq, greatest(c.${own}_read_seq, ${readSeq}::int)),
          ${own}_unread = (select count(*) from conversation_messages m where m.conversation_id = c.id
            and m.seq > greatest(c.${own}_read_seq, ${readSeq}::int) and m.side <> ${owner.side})
        where c.id = ${id} and ${ownedBy(owner)}
          and (c.${own}_delivered_seq < least(c.last_seq, ${deliveredSeq}::int) or c.${own}_read_seq < least(c.last_seq, ${readSeq}::int))
        returning c.id`,
  )
  return rows.length > 0
}

/** Sets or takes back the block of the owner's side; false where it is not the owner's. */
export async function setBlock(db: Database, owner: Owner, id: string, at: Date | null): Promise<boolean> {
  const column = sql.raw(`${owner.side}_blocked_at`)
  const rows = await rowsOf(
    db,
    sql`update conversations c set ${column} = ${at === null ? null : timestamptz(at)}
        where c.id = ${id} and c.kind = 'brand' and ${ownedBy(owner)} returning c.id`,
  )
  return rows.length > 0
}

/** For the desk; false where it is not the owner's. */
export async function setState(db: Database, owner: Owner, id: string, state: 'open' | 'done'): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update conversations c set state = ${state}, waiting_since = null, snoozed_until = null
        where c.id = ${id} and ${ownedBy(owner)} returning c.id`,
  )
  return rows.length > 0
}

/** For the desk; false where it is not the owner's. */
export async function setAssignee(db: Database, owner: Owner, id: string, userId: string | null): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update conversations c set assignee_id = ${userId}::uuid where c.id = ${id} and ${ownedBy(owner)} returning c.id`,
  )
  return rows.length > 0
}

/** Deletes conversations whose last message is older; returns how many. */
export async function deleteConversationsBefore(db: Database, moment: Date): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`delete from conversations where last_message_at < ${timestamptz(moment)} returning id`,
  )
  return rows.length
}
