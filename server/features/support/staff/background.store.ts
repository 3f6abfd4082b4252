import { sql } from 'drizzle-orm'
import type { ImportProblem } from '#contract/import-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

const iso = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

interface Person {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly isVerified: boolean
  readonly language: Language
  readonly since: string
}

export async function findPerson(db: Database, userId: string): Promise<Person | null> {
  const rows = await rowsOf<Person>(
    db,
    sql`select id, username, email, email_verified_at is not null as "isVerified", language,
          ${iso(sql`created_at`)} as since from users where id = ${userId}`,
  )
  return rows[0] ?? null
}

interface Brand {
  readonly id: string
  readonly name: string
  readonly status: string
}

export async function findBrand(db: Database, brandId: string): Promise<Brand | null> {
  const rows = await rowsOf<Brand>(db, sql`select id, name, status from brands where id = ${brandId}`)
  return rows[0] ?? null
}

interface LastImport {
  readonly id: string
  readonly fileName: string
  readonly state: string
  readonly rows: number
  readonly failed: number
  readonly createdAt: string
}

export async function findLastImport(db: Database, brandId: string): Promise<LastImport | null> {
  const rows = await rowsOf<LastImport>(
    db,
    sql`select b.id, b.file_name as "fileName", b.state, count(r.*)::int as rows,
          (count(r.*) filter (where r.action = 'error'))::int as failed, ${iso(sql`b.created_at`)} as "createdAt"
        from import_batches b left join import_rows r on r.batch_id = b.id
        where b.brand_id = ${brandId} group by b.id order by b.created_at desc limit 1`,
  )
  return rows[0] ?? null
}

interface ProblemRow {
  readonly name: string
  readonly problems: ImportProblem[]
}

/** The first products of an import that could not be taken, with what is wrong. */
export const selectImportProblems = (db: Database, batchId: string, most: number): Promise<ProblemRow[]> =>
  rowsOf<ProblemRow>(
    db,
    sql`select name, problems from import_rows where batch_id = ${batchId} and action = 'error'
        order by place limit ${most}`,
  )

interface ErrorRow {
  readonly id: string
  readonly ticketId: string
  readonly no: number
  readonly createdAt: string
}

/** The last error that a person sent along with a ticket. */
export async function findLastError(db: Database, userId: string): Promise<ErrorRow | null> {
  const [row] = await rowsOf<ErrorRow>(
    db,
    sql`select t.diagnostics->>'lastError' as id, t.id as "ticketId", t.no::int as no, ${iso(sql`t.created_at`)} as "createdAt"
        from tickets t where t.opened_by = ${userId} and t.diagnostics->>'lastError' is not null
        order by t.created_at desc limit 1`,
  )
  return row ?? null
}

interface QueuedMail {
  readonly kind: string
  readonly state: 'waiting' | 'failed' | 'retrying'
  readonly createdAt: string
}

/** Mails to a user that wait or failed. Those that were delivered to the mail server leave no trace. */
export const selectMails = (db: Database, userId: string): Promise<QueuedMail[]> =>
  rowsOf(
    db,
    sql`select split_part(name, '.', 1) as kind, ${iso(sql`created_on`)} as "createdAt",
          case state::text when 'failed' then 'failed' when 'retry' then 'retrying' else 'waiting' end as state
        from jobs.job where data->>'userId' = ${userId} and state::text in ('created', 'retry', 'active', 'failed')
          and name like 'send-%' order by created_on desc limit 5`,
  )

export interface Viewer {
  readonly username: string
  readonly isWriting: boolean
}

/** Others of staff who have a ticket open. */
export const selectViewers = (
  db: Database,
  { ticketId, exceptId, since }: { readonly ticketId: string; readonly exceptId: string; readonly since: Date },
): Promise<Viewer[]> =>
  rowsOf(
    db,
    sql`select u.username, v.is_writing as "isWriting" from ticket_viewers v join users u on u.id = v.staff_id
        where v.ticket_id = ${ticketId} and v.staff_id <> ${exceptId} and v.seen_at > ${timestamptz(since)}
        order by u.username`,
  )
