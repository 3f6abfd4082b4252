import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { inSizes } from './in-sizes.ts'

/** A black top in one size, named like its key. Tests override single fields. */
export const plainProduct = (
  overrides: Partial<ProductInput> & Pick<ProductInput, 'externalId' | 'listedAt'>,
): ProductInput => ({
  name: overrides.externalId,
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
  ...overrides,
})

/** The brand of these products. */
export const NORD = {
  slug: 'nord',
  name: 'Nord',
  descriptionDe: '',
  descriptionEn: '',
  city: '',
  website: null,
} as const
