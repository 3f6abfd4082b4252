import { sql } from 'drizzle-orm'
import { CHAT } from '#contract/chat.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { type Owner, ownedBy } from './conversations.store.ts'

/** For the desk: puts it aside until a time, or brings it back; false where it is not the owner's. */
export async function setSnooze(db: Database, owner: Owner, id: string, until: Date | null): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update conversations c set snoozed_until = ${until === null ? null : timestamptz(until)}
        where c.id = ${id} and ${ownedBy(owner)} returning c.id`,
  )
  return rows.length > 0
}

/** Takes the label off, in whatever case it was written; false where it is not the owner's. */
export async function removeLabel(db: Database, owner: Owner, id: string, label: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update conversations c set labels = array(select l from unnest(c.labels) with ordinality as u(l, n)
          where lower(l) <> lower(${label}) order by n)
        where c.id = ${id} and ${ownedBy(owner)} returning c.id`,
  )
  return rows.length > 0
}

/** Adds the label once; false where it has as many as can be, or is not the owner's. */
export async function addLabel(db: Database, owner: Owner, id: string, label: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update conversations c set labels = case
            when exists (select 1 from unnest(c.labels) l where lower(l) = lower(${label})) then c.labels
            else c.labels || ${label}::text end
        where c.id = ${id} and ${ownedBy(owner)} and (cardinality(c.labels) < ${CHAT.labels}
          or exists (select 1 from unnest(c.labels) l where lower(l) = lower(${label})))
        returning c.id`,
  )
  return rows.length > 0
}

/** Labels of a desk's conversations, the most used first. */
export async function selectLabels(db: Database, owner: Owner): Promise<string[]> {
  const rows = await rowsOf<{ label: string }>(
    db,
    sql`select min(l) as label from conversations c, unnest(c.labels) l where ${ownedBy(owner)} and cardinality(c.labels) > 0
        group by lower(l) order by count(*) desc, lower(l) limit ${CHAT.suggestedLabels}`,
  )
  return rows.map(({ label }) => label)
}
