import { randomBytes } from 'node:crypto'
import pg from 'pg'

async function once<Row extends pg.QueryResultRow>(url: string, sql: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** An empty database in the PostgreSQL of this run. */
export async function createDatabase(postgresUrl: string): Promise<string> {
  const name = `journey_${randomBytes(6).toString('hex')}`
  await once(postgresUrl, `create database ${name} strategy file_copy`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

export interface LogEntry {
  readonly action: string
  readonly productId: string
}

/** What the server has written down of this person's swipes, in its order. */
export function logOf(databaseUrl: string, email: string): Promise<readonly LogEntry[]> {
  const sql = `
    select i.action, p.id as "productId"
    from interactions i join users u on u.id = i.user_id join products p on p.no = i.product_no
    where u.email = $1 and i.action <> 'viewed'
    order by i.seq`
  return once<LogEntry>(databaseUrl, sql, [email])
}

/** Makes this the only picture behind the deck, as an operator would. */
export async function showBackground(databaseUrl: string, path: string): Promise<void> {
  await once(databaseUrl, 'delete from background_images')
  await once(databaseUrl, 'insert into background_images (path, is_active) values ($1, true)', [path])
}
