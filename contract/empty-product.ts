import type { ProductForm, ProductVariant } from './product-form.ts'
import type { Language } from './vocabulary.ts'

/** The form of a product before its first field is filled in. */
export const emptyProduct = (language: Language): ProductForm => ({
  language,
  name: '',
  description: {},
  productType: null,
  category: '',
  gender: null,
  priceGrossCents: null,
  link: null,
  isPartnerLink: false,
  releaseAt: null,
  publishAt: null,
  isShopOnly: false,
  variants: [],
  fibres: [],
  hasAnimalParts: false,
  care: {},
  originCountry: null,
  safety: null,
  claimEvidence: '',
  tags: [],
})

/** A new variant with these values; the server gives it an id. */
export const newVariant = (changes: Partial<ProductVariant>): ProductVariant => ({
  id: null,
  sizeSystem: null,
  size: null,
  colour: null,
  colourName: {},
  isAvailable: true,
  stock: null,
  sku: '',
  gtin: '',
  priceGrossCents: null,
  imageId: null,
  ...changes,
})
