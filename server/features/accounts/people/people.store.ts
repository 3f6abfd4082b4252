import { type SQL, sql } from 'drizzle-orm'
import type { PeopleState } from '#contract/people.limits.ts'
import type { ListedPerson } from '#contract/people.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

/** The last account of the page before. */
export interface PeoplePlace {
  readonly at: Date
  readonly id: string
}

interface Wanted {
  readonly q: string
  readonly state: PeopleState | null
  readonly after: PeoplePlace | null
  readonly most: number
  readonly now: Date
}

const ID_DIGITS = 32
const NOT_AN_ID = /[^0-9a-f]/
/** Fewer digits are a word rather than the beginning of an id. */
const LEAST_ID_DIGITS = 4

/** All ids that begin with these digits lie between two ids, which the index finds. */
function idsFrom(words: string): SQL | null {
  const digits = words.replaceAll('-', '')
  if (digits.length < LEAST_ID_DIGITS || digits.length > ID_DIGITS || NOT_AN_ID.test(digits)) return null
  return sql`u.id between ${digits.padEnd(ID_DIGITS, '0')}::uuid and ${digits.padEnd(ID_DIGITS, 'f')}::uuid`
}

const startsWith = (words: string) => `${words.replaceAll(/[\\%_]/g, '\\$&')}%`

function matching(q: string): SQL | null {
  if (q === '') return null
  const pattern = startsWith(q)
  const byId = idsFrom(q)
  return sql`(u.username_key like ${pattern} or u.email_key like ${pattern}${byId ? sql` or ${byId}` : sql``})`
}

const isLockedAt = (now: Date) =>
  sql`exists (select 1 from account_locks l where l.user_id = u.id and (l.until is null or l.until > ${timestamptz(now)}))`

const IS_IN: Readonly<Record<PeopleState, (now: Date) => SQL>> = {
  locked: isLockedAt,
  unconfirmed: () => sql`u.email_verified_at is null`,
  staff: () => sql`k.staff_role is not null`,
}

/** Accounts, the newest first. */
export function selectPeople(db: Database, { q, state, after, most, now }: Wanted): Promise<ListedPerson[]> {
  const conditions = [
    matching(q),
    state && IS_IN[state](now),
    after && sql`(u.created_at, u.id) < (${timestamptz(after.at)}, ${after.id}::uuid)`,
  ].filter((condition) => condition !== null)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return rowsOf(
    db,
    sql`select u.id, u.username, u.email, u.email_verified_at is not null as "isConfirmed",
          ${isLockedAt(now)} as "isLocked", k.user_type as "userType", k.staff_role as "staffRole",
          ${momentText(sql`u.created_at`)} as since
        from users u join account_kinds k on k.user_id = u.id
        ${where} order by u.created_at desc, u.id desc limit ${most}`,
  )
}
