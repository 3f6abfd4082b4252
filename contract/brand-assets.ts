import { z } from 'zod'
import { PICTURE_BYTES } from './brand-pictures.limits.ts'
import { Crop, FILE_ERRORS } from './brand-pictures.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Media } from './products.ts'
import { Id, NoBody } from './schemas.ts'

const forShop = { access: 'brand', brandRight: 'shop', tag: 'workspace' } as const

/** `crop=0.1,0,0.8,1`: x, y, width and height. */
const CropParameter = z.codec(z.string().regex(/^[01](\.\d{1,6})?(,[01](\.\d{1,6})?){3}$/), Crop, {
  decode: (text) => {
    const [x = 0, y = 0, width = 1, height = 1] = text.split(',').map(Number)
    return { x, y, width, height }
  },
  encode: ({ x, y, width, height }) => [x, y, width, height].join(','),
})

export const ASSET_KINDS = ['logo', 'banner'] as const
export type AssetKind = (typeof ASSET_KINDS)[number]

const AssetPicture = z.object({ id: Id, media: Media, addedAt: z.iso.datetime() }).meta({ id: 'AssetPicture' })
export type AssetPicture = Output<typeof AssetPicture>

const Asset = z.object({
  current: AssetPicture.nullable(),
  /** The last ones before it, newest first; they can be restored. */
  earlier: z.array(AssetPicture),
})

const Assets = z.object({ logo: Asset, banner: Asset }).meta({ id: 'BrandAssets' })
export type Assets = Output<typeof Assets>

/** Logo and banner have limits of their own, so each has an endpoint of its own. */
const uploadAsset = (kind: AssetKind) =>
  ({
    ...forShop,
    summary: `Upload the ${kind} of the brand; without \`crop\` a logo that is not square is cropped at its centre`,
    query: z.strictObject({ crop: CropParameter.optional() }),
    fileBytes: PICTURE_BYTES[kind],
    response: Assets,
    errors: FILE_ERRORS,
  }) as const

export const brandAssetsContract = defineContract({
  'GET /api/brand/assets': { ...forShop, summary: 'Logo and banner of the brand', response: Assets },
  'POST /api/brand/assets/logo': uploadAsset('logo'),
  'POST /api/brand/assets/banner': uploadAsset('banner'),
  'DELETE /api/brand/assets/{kind}': {
    ...forShop,
    summary: 'Remove the logo or the banner; its address answers 404 at once',
    params: z.strictObject({ kind: z.enum(ASSET_KINDS) }),
    body: NoBody,
    response: Assets,
    errors: ['pictures.unknown'],
  },
  'POST /api/brand/assets/{kind}/{pictureId}/restore': {
    ...forShop,
    summary: 'Show an earlier logo or banner again',
    params: z.strictObject({ kind: z.enum(ASSET_KINDS), pictureId: Id }),
    body: NoBody,
    response: Assets,
    errors: ['pictures.unknown'],
  },
})
