import { sql } from 'drizzle-orm'
import { asOwner } from '../as-owner.ts'

/** Every table of the database, of all schemas; those of months are parts of their parent. */
const TABLES = sql`select format('%I.%I', n.nspname, c.relname) as name,
    case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as bare
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** The columns, as `table.column`, in which these words stand, as text or as bytes. */
export async function findInDatabase(url: string, words: readonly string[]): Promise<string[]> {
  const tables = await asOwner<{ name: string; bare: string }>(url, TABLES)
  const wanted = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]).map((word) => `%${word}%`)
  const found: string[] = []
  for (const { name, bare } of tables) {
    const columns = await asOwner<{ key: string }>(
      url,
      sql`select distinct e.key from ${sql.raw(name)} t, jsonb_each_text(to_jsonb(t)) e
          where e.value ilike any(${sql.param(wanted)}::text[])`,
    )
    found.push(...columns.map(({ key }) => `${bare}.${key}`))
  }
  return found.toSorted()
}
