import type { Media } from '#contract/products.ts'
import type { Database } from '#server/platform/data/database.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { insertEmptyChange } from '../managing/own-products.store.ts'
import { presentPicture } from '../present.ts'
import type { products } from '../products.tables.ts'
import { deleteHeld, selectHeld, selectShown, writeShown } from './own-pictures.store.ts'
import { listOf } from './picture-list.ts'

/** Whether pictures of a live product wait for their review. */
export const hasWaitingPictures = async (db: Database, productId: string): Promise<boolean> =>
  (await selectHeld(db, productId, 'waiting')).length > 0

/** Puts a live product into the queue of the review while pictures of it wait. */
export async function submitWaitingPictures(
  { db, member, now }: Pick<BrandScope, 'db' | 'member' | 'now'>,
  productId: string,
): Promise<void> {
  if (!(await hasWaitingPictures(db, productId))) return
  await insertEmptyChange(db, { productId, brandId: member.brandId, submittedAt: now() })
}

/** The review has approved them: shows the waiting pictures at their places. */
export async function showWaitingPictures(db: Database, productId: string): Promise<void> {
  const waiting = await selectHeld(db, productId, 'waiting')
  if (waiting.length === 0) return
  const list = listOf(await selectShown(db, productId), waiting)
  const rows = list.map(({ row }, position) => {
    const { id, source, master, width, height, placeholder, altDe, altEn, focusX, focusY, perceptualHash } = row
    const picture = { id, source, master, width, height, placeholder, altDe, altEn, focusX, focusY, perceptualHash }
    return { ...picture, productId, position }
  })
  await writeShown(db, productId, rows)
  await deleteHeld(
    db,
    waiting.map(({ id }) => id),
  )
}

/** The pictures that wait, for staff, in the language of the product. */
export async function readWaitingPictures(
  db: Database,
  { id, name, language }: Pick<typeof products.$inferSelect, 'id' | 'name' | 'language'>,
  brandName: string,
): Promise<Media[]> {
  const waiting = await selectHeld(db, id, 'waiting')
  return waiting.map((picture) => presentPicture(picture, { name, brandName }, language))
}
