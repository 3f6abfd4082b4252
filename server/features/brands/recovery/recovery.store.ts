import { type SQL, sql } from 'drizzle-orm'
import type { RecoveryCheck, RecoveryOutcome } from '#contract/access-recovery.limits.ts'
import type { OwnRecovery, Recovery } from '#contract/access-recovery.ts'
import type { Language } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { accessRecoveries } from '../access-recoveries.tables.ts'

export interface OpenRecovery {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly formerEmailKey: string
  readonly dueAt: string
  readonly isConfirmed: boolean
  readonly isDue: boolean
  readonly isTooOld: boolean
}

export interface NewRecovery {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly emailKey: string
  readonly formerEmailKey: string
  readonly checks: RecoveryCheck[]
  readonly reason: string
  readonly staffId: string
  readonly stopHash: Buffer
  readonly confirmHash: Buffer
  readonly askedAt: Date
  readonly dueAt: Date
}

export async function insertRecovery(db: Database, recovery: NewRecovery): Promise<void> {
  await db.insert(accessRecoveries).values(recovery)
}

/** The one of an account that goes on, for staff; null: none does. */
export async function findRecoveryOf(db: Database, userId: string): Promise<Recovery | null> {
  const [row] = await rowsOf<Recovery>(
    db,
    sql`select r.email, r.checks, r.reason, s.username as staff, ${momentText(sql`r.asked_at`)} as "askedAt",
          ${momentText(sql`r.due_at`)} as "dueAt", r.confirmed_at is not null as "isConfirmed"
        from access_recoveries r left join users s on s.id = r.staff_id
        where r.user_id = ${userId} and r.ended_at is null`,
  )
  return row ?? null
}

/** Both own a brand. */
const ownTheSame = (userId: string) => sql`(r.user_id = ${userId} or exists (
  select 1 from brand_members a join brand_members b on b.brand_id = a.brand_id
  where a.user_id = r.user_id and a.is_owner and b.user_id = ${userId} and b.is_owner))`

/** Those that this user may stop. */
export const selectStoppable = (db: Database, userId: string): Promise<OwnRecovery[]> =>
  rowsOf<OwnRecovery>(
    db,
    sql`select r.id, u.username, r.user_id = ${userId} as "isOwn", r.email, ${momentText(sql`r.due_at`)} as "dueAt"
        from access_recoveries r join users u on u.id = r.user_id
        where r.ended_at is null and ${ownTheSame(userId)} order by r.due_at, r.id`,
  )

export type Which =
  | { readonly id: string }
  | { readonly stoppableBy: string; readonly id: string }
  | { readonly of: string }
  | { readonly stopHash: Buffer }
  | { readonly confirmHash: Buffer }

function matching(which: Which): SQL {
  if ('stopHash' in which) return sql`r.stop_hash = ${which.stopHash}`
  if ('confirmHash' in which) return sql`r.confirm_hash = ${which.confirmHash}`
  if ('of' in which) return sql`r.user_id = ${which.of}`
  const isIt = sql`r.id = ${which.id}`
  return 'stoppableBy' in which ? sql`${isIt} and ${ownTheSame(which.stoppableBy)}` : isIt
}

/** Whose account it is about; null: it is over, or never was. Taken before the locks, which begin with the account. */
export async function findUserOf(db: Database, which: Which): Promise<string | null> {
  const [row] = await rowsOf<{ userId: string }>(
    db,
    sql`select r.user_id as "userId" from access_recoveries r where r.ended_at is null and ${matching(which)}`,
  )
  return row?.userId ?? null
}

interface Clock {
  readonly now: Date
  readonly mostDays: number
}

/** Locks one that goes on until the transaction ends; null: it is over, or never was. */
export async function lockRecovery(db: Database, which: Which, { now, mostDays }: Clock): Promise<OpenRecovery | null> {
  const at = timestamptz(now)
  const [row] = await rowsOf<OpenRecovery>(
    db,
    sql`select r.id, r.user_id as "userId", r.email, r.former_email_key as "formerEmailKey",
          ${momentText(sql`r.due_at`)} as "dueAt", r.confirmed_at is not null as "isConfirmed", r.due_at <= ${at} as "isDue",
          r.asked_at + make_interval(days => ${mostDays}) <= ${at} as "isTooOld"
        from access_recoveries r where r.ended_at is null and ${matching(which)} for update of r`,
  )
  return row ?? null
}

export async function endRecovery(db: Database, id: string, outcome: RecoveryOutcome, at: Date): Promise<void> {
  await db.execute(
    sql`update access_recoveries set ended_at = ${timestamptz(at)}, outcome = ${outcome} where id = ${id} and ended_at is null`,
  )
}

export async function confirmRecovery(db: Database, id: string, at: Date): Promise<void> {
  await db.execute(
    sql`update access_recoveries set confirmed_at = coalesce(confirmed_at, ${timestamptz(at)}) where id = ${id}`,
  )
}

/** Those that are due and confirmed, or too old, or whose new address refuses mails. */
export async function selectReady(db: Database, { now, mostDays }: Clock): Promise<string[]> {
  const at = timestamptz(now)
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select r.id from access_recoveries r
        where r.ended_at is null and ((r.due_at <= ${at} and r.confirmed_at is not null)
          or r.asked_at + make_interval(days => ${mostDays}) <= ${at}
          or exists (select 1 from email_bounces b where b.email_key = r.email_key))
        order by r.due_at limit 100`,
  )
  return rows.map(({ id }) => id)
}

export interface OwnerRow {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly language: Language
}

/** The other owners of all brands that the person owns and that go on. */
export const selectOtherOwners = (db: Database, userId: string): Promise<OwnerRow[]> =>
  rowsOf<OwnerRow>(
    db,
    sql`select distinct u.id as "userId", u.username, u.email, u.language
        from brand_members a join brand_members b on b.brand_id = a.brand_id join users u on u.id = b.user_id
          join brands w on w.id = a.brand_id
        where a.user_id = ${userId} and a.is_owner and b.is_owner and b.user_id <> ${userId} and w.ended_at is null
        order by u.id`,
  )

/** Whether the person owns a brand that goes on. */
export async function ownsBrand(db: Database, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from brand_members m join brands b on b.id = m.brand_id
        where m.user_id = ${userId} and m.is_owner and b.ended_at is null and b.delete_after is null limit 1`,
  )
  return rows.length > 0
}

export async function deleteRecoveriesEndedBefore(db: Database, moment: Date): Promise<void> {
  await db.execute(sql`delete from access_recoveries where ended_at < ${timestamptz(moment)}`)
}
