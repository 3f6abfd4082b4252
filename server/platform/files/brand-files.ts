import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { rowsOf, timestamptz } from '../data/database.ts'
import { files } from '../data/platform.tables.ts'
import { ensure, Refusal } from '../scope/refuse.ts'
import type { World } from '../scope/scope.ts'

/** Trust S61: what one brand may keep, as files and as bytes. */
const QUOTA = { files: 12_000, bytes: 5 * 2 ** 30 } as const

interface BrandFile {
  readonly brandId: string
  readonly bytes: Uint8Array
  readonly extension: string
}

type Storing = Pick<World, 'db' | 'storage' | 'now' | 'log'>

/**
 * Stores a picture of a brand, the same bytes once, and returns its key. Its row is written before the file, so that a job
 * finds what a killed process leaves behind; without a storage neither stays.
 */
export async function storePicture({ db, storage, now, log }: Storing, file: BrandFile): Promise<string> {
  const sha256 = createHash('sha256').update(file.bytes).digest()
  const key = `pictures/${file.brandId}/${sha256.toString('hex')}.${file.extension}`
  const createdAt = now()
  await requireQuota(db, file)
  await db
    .insert(files)
    .values({ key, sha256, bytes: file.bytes.length, brandId: file.brandId, visibility: 'public', createdAt })
    // The job that removes unused files leaves those alone that were just written.
    .onConflictDoUpdate({ target: files.key, set: { createdAt } })
  try {
    await storage.write(key, file.bytes)
  } catch (error) {
    log.error({ err: error }, 'a picture could not be stored')
    await db.execute(sql`delete from files where key = ${key} and created_at = ${timestamptz(createdAt)}`)
    throw new Refusal('unavailable', { cause: error })
  }
  return key
}

/**
 * Stores a file that only members of the brand may have, the same bytes once, and returns its key. Its row is written before
 * the file.
 */
export async function storePrivateFile(
  { db, storage, now }: Pick<Storing, 'db' | 'storage' | 'now'>,
  { brandId, bytes, folder }: Pick<BrandFile, 'brandId' | 'bytes'> & { readonly folder: 'imports' },
): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const key = `${folder}/${brandId}/${sha256.toString('hex')}`
  const createdAt = now()
  await requireQuota(db, { brandId, bytes, extension: '' })
  await db
    .insert(files)
    .values({ key, sha256, bytes: bytes.length, brandId, visibility: 'private', createdAt })
    .onConflictDoUpdate({ target: files.key, set: { createdAt } })
  await storage.write(key, bytes)
  return key
}

/** Locks the row of a file that was not written since `before`, until the caller's transaction ends; false: there is none. */
export async function lockOldPicture({ db }: Pick<Storing, 'db'>, key: string, before: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from files where key = ${key} and created_at < ${timestamptz(before)} for update`,
  )
  return rows.length > 0
}

/** Which of these keys have a row. */
export async function knownKeys({ db }: Pick<Storing, 'db'>, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from files where key = any(${sql.param([...keys])}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** The next keys of pictures after this one whose rows were written before `before`. */
export async function oldKeysAfter(
  { db }: Pick<Storing, 'db'>,
  key: string,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from files where key > ${key} and key like 'pictures/%'
          and created_at < ${timestamptz(before)} order by key limit ${limit}`,
  )
  return rows.map((row) => row.key)
}

/** Removes a file and its row. */
export async function removePicture({ db, storage }: Pick<Storing, 'db' | 'storage'>, key: string): Promise<void> {
  await db.delete(files).where(eq(files.key, key))
  await storage.remove(key)
}

async function requireQuota(db: World['db'], { brandId, bytes }: BrandFile): Promise<void> {
  const [kept] = await rowsOf<{ files: number; bytes: number }>(
    db,
    sql`select count(*)::int as files, coalesce(sum(bytes), 0)::float as bytes from files where brand_id = ${brandId}`,
  )
  const isFull = kept && (kept.files >= QUOTA.files || kept.bytes + bytes.length > QUOTA.bytes)
  ensure(!isFull, 'pictures.quota')
}
