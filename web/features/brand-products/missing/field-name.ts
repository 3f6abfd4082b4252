import type { PlainKey } from '#web/i18n/catalogue.ts'

const NAMES = {
  name: 'products.missing-name',
  description: 'products.missing-description',
  pictures: 'products.missing-pictures',
  productType: 'products.missing-productType',
  gender: 'products.missing-gender',
  price: 'products.missing-price',
  link: 'products.missing-link',
  variants: 'products.missing-variants',
  fibres: 'products.missing-fibres',
  safety: 'products.missing-safety',
  releaseAt: 'products.missing-releaseAt',
  claimEvidence: 'products.missing-claimEvidence',
} as const satisfies Record<string, PlainKey>

/** The name of a field of the product form. */
export const fieldName = (field: string): PlainKey =>
  field in NAMES ? NAMES[field as keyof typeof NAMES] : 'products.missing-other'
