import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrateDatabase } from '#server/platform/data/migrate.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
/** An arbitrary number, the same in every test process: one creates the template, the others wait. */
const LOCK = 5_120_337

let template: Promise<string> | null = null
let maintenance: pg.Pool | null = null

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** An empty, migrated database, copied from a template in about ten milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  template ??= prepareTemplate()
  const name = `dropdeck_${randomBytes(6).toString('hex')}`
  const source = await template
  // The default strategy, block by block through the log, takes half a second.
  await maintenancePool().query(`create database ${name} template ${source} strategy file_copy`)
  return {
    url: urlOf(name),
    async drop() {
      await maintenancePool().query(`drop database ${name} with (force)`)
    },
  }
}

function adminUrl(): string {
  const url = process.env['TEST_POSTGRES_URL']
  if (!url) throw new Error('API tests need PostgreSQL: run them with "npm test", or set TEST_POSTGRES_URL')
  return url
}

function urlOf(database: string): string {
  const url = new URL(adminUrl())
  url.pathname = `/${database}`
  return url.href
}

/** Connections for creating and dropping databases, kept for the next test: connecting takes longer than the statement. */
function maintenancePool(): pg.Pool {
  if (maintenance) return maintenance
  maintenance = new pg.Pool({ connectionString: adminUrl(), max: 4, allowExitOnIdle: true })
  maintenance.on('error', () => {}) // The server stops after the last test and breaks idle connections.
  return maintenance
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl() })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

/** Contains a hash of the migrations: changed migrations need a new template. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)))
  }
  return `dropdeck_template_${hash.digest('hex').slice(0, 12)}`
}

async function prepareTemplate(): Promise<string> {
  const name = await templateName()
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft}`)
    await migrateDatabase(urlOf(draft))
    await admin.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}
