import type { Database } from '#server/platform/data/database.ts'
import type { ImageInput } from './product-input.ts'
import { deleteImages, insertImages, moveImages, type SavedImage, selectImagesOf } from './save-pictures.store.ts'

interface SourceImages {
  readonly productId: string
  readonly images: readonly ImageInput[]
}

interface Plan {
  readonly removed: readonly SavedImage[]
  /** All pictures in their new order; existing ones with their id. Null: nothing changes. */
  readonly order: readonly (ImageInput | SavedImage)[] | null
}

const isSame = (saved: SavedImage, image: ImageInput): boolean =>
  saved.source === image.source || saved.master === image.master

/**
 * An existing picture keeps its id, and with it its address and its sizes. When the source names the same
 * pictures as before, the order is kept, because it may have been changed by hand.
 */
function planOf(images: readonly ImageInput[], saved: readonly SavedImage[]): Plan {
  const bySource = new Map(images.map((image) => [image.source, image]))
  const named = [...bySource.values()].map((image) => saved.find((known) => isSame(known, image)) ?? image)
  const kept = new Set<ImageInput | SavedImage>(named)
  const byHand = saved.filter((image) => image.source === null && !kept.has(image))
  const removed = saved.filter((image) => image.source !== null && !kept.has(image))
  const isUnchanged = removed.length === 0 && named.every((image) => 'id' in image)
  return { removed, order: isUnchanged ? null : [...named, ...byHand] }
}

/** Replaces the pictures of these products of a brand by those of the source, in its order. */
export async function savePictures(db: Database, brandId: string, sources: readonly SourceImages[]): Promise<void> {
  if (sources.length === 0) return
  const saved = Map.groupBy(
    await selectImagesOf(
      db,
      brandId,
      sources.map(({ productId }) => productId),
    ),
    (image) => image.productId,
  )
  const removed: string[] = []
  const moved: { id: string; position: number }[] = []
  const added: (ImageInput & { brandId: string; productId: string; position: number })[] = []
  for (const { productId, images } of sources) {
    const plan = planOf(images, saved.get(productId) ?? [])
    removed.push(...plan.removed.map(({ id }) => id))
    for (const [position, image] of (plan.order ?? []).entries()) {
      if ('id' in image) moved.push({ id: image.id, position })
      else added.push({ ...image, brandId, productId, position })
    }
  }
  await deleteImages(db, brandId, removed)
  await moveImages(db, moved)
  await insertImages(db, added)
}
