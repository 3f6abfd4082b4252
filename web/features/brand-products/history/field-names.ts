import type { ProductForm } from '#contract/product-form.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'

/** The label of each field, as the form has it. */
export const FIELD_NAMES: Readonly<Record<keyof ProductForm, PlainKey>> = {
  language: 'products.textLanguage',
  name: 'products.name',
  description: 'products.description',
  productType: 'products.type',
  category: 'products.category',
  gender: 'discovery.gender',
  priceGrossCents: 'products.price',
  link: 'products.link',
  isPartnerLink: 'products.partnerLink',
  releaseAt: 'products.releaseAt',
  publishAt: 'products.publishAt',
  isShopOnly: 'products.shopOnly',
  variants: 'products.variants',
  fibres: 'products.fibres',
  hasAnimalParts: 'products.animalParts',
  care: 'products.care',
  originCountry: 'products.origin',
  safety: 'products.safety',
  claimEvidence: 'products.claimEvidence',
  tags: 'products.tags',
}
