import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { inSizes } from './in-sizes.ts'

/** A black top in one size that has nothing special, named like its key; the wishes of a test come on top. */
export const plainProduct = (
  wishes: Partial<ProductInput> & Pick<ProductInput, 'externalId' | 'listedAt'>,
): ProductInput => ({
  name: wishes.externalId,
  descriptionDe: 'Ein Stück.',
  descriptionEn: 'One piece.',
  gender: 'unisex',
  productType: 'tops',
  priceCents: 10_000,
  link: 'https://shop.example/p',
  releaseAt: null,
  status: 'active',
  colours: ['black'],
  variants: inSizes('M'),
  materialDe: '',
  materialEn: '',
  tags: [],
  sale: null,
  ...wishes,
})

/** The label of such products. */
export const NORD = {
  slug: 'nord',
  name: 'Nord',
  descriptionDe: '',
  descriptionEn: '',
  city: '',
  website: null,
} as const
