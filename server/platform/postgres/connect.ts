import pg from 'pg'
import { StartFailure } from './start-failure.ts'

const UNKNOWN_DATABASE = '3D000'
const WRONG_PASSWORD = '28P01'
const STARTING_UP = '57P03'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null)

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (codeOf(error) === UNKNOWN_DATABASE) return false
    throw error
  } finally {
    await client.end()
  }
}

async function runAlone(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Checks that the server accepts our password, and creates the database when it is missing. */
export async function ensureDatabase(adminUrl: string, url: string): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      if (!(await canConnect(url))) await runAlone(adminUrl, `create database ${new URL(url).pathname.slice(1)}`)
      return
    } catch (error) {
      if (codeOf(error) === WRONG_PASSWORD) {
        throw new StartFailure('The database does not accept the password in DATA_DIR/postgres-password', {
          cause: error,
        })
      }
      if (codeOf(error) !== STARTING_UP || attempts === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
