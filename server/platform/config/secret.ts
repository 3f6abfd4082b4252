import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../data/database.ts'

/** Secrets never change, so each process reads them once. */
const known = new WeakMap<Database, Map<string, Buffer>>()

/** The pepper of codes: from the environment, or generated once and shared by all processes through the database. */
export async function sharedSecret(db: Database, fromEnvironment: string | null): Promise<Buffer> {
  if (fromEnvironment) return createHmac('sha256', 'dropdeck pepper').update(fromEnvironment).digest()
  return storedSecret(db, 'pepper', () => randomBytes(32))
}

/** A secret of this installation, stored in the database. The first process that needs it generates it. */
export async function storedSecret(db: Database, name: string, make: () => Buffer): Promise<Buffer> {
  const remembered = known.get(db) ?? new Map<string, Buffer>()
  known.set(db, remembered)
  const own = remembered.get(name)
  if (own) return own
  await db.execute(sql`insert into server_secrets (name, secret) values (${name}, ${make()}) on conflict do nothing`)
  const [row] = await rowsOf<{ secret: Buffer }>(db, sql`select secret from server_secrets where name = ${name}`)
  if (!row) throw new Error(`the shared secret "${name}" could not be read back`)
  remembered.set(name, row.secret)
  return row.secret
}
