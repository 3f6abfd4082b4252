import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import type { Language } from '#contract/vocabulary.ts'

export const emptyForm = (language: Language): ProductForm => ({
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

/** The ids that the server gave to new variants, for those that were not edited while they were saved. */
export function withIds(
  current: readonly ProductVariant[],
  sent: readonly ProductVariant[],
  saved: readonly ProductVariant[],
): ProductVariant[] {
  return current.map((variant) => {
    const at = variant.id === null ? sent.indexOf(variant) : -1
    const id = at < 0 ? null : (saved[at]?.id ?? null)
    return id === null ? variant : { ...variant, id }
  })
}
