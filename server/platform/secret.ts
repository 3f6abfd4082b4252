import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from './database.ts'

/** It never changes, so each process reads it once. */
const known = new WeakMap<Database, Buffer>()

/**
 * The pepper of codes: from the environment, else made once and shared by all processes through the database.
 */
export async function sharedSecret(db: Database, fromEnvironment: string | null): Promise<Buffer> {
  if (fromEnvironment) return createHmac('sha256', 'dropdeck pepper').update(fromEnvironment).digest()
  const remembered = known.get(db)
  if (remembered) return remembered
  await db.execute(
    sql`insert into server_secrets (name, secret) values ('pepper', ${randomBytes(32)}) on conflict do nothing`,
  )
  const [row] = await rowsOf<{ secret: Buffer }>(db, sql`select secret from server_secrets where name = 'pepper'`)
  if (!row) throw new Error('the shared secret could not be read back')
  known.set(db, row.secret)
  return row.secret
}
