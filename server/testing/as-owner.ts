import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Runs one statement as the owner of the tables, who may do what the server may not; returns its rows. */
export async function asOwner<Row = unknown>(url: string, statement: SQL | string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await drizzle(client).execute(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}
