import pg from 'pg'

/** Every table of the database, of all schemas; those of months are parts of their parent. */
const TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as bare
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`

/** The columns, as `table.column`, in which these words stand, as text or as bytes. */
export async function findInDatabase(url: string, words: readonly string[]): Promise<string[]> {
  const wanted = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]).map((word) => `%${word}%`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string; bare: string }>(TABLES)
    const found: string[] = []
    for (const { name, bare } of tables) {
      const { rows } = await client.query<{ key: string }>(
        `select distinct e.key from (select t from ${name} t where t::text ilike any($1::text[])) r,
           jsonb_each_text(to_jsonb(r.t)) e where e.value ilike any($1::text[])`,
        [wanted],
      )
      found.push(...rows.map(({ key }) => `${bare}.${key}`))
    }
    return found.toSorted()
  } finally {
    await client.end()
  }
}
