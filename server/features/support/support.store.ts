import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { isAllowed, MEMBER_ROLES } from '#contract/rights.ts'
import type { TicketReferenceType } from '#contract/support.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { tickets } from './support.tables.ts'

export type TicketRecord = typeof tickets.$inferSelect
export type NewTicket = typeof tickets.$inferInsert

/** Roles that read all tickets of their brand; others read those that they opened. */
const READING_ROLES = MEMBER_ROLES.filter((role) => isAllowed({ role, isOwner: false }, 'messages'))

/** The ticket is the user's own, or of a brand in which the user may read it. */
const isReadableBy = (userId: string): SQL =>
  sql`(${tickets.ownerId} = ${userId} or exists (select 1 from brand_members m
    where m.brand_id = ${tickets.brandId} and m.user_id = ${userId}
      and (m.is_owner or m.role = any(${sql.param(READING_ROLES)}::text[]) or ${tickets.openedBy} = ${userId})))`

/** Null: the same request was answered before. */
export async function insertTicket(db: Database, ticket: NewTicket): Promise<TicketRecord | null> {
  const [row] = await db.insert(tickets).values(ticket).onConflictDoNothing({ target: tickets.requestKey }).returning()
  return row ?? null
}

/** The ticket that an earlier attempt of the same request opened. */
export async function findByRequest(db: Database, requestKey: string, userId: string): Promise<TicketRecord | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.requestKey, requestKey), eq(tickets.openedBy, userId)))
  return row ?? null
}

export interface ReadableTicket extends TicketRecord {
  readonly openedByName: string | null
}

const openedByName = sql<string | null>`(select u.username from users u where u.id = tickets.opened_by)`

const named = (db: Database) => db.select({ ...getTableColumns(tickets), openedByName }).from(tickets)

/** A ticket that the user may read. */
export async function findReadable(db: Database, userId: string, id: string): Promise<ReadableTicket | null> {
  const [row] = await named(db).where(and(eq(tickets.id, id), isReadableBy(userId)))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockReadable(db: Database, userId: string, id: string): Promise<TicketRecord | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isReadableBy(userId)))
    .for('update')
  return row ?? null
}

export const countOpenedBy = (db: Database, userId: string): Promise<number> =>
  db.$count(tickets, eq(tickets.openedBy, userId))

/** Any ticket, locked; for staff and jobs. */
export async function lockTicket(db: Database, id: string): Promise<TicketRecord | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id)).for('update')
  return row ?? null
}

export async function updateTicket(db: Database, id: string, changes: Partial<NewTicket>): Promise<void> {
  await db.update(tickets).set(changes).where(eq(tickets.id, id))
}

/** Tickets that were made of a conversation, with the last message that each took. */
export const selectOfConversation = (
  db: Database,
  conversationId: string,
): Promise<{ id: string; no: number; conversationSeq: number | null }[]> =>
  db
    .select({ id: tickets.id, no: tickets.no, conversationSeq: tickets.conversationSeq })
    .from(tickets)
    .where(eq(tickets.conversationId, conversationId))
    .orderBy(tickets.no)

/** Number and id of a ticket that another one names. */
export async function findNumber(db: Database, id: string): Promise<{ id: string; no: number } | null> {
  const [row] = await db.select({ id: tickets.id, no: tickets.no }).from(tickets).where(eq(tickets.id, id))
  return row ?? null
}

interface Selection {
  readonly userId: string
  /** Null: tickets of the person. */
  readonly brandId: string | null
  readonly below: { readonly micros: number; readonly id: string } | null
  readonly most: number
}

export type ListedTicket = ReadableTicket & { readonly micros: number }

/** The last changed first. */
export function selectTickets(db: Database, { userId, brandId, below, most }: Selection): Promise<ListedTicket[]> {
  const micros = sql<number>`(extract(epoch from ${tickets.updatedAt}) * 1000000)::bigint`
  const whose = brandId === null ? eq(tickets.ownerId, userId) : eq(tickets.brandId, brandId)
  const further =
    below &&
    sql`(${tickets.updatedAt}, ${tickets.id}) < (to_timestamp(${below.micros}::bigint / 1000000.0), ${below.id}::uuid)`
  return db
    .select({ ...getTableColumns(tickets), openedByName, micros })
    .from(tickets)
    .where(and(whose, isReadableBy(userId), further ?? undefined))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(most)
}

const REFERENCES: Readonly<Record<TicketReferenceType, { readonly from: SQL; readonly name: SQL; readonly at: SQL }>> =
  {
    product: { from: sql`products r`, name: sql`r.name`, at: sql`r.created_at` },
    campaign: { from: sql`campaigns r`, name: sql`r.name`, at: sql`r.created_at` },
    invoice: { from: sql`invoices r`, name: sql`r.number`, at: sql`r.issued_at` },
    import: { from: sql`import_batches r`, name: sql`r.file_name`, at: sql`r.created_at` },
  }

interface Reference {
  readonly id: string
  readonly name: string
}

/** Things of a brand that a ticket may refer to, the newest first. */
export function selectReferences(
  db: Database,
  { brandId, type, words, most }: { brandId: string; type: TicketReferenceType; words: string; most: number },
): Promise<Reference[]> {
  const { from, name, at } = REFERENCES[type]
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rowsOf(
    db,
    sql`select r.id, ${name} as name from ${from}
        where r.brand_id = ${brandId} and ${name} ilike ${pattern} order by ${at} desc, r.id limit ${most}`,
  )
}

/** One of them; null: the brand has none of this id. */
export async function findReference(
  db: Database,
  { brandId, type, id }: { readonly brandId: string; readonly type: TicketReferenceType; readonly id: string },
): Promise<Reference | null> {
  const { from, name } = REFERENCES[type]
  const rows = await rowsOf<Reference>(
    db,
    sql`select r.id, ${name} as name from ${from} where r.id = ${id} and r.brand_id = ${brandId}`,
  )
  return rows[0] ?? null
}

/** The sender of a ticket and its customers who wrote in it, as far as they may still read it. */
export async function selectCustomersOf(db: Database, ticketId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct u.id from tickets t
          join users u on u.id = t.opened_by or u.id in (
            select m.author_id from ticket_messages m where m.ticket_id = t.id and m.side = 'customer')
        where t.id = ${ticketId} and (t.owner_id = u.id or exists (
          select 1 from brand_members b where b.brand_id = t.brand_id and b.user_id = u.id))`,
  )
  return rows.map(({ id }) => id)
}
