import { and, eq, getTableColumns, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { TicketCategory, TicketState } from '#contract/support.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import type { TicketRecord } from '../support.store.ts'
import { tickets } from '../support.tables.ts'

export interface QueueTicket extends TicketRecord {
  readonly brandName: string | null
  readonly openedByName: string | null
  readonly assigneeName: string | null
}

const ENDED: TicketState[] = ['resolved', 'closed', 'merged']
const nameOf = (column: 'opened_by' | 'assignee_id') =>
  sql<string | null>`(select u.username from users u where u.id = tickets.${sql.raw(column)})`

const withNames = (db: Database) =>
  db
    .select({
      ...getTableColumns(tickets),
      brandName: sql<string | null>`(select b.name from brands b where b.id = tickets.brand_id)`,
      openedByName: nameOf('opened_by'),
      assigneeName: nameOf('assignee_id'),
    })
    .from(tickets)

export type QueueView = 'waiting' | 'mine' | 'unassigned' | 'all' | 'done'

const WAITS = sql`${tickets.owed} is not null and ${tickets.runningSince} is not null`
const isOpen = notInArray(tickets.state, ENDED)

const inView = (view: QueueView, staffId: string): SQL | undefined =>
  ({
    waiting: WAITS,
    mine: and(isOpen, eq(tickets.assigneeId, staffId)),
    unassigned: and(isOpen, isNull(tickets.assigneeId)),
    all: isOpen,
    done: inArray(tickets.state, ENDED),
  })[view]

/** What comes first: urgent, then due, then old. What waits for others comes last. */
const ORDER = sql`(${tickets.runningSince} is null), (${tickets.priority} <> 'urgent'), ${tickets.dueAt} nulls last, ${tickets.no}`

interface Selection {
  readonly view: QueueView
  readonly staffId: string
  readonly category: TicketCategory | null
  readonly words: string
  readonly most: number
}

/** The queue; a search looks at all tickets. */
export function selectQueue(db: Database, { view, staffId, category, words, most }: Selection): Promise<QueueTicket[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = sql`('SW-' || tickets.no ilike ${pattern} or tickets.subject ilike ${pattern}
    or exists (select 1 from brands b where b.id = tickets.brand_id and b.name ilike ${pattern})
    or exists (select 1 from users u where u.id = tickets.opened_by
      and (u.username ilike ${pattern} or u.email ilike ${pattern})))`
  const condition = and(
    words === '' ? inView(view, staffId) : found,
    category === null ? undefined : eq(tickets.category, category),
  )
  const order = view === 'done' || words !== '' ? sql`${tickets.updatedAt} desc` : ORDER
  return withNames(db).where(condition).orderBy(order).limit(most)
}

export async function findQueueTicket(db: Database, id: string): Promise<QueueTicket | null> {
  const [row] = await withNames(db).where(eq(tickets.id, id))
  return row ?? null
}

/** Other tickets of the same sender, the newest first. */
export const selectOthers = (db: Database, { id, brandId, ownerId }: TicketRecord): Promise<TicketRecord[]> =>
  db
    .select()
    .from(tickets)
    .where(
      and(
        sql`${tickets.id} <> ${id}`,
        brandId === null ? sql`${tickets.ownerId} = ${ownerId}` : eq(tickets.brandId, brandId),
      ),
    )
    .orderBy(sql`${tickets.no} desc`)
    .limit(10)

export interface Counts {
  readonly waiting: number
  readonly mine: number
  readonly unassigned: number
  readonly late: number
}

export async function countQueue(db: Database, staffId: string, now: Date): Promise<Counts> {
  const [row] = await rowsOf<Counts>(
    db,
    sql`select count(*) filter (where owed is not null and running_since is not null)::int as waiting,
          count(*) filter (where assignee_id = ${staffId})::int as mine,
          count(*) filter (where assignee_id is null)::int as unassigned,
          count(*) filter (where due_at < ${timestamptz(now)})::int as late
        from tickets where state not in ('resolved', 'closed', 'merged')`,
  )
  return row ?? { waiting: 0, mine: 0, unassigned: 0, late: 0 }
}

export interface Figures {
  readonly rating: number | null
  readonly ratings: number
  readonly firstRepliesInTimePercent: number | null
}

/** How support did since a moment. */
export async function selectFigures(db: Database, since: Date): Promise<Figures> {
  const [row] = await rowsOf<Figures>(
    db,
    sql`select (avg(stars) filter (where rated_at >= ${timestamptz(since)}))::float8 as rating,
          count(*) filter (where rated_at >= ${timestamptz(since)})::int as ratings,
          round(100.0 * avg(case when first_reply_late then 0 else 1 end)
            filter (where created_at >= ${timestamptz(since)} and first_reply_late is not null))::int as "firstRepliesInTimePercent"
        from tickets where rated_at >= ${timestamptz(since)} or created_at >= ${timestamptz(since)}`,
  )
  return row ?? { rating: null, ratings: 0, firstRepliesInTimePercent: null }
}

/**
 * Locks the first ticket that waits for a reply and that is the agent's own or no one's; another agent who asks at the same
 * moment gets the one after it.
 */
export async function lockNext(db: Database, staffId: string, afterId: string | null): Promise<TicketRecord | null> {
  const [row] = await db
    .select()
    .from(tickets)
    .where(
      and(
        WAITS,
        sql`(${tickets.assigneeId} is null or ${tickets.assigneeId} = ${staffId})`,
        afterId === null ? undefined : sql`${tickets.id} <> ${afterId}`,
      ),
    )
    .orderBy(ORDER)
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export interface QueueAge {
  readonly count: number
  readonly late: number
  /** ISO 8601. */
  readonly oldestAt: string | null
}

/** Tickets that wait for a reply, those of which are late or nearly so, and the oldest of them. */
export async function selectQueueAge(db: Database, at: Date): Promise<QueueAge> {
  const [row] = await rowsOf<QueueAge & Record<string, unknown>>(
    db,
    sql`select count(*)::int as count,
          count(*) filter (where due_at < ${timestamptz(at)} or escalate_at <= ${timestamptz(at)})::int as late,
          to_char(min(running_since) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
        from tickets where owed is not null and running_since is not null`,
  )
  return row ?? { count: 0, late: 0, oldestAt: null }
}
