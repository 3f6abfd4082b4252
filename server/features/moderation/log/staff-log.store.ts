import { type SQL, sql } from 'drizzle-orm'
import { STAFF_ROLES } from '#contract/rights.ts'
import type { LogFilters } from '#contract/staff-log.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'

export interface LogRow {
  readonly id: string
  readonly at: string
  readonly actorId: string | null
  readonly username: string | null
  readonly role: string
  readonly brandId: string | null
  readonly brandName: string | null
  readonly action: string
  readonly targetType: string
  readonly targetId: string
  readonly targetName: string | null
  readonly changed: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly reason: string
}

/** The last entry of the page before. */
export interface LogPlace {
  readonly at: Date
  readonly id: string
}

interface Wanted extends Omit<LogFilters, 'from' | 'to'> {
  readonly since: Date | null
  readonly until: Date | null
  readonly after: LogPlace | null
  readonly most: number
}

const SERVER_ROLES = ['operator', 'configuration', 'automatic']
const listOf = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

function actedBy(by: NonNullable<LogFilters['by']>): SQL {
  if (by === 'server') return sql`l.role in ${listOf(SERVER_ROLES)}`
  // The roles of members and of staff share names: only what members do belongs to a brand by itself.
  const isStaff = sql`(l.role in ${listOf(['superadmin', 'moderator', 'readonly'])}
    or (l.role in ${listOf(STAFF_ROLES)} and not exists (
      select 1 from brand_members m where m.brand_id = l.brand_id and m.user_id = l.actor_id)))`
  return by === 'staff' ? isStaff : sql`(not ${isStaff} and l.role not in ${listOf(SERVER_ROLES)})`
}

const contains = (text: SQL, words: string) => sql`strpos(lower(${text}), lower(${words})) > 0`

/** Entries of the audit log, the latest first. */
export function selectLog(db: Database, wanted: Wanted): Promise<LogRow[]> {
  const { by, who, action, target, q, since, until, after, most } = wanted
  const conditions = [
    by && actedBy(by),
    who && contains(sql`coalesce(u.username || ' ' || u.email, '')`, who),
    since && sql`l.at >= ${timestamptz(since)}`,
    until && sql`l.at < ${timestamptz(until)}`,
    action && sql`(l.action = ${action} or starts_with(l.action, ${action} || '.'))`,
    target && sql`(l.target_id = ${target} or l.brand_id::text = ${target})`,
    q &&
      contains(
        sql`concat_ws(' ', l.action, l.target_id, l.reason, l.changed::text, u.username, b.name, t.username, tb.name)`,
        q,
      ),
    after && sql`(l.at, l.id) < (${timestamptz(after.at)}, ${after.id}::uuid)`,
  ].filter((condition) => typeof condition === 'object' && condition !== null)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return rowsOf(
    db,
    sql`select l.id, ${momentText(sql`l.at`)} as at, l.actor_id as "actorId", u.username, l.role,
          l.brand_id as "brandId", b.name as "brandName", l.action, l.target_type as "targetType",
          l.target_id as "targetId", coalesce(t.username, tb.name) as "targetName", l.changed, l.reason
        from audit_log l
          left join users u on u.id = l.actor_id
          left join brands b on b.id = l.brand_id
          left join users t on l.target_type = 'user' and t.id::text = l.target_id
          left join brands tb on l.target_type = 'brand' and tb.id::text = l.target_id
        ${where} order by l.at desc, l.id desc limit ${most}`,
  )
}
