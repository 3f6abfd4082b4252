import { z } from 'zod'
import { ALT_LENGTH, PICTURE_BYTES, PICTURES_PER_PRODUCT } from './brand-pictures.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, NoBody } from './schemas.ts'

const tag = 'workspace'
const forProducts = { access: 'brand', brandRight: 'products', tag } as const

/** What is wrong with a file. */
export const FILE_ERRORS = [
  'pictures.type',
  'pictures.damaged',
  'pictures.too-large',
  'pictures.too-small',
  'pictures.too-many-pixels',
  'pictures.quota',
] as const

/** A share of a picture's width or height. */
const Share = z.number().min(0).max(1)

/** A part of a picture, after it was turned upright. */
export const Crop = z.strictObject({ x: Share, y: Share, width: Share.gt(0), height: Share.gt(0) })
export type Crop = Output<typeof Crop>

/** The point that stays visible when the picture is cropped, in thousandths of width and height. */
const Focus = z.strictObject({ x: z.int().min(0).max(1000), y: z.int().min(0).max(1000) })

/** One line without control characters and bidi overrides (Trust S45). */
const Alt = z
  .string()
  .trim()
  .max(ALT_LENGTH)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u)

const OwnPicture = z
  .object({
    id: Id,
    media: Media,
    altDe: z.string(),
    altEn: z.string(),
    focus: Focus,
    /** `waiting`: it is shown once the review has approved it (Product 4). `refused`: the review has not. */
    state: z.enum(['shown', 'waiting', 'refused']),
    /** What the review found wrong with the change; empty: nothing was refused. */
    refusal: z.string(),
  })
  .meta({ id: 'OwnPicture' })
export type OwnPicture = Output<typeof OwnPicture>

/** The pictures of a product in their order; `version` changes with every change of them. */
const OwnPictures = z.object({ version: z.string(), pictures: z.array(OwnPicture) }).meta({ id: 'OwnPictures' })
export type OwnPictures = Output<typeof OwnPictures>

const product = z.strictObject({ id: Id })
const picture = z.strictObject({ id: Id, imageId: Id })
const unknown = ['products.unknown', 'pictures.unknown'] as const
const locked = 'products.locked'

export const brandPicturesContract = defineContract({
  'GET /api/brand/products/{id}/images': {
    ...forProducts,
    summary: 'The pictures of a product',
    params: product,
    response: OwnPictures,
    errors: ['products.unknown'],
  },
  'POST /api/brand/products/{id}/images': {
    ...forProducts,
    summary: 'Add a picture to a product, as its last one',
    params: product,
    fileBytes: PICTURE_BYTES.product,
    response: OwnPictures,
    errors: ['products.unknown', locked, 'pictures.full', ...FILE_ERRORS],
  },
  'POST /api/brand/products/{id}/images/from-address': {
    ...forProducts,
    summary: 'Add the picture at a web address to a product, as its last one',
    params: product,
    body: z.strictObject({ address: z.string().trim().min(1).max(2000) }),
    response: OwnPictures,
    errors: ['products.unknown', locked, 'pictures.full', 'pictures.address', ...FILE_ERRORS],
  },
  'PUT /api/brand/products/{id}/images': {
    ...forProducts,
    summary: 'Order, alternative texts and focal points of all pictures of a product',
    params: product,
    body: z.strictObject({
      version: z.string().max(64),
      pictures: z
        .array(z.strictObject({ id: Id, altDe: Alt, altEn: Alt, focus: Focus }))
        .max(PICTURES_PER_PRODUCT)
        .refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length),
    }),
    bodyBytes: 32_000,
    response: OwnPictures,
    errors: ['products.unknown', locked, 'products.incomplete', 'conflict'],
  },
  'POST /api/brand/products/{id}/images/{imageId}/crop': {
    ...forProducts,
    summary: 'Replace a picture by a part of it; the picture before can be restored',
    params: picture,
    body: Crop,
    response: OwnPictures,
    errors: [...unknown, locked, ...FILE_ERRORS],
  },
  'DELETE /api/brand/products/{id}/images/{imageId}': {
    ...forProducts,
    summary: 'Remove a picture; its address answers 404 at once',
    params: picture,
    body: NoBody,
    response: OwnPictures,
    errors: unknown,
  },
  'POST /api/brand/products/{id}/images/{imageId}/restore': {
    ...forProducts,
    summary: 'Undo the removal or the crop of a picture, or submit a refused one again',
    params: picture,
    body: NoBody,
    response: OwnPictures,
    errors: [...unknown, locked, 'pictures.full'],
  },
})
