import { PICTURE_BYTES, PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { OwnPictures } from '#contract/brand-pictures.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import { storePicture } from '#server/platform/files/brand-files.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import type { DecodedPicture } from '#server/platform/pictures/decode-picture.ts'
import { readUpload, tooLarge } from '#server/platform/pictures/read-upload.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import {
  changePictures,
  type PictureChange,
  type PicturedProduct,
  requirePictured,
  writeList,
} from './own-pictures.service.ts'
import { deleteHeld, type OwnProductRow, type PictureRow } from './own-pictures.store.ts'
import type { ListedPicture } from './picture-list.ts'

const UPLOADS = { name: 'product pictures of a brand', hits: 600, seconds: 3600 } as const
const FETCH_MS = 15_000

/** Adds the picture that `file` reads, as the last one of the product. A repeat of the same file changes nothing. */
export async function addPicture(
  scope: BrandScope,
  productId: string,
  file: () => Promise<Uint8Array>,
): Promise<OwnPictures> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, UPLOADS, brandId)
  // Before the file is read: a refused one costs nothing.
  requireRoom(await requirePictured(scope, productId))
  const picture = await readUpload(file, { maxBytes: PICTURE_BYTES.product, caller: brandId })
  const master = `file:${await storePicture(scope, { brandId, bytes: picture.bytes, extension: 'webp' })}`
  return changePictures(scope, productId, async (inside, pictured) => {
    const { list } = pictured
    const known = list.find(({ row }) => row.master === master)
    if (known) return known.state === 'refused' ? submitAgain(inside, pictured, known) : null
    requireRoom(pictured)
    const row = newPicture({ brandId, productId }, { master, picture })
    await writeList(inside, productId, [...list, { row, state: stateOfNew(pictured.product), refusal: '' }])
    return { action: 'added', changed: { pictures: [list.length, list.length + 1] } }
  })
}

/** Product 4: new pictures of a live product wait for a review, unless the brand is trusted. */
export const stateOfNew = ({ isLive, trustLevel }: OwnProductRow): ListedPicture['state'] =>
  isLive && trustLevel === 0 ? 'waiting' : 'shown'

/** Submits a picture again that the review refused. */
export async function submitAgain(
  inside: BrandScope,
  { product, list }: PicturedProduct,
  refused: ListedPicture,
): Promise<PictureChange> {
  const { id } = refused.row
  await deleteHeld(inside.db, [id])
  const again = { ...refused, state: stateOfNew(product), refusal: '' }
  await writeList(
    inside,
    product.id,
    list.map((listed) => (listed === refused ? again : listed)),
  )
  return { action: 'submitted', changed: { picture: [null, id] } }
}

function requireRoom({ list }: PicturedProduct): void {
  ensure(list.length < PICTURES_PER_PRODUCT, 'pictures.full')
}

interface Stored {
  readonly master: string
  readonly picture: DecodedPicture
}

/** A picture that was added by hand. */
export function newPicture(
  product: { readonly brandId: string; readonly productId: string },
  { master, picture }: Stored,
): PictureRow {
  const { bytes: _bytes, ...facts } = picture
  const id = crypto.randomUUID()
  return { id, ...product, position: 0, master, source: null, altDe: '', altEn: '', focusX: 500, focusY: 500, ...facts }
}

/** Adds the picture at a web address. */
export function addPictureFrom(scope: BrandScope, productId: string, address: string): Promise<OwnPictures> {
  return addPicture(scope, productId, () => fetchPicture(scope, address))
}

async function fetchPicture({ internet }: Pick<BrandScope, 'internet'>, address: string): Promise<Uint8Array> {
  ensure(address.startsWith('https://'), 'pictures.address')
  const maxBytes = PICTURE_BYTES.product
  try {
    const { status, body } = await internet.fetch(address, { maxBytes, timeoutMs: FETCH_MS, accept: 'image/*' })
    ensure(status === 200, 'pictures.address')
    return body
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    throw error.reason === 'too-large' ? tooLarge(maxBytes, error) : new Refusal('pictures.address', { cause: error })
  }
}
