import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
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
          where i.id = ${id} and b.is_public`,
  )
  return row ?? null
}

export interface RemovedPicture {
  readonly id: string
  readonly master: string
  /** Another picture uses the same master. */
  readonly isMasterUsed: boolean
}

/** Pictures whose rows were deleted. A trigger records them. */
export function selectRemovedPictures(db: Database, limit: number): Promise<RemovedPicture[]> {
  return rowsOf(
    db,
    sql`select r.id, r.master, exists (select 1 from product_images i where i.master = r.master)
          or exists (select 1 from brand_pictures b where b.master = r.master) as "isMasterUsed"
        from removed_pictures r order by r.id limit ${limit}`,
  )
}

/** Records that the files of these pictures are deleted. */
export async function deleteRemovedPictures(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from removed_pictures where id = any(${sql.param([...ids])}::uuid[])`)
}
