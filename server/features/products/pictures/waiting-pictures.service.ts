import type { Media } from '#contract/products.ts'
import type { Database } from '#server/platform/data/database.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { insertEmptyChange } from '../managing/own-products.store.ts'
import { presentPicture } from '../present.ts'
import type { products } from '../products.tables.ts'
import { deleteHeld, type HeldRow, refuseWaiting, selectHeld, selectShown, writeShown } from './own-pictures.store.ts'
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
export const showWaitingPictures = (db: Database, productId: string): Promise<void> => show(db, productId, ['waiting'])

/** The review has taken its refusal back: shows the pictures that it concerned, too. */
export const showRefusedPictures = (db: Database, productId: string): Promise<void> =>
  show(db, productId, ['waiting', 'refused'])

async function show(db: Database, productId: string, states: HeldRow['state'][]): Promise<void> {
  const held = await selectHeld(db, productId, 'waiting', 'refused')
  const approved = held.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  if (approved.length === 0) return
  const list = listOf(await selectShown(db, productId), held)
  const rows = list.filter(({ row, state }) => state === 'shown' || approved.includes(row.id))
  await writeShown(
    db,
    productId,
    rows.map(({ row }, position) => ({ ...row, position })),
  )
  await deleteHeld(db, approved)
}

/** The review has refused them: they stay in the list of the members, with the reason. */
export const refuseWaitingPictures = (db: Database, productId: string, reason: string): Promise<void> =>
  refuseWaiting(db, productId, reason)

/** The pictures that wait, for staff, in the language of the product. */
export async function readWaitingPictures(
  db: Database,
  { id, name, language }: Pick<typeof products.$inferSelect, 'id' | 'name' | 'language'>,
  brandName: string,
): Promise<Media[]> {
  const waiting = await selectHeld(db, id, 'waiting')
  return waiting.map((picture) => presentPicture(picture, { name, brandName }, language))
}
