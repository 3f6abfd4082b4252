import { PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { Master } from '#server/platform/pictures/keep-master.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { newPicture, stateOfNew } from '../pictures/add-picture.service.ts'
import { changePictures, writeList } from '../pictures/own-pictures.service.ts'
import { deleteHeld, deleteShown } from '../pictures/own-pictures.store.ts'
import type { ListedPicture } from '../pictures/picture-list.ts'

/** A picture of a file, in its order. */
export interface ImportedPicture {
  /** Where it comes from, so that a repeated import finds it. */
  readonly source: string
  /** Null: not fetched, because the product has it. */
  readonly master: Master | null
}

/**
 * Puts the pictures of a file in its order before those that were added by hand. New ones of a live product wait for their
 * review. Returns the ids of new ones.
 */
export async function addImportedPictures(
  scope: BrandScope,
  productId: string,
  pictures: readonly ImportedPicture[],
): Promise<string[]> {
  const added: string[] = []
  await changePictures(scope, productId, async (inside, { product, list }) => {
    added.length = 0
    const named: ListedPicture[] = []
    for (const { source, master } of pictures) {
      const known = list.find(({ row }) => row.source === source || (master !== null && row.master === master.master))
      if (known && !named.includes(known)) named.push(known)
      if (known || master === null) continue
      const { master: key, ...facts } = master
      const picture = { ...facts, bytes: Buffer.alloc(0) }
      const row = { ...newPicture({ brandId: inside.member.brandId, productId }, { master: key, picture }), source }
      added.push(row.id)
      named.push({ row, state: stateOfNew(product), refusal: '' })
    }
    if (added.length === 0) return null
    const others = list.filter((listed) => !named.includes(listed))
    await writeList(inside, productId, [...named, ...others].slice(0, Math.max(PICTURES_PER_PRODUCT, list.length)))
    return { action: 'added', changed: { pictures: [list.length, list.length + added.length] } }
  })
  return added
}

/** Removes pictures that an import has added. */
export async function removeImportedPictures(
  scope: BrandScope,
  productId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await changePictures(scope, productId, async (inside, { list }) => {
    const kept = list.filter(({ row }) => !ids.includes(row.id))
    if (kept.length === list.length) return null
    await deleteShown(inside.db, ids)
    await deleteHeld(inside.db, ids)
    await writeList(inside, productId, kept)
    return { action: 'removed', changed: { pictures: [list.length, kept.length] } }
  })
}
