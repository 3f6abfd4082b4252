import { PICTURE_BYTES, PICTURES_PER_PRODUCT } from '#contract/brand-pictures.limits.ts'
import type { Crop, OwnPictures } from '#contract/brand-pictures.ts'
import { areClaimsNew, greenClaimIn } from '#contract/green-claims.ts'
import { problemSentence } from '#contract/product-problems.ts'
import { storePicture } from '#server/platform/files/brand-files.ts'
import { readUpload } from '#server/platform/pictures/read-upload.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { insertEmptyChange } from '../managing/own-products.store.ts'
import { readMaster } from '../media/media.service.ts'
import { newPicture, stateOfNew, submitAgain } from './add-picture.service.ts'
import { changePictures, type PicturedProduct, requirePictured, writeList } from './own-pictures.service.ts'
import {
  deleteHeld,
  deleteShown,
  type HeldRow,
  type PictureRow,
  selectHeld,
  selectVariantsShowing,
  showForVariants,
  upsertHeld,
} from './own-pictures.store.ts'
import { type ListedPicture, pictureOf, versionOf } from './picture-list.ts'

interface Arrangement {
  readonly version: string
  readonly pictures: readonly {
    readonly id: string
    readonly altDe: string
    readonly altEn: string
    readonly focus: { readonly x: number; readonly y: number }
  }[]
}

/** Writes order, texts and focal points of all pictures, if they are still those that the member saw. */
export function arrangePictures(scope: BrandScope, productId: string, wanted: Arrangement): Promise<OwnPictures> {
  return changePictures(scope, productId, async (inside, { product, list }) => {
    if (product.isPublished && product.claimEvidence === '') requireNoClaim(inside, wanted)
    ensure(versionOf(list) === wanted.version && list.length === wanted.pictures.length, 'conflict')
    const arranged = wanted.pictures.map(({ id, altDe, altEn, focus }) => {
      const known = find(list, id, 'conflict')
      return { ...known, row: { ...known.row, altDe, altEn, focusX: focus.x, focusY: focus.y } }
    })
    if (versionOf(arranged) === wanted.version) return null
    await writeList(inside, productId, arranged)
    if (product.isLive && areClaimsNew(altTextsOf(wanted.pictures), altTextsOf(list.map(({ row }) => row)))) {
      await insertEmptyChange(inside.db, { productId, brandId: inside.member.brandId, submittedAt: inside.now() })
    }
    return { action: 'arranged', changed: { pictures: [idsOf(list), idsOf(arranged)] } }
  })
}

const altTextsOf = (pictures: readonly Pick<PictureRow, 'altDe' | 'altEn'>[]): string[] =>
  pictures.flatMap(({ altDe, altEn }) => [altDe, altEn])

/** Alternative texts are read by people and search engines, too (Trust L29). */
function requireNoClaim({ language }: BrandScope, { pictures }: Arrangement): void {
  const claim = greenClaimIn(altTextsOf(pictures))
  if (claim === null) return
  const problem = { field: 'pictures', key: 'claim', n: claim } as const
  throw new Refusal('products.incomplete', { fields: { pictures: problemSentence(problem, language) } })
}

const idsOf = (list: readonly ListedPicture[]): string[] => list.map(({ row }) => row.id)

function find(list: readonly ListedPicture[], id: string, code: 'conflict' | 'pictures.unknown'): ListedPicture {
  const found = list.find(({ row }) => row.id === id)
  ensure(found, code)
  return found
}

interface Named {
  readonly id: string
  readonly imageId: string
}

/** Takes a picture out of the product. Its address answers 404 at once; it can be put back for an hour. */
export function removePicture(scope: BrandScope, { id, imageId }: Named): Promise<OwnPictures> {
  return changePictures(scope, id, async (inside, pictured) => {
    const removed = find(pictured.list, imageId, 'pictures.unknown')
    await hold(inside, pictured, removed, null)
    await writeList(
      inside,
      id,
      pictured.list.filter((picture) => picture !== removed),
    )
    return { action: 'removed', changed: { picture: [imageId, null] } }
  })
}

/** Moves a picture to where it can be put back from; returns the variants that showed it. */
async function hold(
  { db, member, now }: BrandScope,
  { product, list }: PicturedProduct,
  picture: ListedPicture,
  replacedBy: string | null,
): Promise<readonly string[]> {
  const { row, state, refusal } = picture
  const variantIds = await selectVariantsShowing(db, row.id)
  if (state === 'shown') await deleteShown(db, [row.id])
  await upsertHeld(db, {
    ...row,
    productId: product.id,
    brandId: member.brandId,
    position: list.indexOf(picture),
    state: 'removed',
    // A picture that was removed before a review has not been reviewed.
    isUnreviewed: state !== 'shown' || !product.isLive,
    refusal,
    replacedBy,
    variantIds,
    heldAt: now(),
  })
  return variantIds
}

/** Puts a removed picture back to its place, in exchange for the one that was cropped from it; submits a refused one again. */
export function restorePicture(scope: BrandScope, { id, imageId }: Named): Promise<OwnPictures> {
  return changePictures(scope, id, async (inside, pictured) => {
    const refused = pictured.list.find(({ row, state }) => row.id === imageId && state === 'refused')
    if (refused) return submitAgain(inside, pictured, refused)
    const held = (await selectHeld(inside.db, id, 'removed')).find((row) => row.id === imageId)
    ensure(held, 'pictures.unknown')
    const cropped = pictured.list.find(({ row }) => row.id === held.replacedBy)
    ensure(cropped || pictured.list.length < PICTURES_PER_PRODUCT, 'pictures.full')
    const showing = cropped ? await selectVariantsShowing(inside.db, cropped.row.id) : held.variantIds
    if (cropped?.state === 'shown') await deleteShown(inside.db, [cropped.row.id])
    await deleteHeld(inside.db, cropped ? [held.id, cropped.row.id] : [held.id])
    const list = pictured.list.filter((picture) => picture !== cropped)
    const at = cropped ? pictured.list.indexOf(cropped) : Math.min(held.position, list.length)
    const back = restored(held, pictured)
    list.splice(at, 0, back)
    await writeList(inside, id, list)
    if (back.state === 'shown')
      await showForVariants(inside.db, { productId: id, imageId: back.row.id, variantIds: showing })
    return { action: 'restored', changed: { picture: [null, imageId] } }
  })
}

/** A picture that was never reviewed waits again, unless its product no longer needs that; a refused one stays refused. */
function restored(held: HeldRow, { product }: PicturedProduct): ListedPicture {
  const { isUnreviewed, refusal } = held
  const state = isUnreviewed ? (refusal === '' ? stateOfNew(product) : 'refused') : 'shown'
  return { row: pictureOf(held), state, refusal }
}

/** Replaces a picture by a part of it. A part of a reviewed picture needs no review. */
export async function cropPicture(
  scope: BrandScope,
  { id, imageId, crop }: Named & { crop: Crop },
): Promise<OwnPictures> {
  const { brandId } = scope.member
  const before = find((await requirePictured(scope, id)).list, imageId, 'pictures.unknown')
  const picture = await readUpload(() => readMaster(scope, before.row.master), {
    maxBytes: PICTURE_BYTES.product,
    caller: brandId,
    crop,
  })
  const master = `file:${await storePicture(scope, { brandId, bytes: picture.bytes, extension: 'webp' })}`
  return changePictures(scope, id, async (inside, pictured) => {
    const whole = find(pictured.list, imageId, 'pictures.unknown')
    const { altDe, altEn } = whole.row
    const part = {
      ...newPicture({ brandId, productId: id }, { master, picture }),
      altDe,
      altEn,
      ...focusWithin(whole, crop),
    }
    const variantIds = await hold(inside, pictured, whole, part.id)
    await writeList(
      inside,
      id,
      pictured.list.map((listed) => (listed === whole ? cropped(whole, part, pictured) : listed)),
    )
    await showForVariants(inside.db, { productId: id, imageId: part.id, variantIds })
    return { action: 'cropped', changed: { picture: [imageId, part.id] } }
  })
}

/** The part of a refused picture is another one, which is submitted. */
function cropped({ state }: ListedPicture, row: PictureRow, { product }: PicturedProduct): ListedPicture {
  return { row, state: state === 'refused' ? stateOfNew(product) : state, refusal: '' }
}

/** The same point of the picture, if it is within the part. */
function focusWithin({ row }: ListedPicture, { x, y, width, height }: Crop) {
  const within = (point: number, from: number, size: number) =>
    Math.round(Math.min(1000, Math.max(0, (point - from * 1000) / size)))
  return { focusX: within(row.focusX, x, width), focusY: within(row.focusY, y, height) }
}
