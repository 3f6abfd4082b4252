import type { ClientBase } from 'pg'

/** A foreign key whose rows are deleted with what they refer to. */
interface Key {
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

/**
 * Columns that name an id without a foreign key, and whose rows stay: the first ones are emptied by the trigger of accounts, the
 * others by `emptyReferences`.
 */
const KEPT_ROWS = ['audit_log.actor_id', 'moderation_decisions.decided_by']
const EMPTIED = ['reference_id', 'follows_id', 'conversation_id', 'merged_into'] as const

const quoted = (name: string): string => `"${name}"`

async function namesOf(client: ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}

/** Tables without their partitions. */
export const tablesOf = (client: ClientBase): Promise<string[]> =>
  namesOf(
    client,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and not relispartition order by relname`,
  )

async function keysOf(client: ClientBase): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
       array(select attname::text from unnest(c.conkey) with ordinality k(no, at)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.no order by k.at) as columns,
       array(select attname::text from unnest(c.confkey) with ordinality k(no, at)
         join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.no order by k.at) as "targetColumns"
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
       and c.confdeltype <> 'n' and c.conparentid = 0`,
  )
  return rows
}

/** Columns that may hold an id of this type, and have no foreign key of their own. */
async function looseColumns(client: ClientBase, type: 'uuid' | 'int4', names: string): Promise<[string, string][]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select t.relname as table, a.attname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attnum > 0 and not a.attisdropped and a.atttypid = $1::regtype and a.attname like $2 and a.attname <> 'id'
       and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and c.conkey = array[a.attnum])`,
    [type, names],
  )
  return rows
    .filter(({ table, name }) => !KEPT_ROWS.includes(`${table}.${name}`) && !isEmptied(table, name))
    .map(({ table, name }) => [table, name])
}

const isEmptied = (table: string, name: string): boolean =>
  table === 'tickets' && (EMPTIED as readonly string[]).includes(name)

async function mark(client: ClientBase, rows: string, values: readonly unknown[] = []): Promise<number> {
  const query = `insert into demo_rows (part, place) ${rows} on conflict do nothing`
  const { rowCount } = await client.query(query, [...values])
  return rowCount ?? 0
}

/** What the demo is known by. */
export interface DemoMarks {
  readonly slugs: readonly string[]
  /** External ids of its products. */
  readonly keys: readonly string[]
  /** Of its accounts, as they are compared. */
  readonly emailKeys: readonly string[]
}

/** Tables with an address of a person who need not have an account. */
const ADDRESSES = [
  ['contact_messages', 'lower(email)'],
  ['content_notices', 'lower(email)'],
  ['appeals', 'lower(email)'],
  ['email_bounces', 'email_key'],
] as const

/** The labels of the demo, which have products with its keys, its accounts, and what was written from their addresses. */
async function markRoots(client: ClientBase, { slugs, keys, emailKeys }: DemoMarks): Promise<void> {
  await mark(
    client,
    `select b.tableoid, b.ctid from brands b where b.slug = any($1)
       and exists (select from products p where p.brand_id = b.id and p.external_id = any($2))`,
    [slugs, keys],
  )
  await mark(client, 'select tableoid, ctid from users where email_key = any($1)', [emailKeys])
  for (const [table, address] of ADDRESSES) {
    await mark(client, `select tableoid, ctid from ${table} where ${address} = any($1)`, [emailKeys])
  }
}

/**
 * Marks the rows of the demo in the table `demo_rows`. As long as more are found: those that refer to marked ones by foreign
 * keys, and by columns that name an id or a number without one.
 */
export async function markRows(client: ClientBase, marks: DemoMarks): Promise<void> {
  await client.query('create temp table demo_rows (part oid, place tid, primary key (part, place)) on commit drop')
  await client.query('create temp table demo_ids (id uuid primary key) on commit drop')
  await markRoots(client, marks)
  const steps = await stepsOf(client)
  const withId = await tablesWithId(client)
  let grown = new Set(['brands', 'users', ...ADDRESSES.map(([table]) => table)])
  while (grown.size > 0) {
    const ids = await noteIds(
      client,
      withId.filter((table) => grown.has(table)),
    )
    await client.query('analyze demo_rows, demo_ids')
    const due = steps.filter(({ from }) => (from === IDS ? ids > 0 : grown.has(from)))
    grown = new Set()
    for (const { table, query } of due) if ((await mark(client, query)) > 0) grown.add(table)
  }
}

/** Rows of `table` that belong to marked rows of `from`. */
interface Step {
  readonly table: string
  readonly from: string
  readonly query: string
}

/** In place of a table: the ids of all marked rows. */
const IDS = 'ids'

async function stepsOf(client: ClientBase): Promise<Step[]> {
  const byKey = (await keysOf(client)).map(({ table, columns, target, targetColumns }) => {
    const equal = columns.map((column, at) => `c.${quoted(column)} = t.${quoted(targetColumns[at] ?? '')}`)
    const query = `select c.tableoid, c.ctid from ${table} c join ${target} t on ${equal.join(' and ')}
      join demo_rows d on d.part = t.tableoid and d.place = t.ctid`
    return { table, from: target, query }
  })
  const byId = (await looseColumns(client, 'uuid', '%')).map(([table, name]) => ({
    table,
    from: IDS,
    query: `select c.tableoid, c.ctid from ${table} c join demo_ids d on d.id = c.${quoted(name)}`,
  }))
  const byNumber = (await looseColumns(client, 'int4', 'product_no')).map(([table]) => ({
    table,
    from: 'products',
    query: `select c.tableoid, c.ctid from ${table} c join products t on t.no = c.product_no
      join demo_rows d on d.part = t.tableoid and d.place = t.ctid`,
  }))
  return [...byKey, ...byId, ...byNumber, ...OTHERS]
}

/** What names the demo in ways of its own. */
const OTHERS: readonly Step[] = [
  {
    table: 'audit_log',
    from: IDS,
    query: 'select c.tableoid, c.ctid from audit_log c join demo_ids d on d.id::text = c.target_id',
  },
  // A consent has the id of what it is for, which may be gone.
  {
    table: 'mail_consents',
    from: IDS,
    query: 'select c.tableoid, c.ctid from mail_consents c join demo_ids d on d.id = c.id',
  },
  // Notices name what they are about in their data.
  {
    table: 'notifications',
    from: IDS,
    query: `select c.tableoid, c.ctid from notifications c
      where exists (select from regexp_matches(c.data::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
        join demo_ids d on d.id::text = m[1])`,
  },
  // What was learned from swipes on products of the demo is learned anew from the others.
  {
    table: 'tastes',
    from: 'interactions',
    query: `select c.tableoid, c.ctid from tastes c where exists (select from interactions i
      join demo_rows d on d.part = i.tableoid and d.place = i.ctid where i.user_id = c.user_id)`,
  },
]

const tablesWithId = (client: ClientBase): Promise<string[]> =>
  namesOf(
    client,
    `select t.relname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attname = 'id' and a.atttypid = 'uuid'::regtype`,
  )

/** How many ids were added. */
async function noteIds(client: ClientBase, tables: readonly string[]): Promise<number> {
  let added = 0
  for (const table of tables) {
    const { rowCount } = await client.query(`insert into demo_ids (id) select t.id from ${table} t
      join demo_rows d on d.part = t.tableoid and d.place = t.ctid on conflict do nothing`)
    added += rowCount ?? 0
  }
  return added
}

/** Tickets of others that name something of the demo lose that reference alone. */
export async function emptyReferences(client: ClientBase): Promise<void> {
  for (const column of EMPTIED) {
    await client.query(`update tickets set ${column} = null where ${column} in (select id from demo_ids)
      and not exists (select from demo_rows d where d.part = tickets.tableoid and d.place = tickets.ctid)`)
  }
}

/** Tables in the order in which their rows can be deleted: what refers to others comes first. */
export async function deletionOrder(client: ClientBase): Promise<string[]> {
  const keys = (await keysOf(client)).filter(({ table, target }) => table !== target)
  const left = new Set(await tablesOf(client))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter((table) => !keys.some((key) => key.target === table && left.has(key.table)))
    if (free.length === 0) throw new Error(`foreign keys in a circle: ${[...left].join(', ')}`)
    for (const table of free) left.delete(table)
    order.push(...free)
  }
  return order
}
