import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { backgroundImages } from '../site.tables.ts'

const { id, name, path, width, height, contrast, isActive, shownFrom, shownUntil, version, createdAt } =
  backgroundImages
/** All columns but the picture itself. */
const COLUMNS = { id, name, path, width, height, contrast, isActive, shownFrom, shownUntil, version, createdAt }

export type BackgroundRecord = Omit<typeof backgroundImages.$inferSelect, 'content'>

const isScheduled = (at: Date): SQL =>
  sql`${backgroundImages.shownFrom} <= ${timestamptz(at)} and ${timestamptz(at)} < ${backgroundImages.shownUntil}`

/** The scheduled picture, otherwise the active one, or null. */
export async function findShown(
  db: Database,
  at: Date,
): Promise<{ readonly id: string; readonly path: string } | null> {
  const [row] = await db
    .select({ id, path })
    .from(backgroundImages)
    .where(sql`${backgroundImages.isActive} or (${isScheduled(at)})`)
    // Of a picture without a schedule the condition is null.
    .orderBy(desc(sql`coalesce(${isScheduled(at)}, false)`))
    .limit(1)
  return row ?? null
}

export const selectBackgrounds = (db: Database): Promise<BackgroundRecord[]> =>
  db.select(COLUMNS).from(backgroundImages).orderBy(desc(createdAt), id)

export async function findBackground(db: Database, wanted: string): Promise<BackgroundRecord | null> {
  const [row] = await db.select(COLUMNS).from(backgroundImages).where(eq(id, wanted))
  return row ?? null
}

export async function findFile(
  db: Database,
  wanted: string,
): Promise<{ readonly content: Buffer | null; readonly isPublic: boolean } | null> {
  const [row] = await db
    .select({
      content: backgroundImages.content,
      isPublic: sql<boolean>`${isActive} or ${shownFrom} is not null`,
    })
    .from(backgroundImages)
    .where(eq(id, wanted))
  return row ?? null
}

export const countBackgrounds = (db: Database): Promise<number> => db.$count(backgroundImages)

export async function insertBackground(
  db: Database,
  row: typeof backgroundImages.$inferInsert,
): Promise<BackgroundRecord> {
  const [added] = await db.insert(backgroundImages).values(row).returning(COLUMNS)
  if (!added) throw new Error('a background picture was not inserted')
  return added
}

/** Takes the place of the active one from all others. */
export async function deactivateOthers(db: Database, wanted: string): Promise<void> {
  await db
    .update(backgroundImages)
    .set({ isActive: false, version: sql`${version} + 1` })
    .where(and(ne(id, wanted), eq(isActive, true)))
}

type Change = Partial<Pick<BackgroundRecord, 'isActive' | 'shownFrom' | 'shownUntil'>>

/** False: it was changed meanwhile. */
export async function updateBackground(
  db: Database,
  wanted: { readonly id: string; readonly version: number },
  change: Change,
): Promise<boolean> {
  const rows = await db
    .update(backgroundImages)
    .set({ ...change, version: wanted.version + 1 })
    .where(and(eq(id, wanted.id), eq(version, wanted.version)))
    .returning({ id })
  return rows.length > 0
}

/** Another picture that is scheduled at some moment of the period. */
export async function findOverlapping(
  db: Database,
  { id: own, from, until }: { readonly id: string; readonly from: Date; readonly until: Date },
): Promise<BackgroundRecord | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(backgroundImages)
    .where(and(ne(id, own), sql`${shownFrom} < ${timestamptz(until)} and ${timestamptz(from)} < ${shownUntil}`))
    .limit(1)
  return row ?? null
}

/** Deletes the picture with its file; null: there is none. */
export async function deleteBackground(db: Database, wanted: string): Promise<BackgroundRecord | null> {
  const [row] = await db.delete(backgroundImages).where(eq(id, wanted)).returning(COLUMNS)
  return row ?? null
}

export interface HistoryRow {
  readonly at: string
  readonly action: string
  readonly name: string | null
  readonly by: string | null
  readonly reason: string
}

/** What staff did with pictures, the latest first. */
export const selectHistory = (db: Database, most: number): Promise<HistoryRow[]> =>
  rowsOf(
    db,
    sql`select ${momentText(sql`l.at`)} as at, l.action, coalesce(l.changed->'name'->>1, l.changed->'name'->>0) as name,
          u.username as by, l.reason
        from audit_log l left join users u on u.id = l.actor_id
        where l.target_type = 'background' order by l.at desc, l.id desc limit ${most}`,
  )
