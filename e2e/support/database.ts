import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { DemoPicture } from './picture-cache.ts'
import { serverEnvironment } from './server-process.ts'

const FILL = fileURLToPath(new URL('./seed-database.ts', import.meta.url))

async function once<Row extends pg.QueryResultRow>(url: string, sql: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

const at = (postgresUrl: string, name: string): string => {
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Copies a database that has no connections. */
async function createDatabase(postgresUrl: string, template: string): Promise<string> {
  const name = `journey_${randomBytes(6).toString('hex')}`
  await once(postgresUrl, `create database ${name} template ${template} strategy file_copy`)
  return at(postgresUrl, name)
}

/** The template: a migrated database with the demo catalogue, made once and copied for every server. */
const FILLED = 'filled'

/** Creates the template of `createFilledDatabase`; `dataDir` is not needed afterwards. */
export async function fillDatabase(postgresUrl: string, dataDir: string): Promise<void> {
  await once(postgresUrl, `create database ${FILLED} strategy file_copy`)
  const env = serverEnvironment({ databaseUrl: at(postgresUrl, FILLED), dataDir })
  await promisify(execFile)(process.execPath, [FILL], { env })
}

/** A migrated database with the demo catalogue. Products and pictures have the same ids in every copy. */
export const createFilledDatabase = (postgresUrl: string): Promise<string> => createDatabase(postgresUrl, FILLED)

/** The pictures of the demo catalogue. */
export function demoPictures(databaseUrl: string): Promise<readonly DemoPicture[]> {
  const sql = `select id, substr(master, 6) as master from product_images where master like 'demo:%'`
  return once<DemoPicture>(databaseUrl, sql)
}

export interface LogEntry {
  readonly action: string
  readonly productId: string
}

/** The log of a user's swipes, in its order. */
export function logOf(databaseUrl: string, email: string): Promise<readonly LogEntry[]> {
  const sql = `
    select i.action, p.id as "productId"
    from interactions i join users u on u.id = i.user_id join products p on p.no = i.product_no
    where u.email = $1 and i.action <> 'viewed'
    order by i.seq`
  return once<LogEntry>(databaseUrl, sql, [email])
}

/** Makes this the only background picture. */
export async function showBackground(databaseUrl: string, path: string): Promise<void> {
  await once(databaseUrl, 'delete from background_images')
  await once(databaseUrl, 'insert into background_images (path, is_active) values ($1, true)', [path])
}

/** Adds a picture that may be shown, as the banner of some brand. */
export async function addBrandPicture(databaseUrl: string, id: string, width: number): Promise<void> {
  await once(
    databaseUrl,
    `insert into brand_pictures (id, brand_no, kind, master, width, height)
     select $1, no, 'banner', 'file:none', $2, $2 from brands
     where no not in (select brand_no from brand_pictures where kind = 'banner') order by no limit 1`,
    [id, width],
  )
}
