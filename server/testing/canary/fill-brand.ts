import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** What a brand is known by in the tables that belong to it. */
export interface CanaryBrand {
  readonly id: string
  readonly no: number
  readonly ownerId: string
  readonly productId: string
  readonly productNo: number
  /** Stands in every text, and occurs nowhere else. */
  readonly mark: string
  /** ISO 8601. */
  readonly now: string
}

interface Column {
  readonly name: string
  readonly type: string
  readonly isGenerated: boolean
  readonly hasDefault: boolean
  readonly isNullable: boolean
  /** Of a primary, unique or foreign key. */
  readonly isKey: boolean
  /** Words of ours that a check allows; empty: any text. */
  readonly words: readonly string[]
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Single columns that refer to a row of another table. */
  readonly refers: readonly { readonly column: string; readonly table: string; readonly target: string }[]
}

/**
 * Writes the mark into every column of every table that belongs to the brand, directly or by its rows, as the catalogue of the
 * database lists them: a new column or table is filled without a change here. Checks and triggers are out of force, so that
 * a row needs no story; columns whose words a check lists keep one of those. Returns the columns that hold the mark.
 */
export async function fillBrand(url: string, brand: CanaryBrand): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await readTables(client)
    await client.query(`set session_replication_role = replica`)
    const own = ownRows(tables, brand)
    for (const table of parentsFirst(tables, own))
      await leaveRow(client, table, own.get(table.name) ?? '', { brand, own })
    const filled: string[] = []
    for (const table of tables) {
      const condition = own.get(table.name)
      if (condition) filled.push(...(await mark(client, table, condition, brand.mark)))
    }
    return filled.toSorted()
  } finally {
    await client.end()
  }
}

interface Check {
  readonly table: string
  readonly name: string
  /** Its definition. */
  readonly text: string
}

const TEXTS = new Set(['text', 'jsonb', 'text[]', 'bytea'])

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows: checks } = await client.query<Check>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as text from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by relname`,
  )
  const { rows: columns } = await client.query<Column & { table: string }>(
    `select a.attrelid::regclass::text as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       a.attgenerated <> '' or a.attidentity <> '' as "isGenerated", a.atthasdef as "hasDefault", not a.attnotnull as "isNullable",
       exists (select from pg_constraint k where k.conrelid = a.attrelid and k.contype in ('p', 'f') and a.attnum = any(k.conkey))
         or exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as "isKey"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and not c.relispartition`,
  )
  const { rows: refers } = await client.query<{ table: string; column: string; to: string; target: string }>(
    `select k.conrelid::regclass::text as "table", a.attname as column, k.confrelid::regclass::text as "to", f.attname as target
     from pg_constraint k, unnest(k.conkey, k.confkey) u(mine, theirs), pg_attribute a, pg_attribute f
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attrelid = k.conrelid and a.attnum = u.mine
       and f.attrelid = k.confrelid and f.attnum = u.theirs`,
  )
  // A row that a test makes up needs no sense.
  for (const { table, name } of checks) await client.query(`alter table ${table} drop constraint if exists "${name}"`)
  return names.map(({ name }) => ({
    name,
    columns: columns
      .filter(({ table }) => table === name)
      .map((column) => ({ ...column, words: wordsOf(checks, name, column.name) })),
    refers: refers
      .filter(({ table }) => table === name)
      .map(({ column, to, target }) => ({ column, table: to, target })),
  }))
}

/** The words that a check allows in this column, such as `status = ANY (ARRAY['active'::text, …])`. */
function wordsOf(checks: readonly Check[], table: string, column: string): string[] {
  const list = checks
    .filter((check) => check.table === table)
    .map(({ text }) => new RegExp(`\\b${column} = ANY \\(ARRAY\\[([^\\]]*)\\]`).exec(text)?.[1])
    .find((words) => words !== undefined)
  return [...(list ?? '').matchAll(/'([^']*)'::/g)].map(([, word]) => word ?? '')
}

/** For each table that belongs to the brand, the condition for its rows. People belong to themselves. */
function ownRows(tables: readonly Table[], { id, no, productId, productNo }: CanaryBrand): Map<string, string> {
  const direct: readonly (readonly [string, string])[] = [
    ['brand_id', `'${id}'`],
    ['target_brand_id', `'${id}'`],
    ['brand_no', `${no}`],
    ['product_id', `'${productId}'`],
    ['product_no', `${productNo}`],
  ]
  const own = new Map([
    ['brands', `t.id = '${id}'`],
    ['products', `t.brand_id = '${id}'`],
  ])
  for (const { name, columns } of tables) {
    const known = direct.find(([column]) => columns.some((one) => one.name === column))
    if (known && !own.has(name)) own.set(name, `t.${known[0]} = ${known[1]}`)
  }
  for (let grew = true; grew; ) {
    grew = false
    for (const { name, refers } of tables) {
      const parent = refers.find(({ table }) => table !== 'users' && own.has(table))
      if (own.has(name) || !parent) continue
      const rows = own.get(parent.table) ?? ''
      own.set(name, `t.${parent.column} in (select t.${parent.target} from ${parent.table} t where ${rows})`)
      grew = true
    }
  }
  return own
}

/** The tables of the brand, each after those that it refers to. */
function parentsFirst(tables: readonly Table[], own: ReadonlyMap<string, string>): Table[] {
  const sorted = new Set<Table>()
  const begun = new Set<Table>()
  const add = (table: Table) => {
    if (begun.has(table)) return
    begun.add(table)
    for (const { table: to } of table.refers) for (const one of tables) if (one.name === to) add(one)
    if (own.has(table.name)) sorted.add(table)
  }
  for (const table of tables) add(table)
  return [...sorted]
}

interface Place {
  readonly brand: CanaryBrand
  readonly own: ReadonlyMap<string, string>
}

/** Inserts a row of the brand where the table has none. */
async function leaveRow(client: pg.Client, table: Table, condition: string, place: Place): Promise<void> {
  const { rowCount } = await client.query(`select 1 from ${table.name} t where ${condition} limit 1`)
  if (rowCount) return
  const columns = table.columns.filter(({ isGenerated }) => !isGenerated)
  const values: unknown[] = []
  for (const column of columns) values.push(await valueFor(client, table, column, place))
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const slots = columns.map(({ type }, at) => `$${at + 1}::${type}`).join(', ')
  await client.query(`insert into ${table.name} (${names}) values (${slots})`, values).catch((error: unknown) => {
    throw new Error(`no row of the brand in ${table.name}`, { cause: error })
  })
}

async function valueFor(client: pg.Client, { refers }: Table, column: Column, { brand, own }: Place): Promise<unknown> {
  const { name, type, words } = column
  const known = KNOWN[name]
  if (known) return known(brand)
  const to = refers.find((one) => one.column === name)
  if (to?.table === 'users') return brand.ownerId
  const rows = to && own.get(to.table)
  if (to && rows) {
    const { rows: found } = await client.query(`select t.${to.target} as id from ${to.table} t where ${rows} limit 1`)
    if (found[0]) return found[0].id
  }
  if (type.endsWith('[]')) return []
  if (words[0] !== undefined) return words[0]
  return SAMPLES.find(([of]) => type.startsWith(of))?.[1](brand) ?? null
}

const KNOWN: Readonly<Record<string, (brand: CanaryBrand) => unknown>> = {
  brand_id: ({ id }) => id,
  target_brand_id: ({ id }) => id,
  brand_no: ({ no }) => no,
  product_id: ({ productId }) => productId,
  product_no: ({ productNo }) => productNo,
  user_id: ({ ownerId }) => ownerId,
}

const SAMPLES: readonly (readonly [string, (brand: CanaryBrand) => unknown])[] = [
  ['uuid', () => randomUUID()],
  ['text', () => ''],
  ['character', () => ''],
  ['jsonb', () => '{}'],
  ['bytea', () => Buffer.alloc(0)],
  ['bool', () => false],
  ['date', ({ now }) => now.slice(0, 10)],
  ['timestamp', ({ now }) => now],
  ['int', () => 1],
  ['bigint', () => 1],
  ['smallint', () => 1],
  ['numeric', () => 1],
  ['double', () => 1],
  ['real', () => 1],
]

/** Writes the mark into the texts of the brand's rows; keys and words of ours are left. */
async function mark(client: pg.Client, { name, columns }: Table, condition: string, word: string): Promise<string[]> {
  const texts = columns.filter(
    ({ type, isGenerated, isKey, words }) => TEXTS.has(type) && !isGenerated && !isKey && words.length === 0,
  )
  const written: string[] = []
  for (const { name: column, type } of texts) {
    const value = {
      text: `'${word}'`,
      'text[]': `array['${word}']`,
      jsonb: `case jsonb_typeof("${column}") when 'array' then "${column}" || '["${word}"]'::jsonb
        when 'object' then "${column}" || '{"canary": "${word}"}'::jsonb else '{"canary": "${word}"}'::jsonb end`,
      bytea: `'${word}'::bytea`,
    }[type]
    await client.query(`update ${name} t set "${column}" = ${value} where ${condition}`)
    written.push(`${name}.${column}`)
  }
  return written
}
