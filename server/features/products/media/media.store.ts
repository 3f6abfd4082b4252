import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { MAY_BE_OPENED } from '../visibility.store.ts'

interface MasterRow {
  readonly master: string
  readonly width: number
}

/**
 * Master and width of a product's or a brand's picture; null when there is no such picture or
 * it is not visible (Trust S41).
 */
export async function findImage(db: Database, id: string): Promise<MasterRow | null> {
  const [row] = await rowsOf<MasterRow>(
    db,
    sql`select i.master, i.width from product_images i join products p on p.id = i.product_id
          join brands b on b.id = p.brand_id where i.id = ${id} and ${MAY_BE_OPENED}
        union all select i.master, i.width from brand_pictures i join brands b on b.no = i.brand_no
          where i.id = ${id} and i.is_current and b.is_public`,
  )
  return row ?? null
}

/** The same for members of the brand and for staff, who also see what is not public: drafts, and what waits for a review. */
export async function findImageFor(
  db: Database,
  id: string,
  viewer: { readonly userId: string; readonly isStaff: boolean },
): Promise<MasterRow | null> {
  const [row] = await rowsOf<MasterRow>(
    db,
    sql`select i.master, i.width from (
          select i.master, i.width, p.brand_id from product_images i join products p on p.id = i.product_id
            where i.id = ${id}
          union all select i.master, i.width, i.brand_id from held_product_images i
            where i.id = ${id} and i.state <> 'removed'
          union all select i.master, i.width, b.id from brand_pictures i join brands b on b.no = i.brand_no
            where i.id = ${id}) i
        where ${viewer.isStaff} or exists (
          select 1 from brand_members m where m.brand_id = i.brand_id and m.user_id = ${viewer.userId})`,
  )
  return row ?? null
}

/** Whether the picture has a row, visible or not. */
export async function existsImage(db: Database, id: string): Promise<boolean> {
  return (await findImageFor(db, id, { userId: '00000000-0000-0000-0000-000000000000', isStaff: true })) !== null
}

export interface RemovedPicture {
  readonly id: string
  readonly master: string
  /** Another picture uses the same master, or its file has a row of its own and is removed by that. */
  readonly isMasterUsed: boolean
}

/** Pictures that use a master. */
const uses = (master: ReturnType<typeof sql>) =>
  sql`(exists (select 1 from product_images i where i.master = ${master})
    or exists (select 1 from held_product_images h where h.master = ${master})
    or exists (select 1 from brand_pictures b where b.master = ${master}))`

/** Pictures whose rows were deleted. A trigger records them. */
export function selectRemovedPictures(db: Database, limit: number): Promise<RemovedPicture[]> {
  return rowsOf(
    db,
    sql`select r.id, r.master, ${uses(sql`r.master`)}
          or exists (select 1 from files f where 'file:' || f.key = r.master) as "isMasterUsed"
        from removed_pictures r order by r.id limit ${limit}`,
  )
}

/** Records that the files of these pictures are deleted. */
export async function deleteRemovedPictures(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from removed_pictures where id = any(${sql.param([...ids])}::uuid[])`)
}

/** Forgets pictures that were removed from their products before `limit` and can no longer be put back. */
export async function deleteRemovedImages(db: Database, limit: Date): Promise<void> {
  await db.execute(sql`delete from held_product_images where state = 'removed' and held_at < ${timestamptz(limit)}`)
}

/** Keys of stored pictures that no row uses and that were not written since `before`. */
export async function selectUnusedFiles(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select f.key from files f where f.key like 'pictures/%' and f.created_at < ${timestamptz(before)}
          and not ${uses(sql`'file:' || f.key`)} order by f.key limit ${limit}`,
  )
  return rows.map(({ key }) => key)
}

export async function isFileUsed(db: Database, key: string): Promise<boolean> {
  const [row] = await rowsOf<{ used: boolean }>(db, sql`select ${uses(sql`${`file:${key}`}`)} as used`)
  return row?.used === true
}
