import { CATEGORIES_OF_TYPE, type Category } from '#contract/brand-products.limits.ts'
import { isInEea } from '#contract/eea.ts'
import { type Fibre, materialLine } from '#contract/fibres.ts'
import type { ProductForm, ProductVariant } from '#contract/product-form.ts'
import { lowestPrice } from '#contract/variant-prices.ts'
import type { products } from '../products.tables.ts'
import type { productVariants } from '../variants.tables.ts'

export type ProductColumns = typeof products.$inferSelect
export type VariantColumns = typeof productVariants.$inferSelect
type WrittenVariant = Omit<typeof productVariants.$inferInsert, 'brandId' | 'productId' | 'position'>

type Texts = ProductForm['description']

const textsOf = (de: string, en: string): Texts => ({ ...(de !== '' && { de }), ...(en !== '' && { en }) })

function variantForm(row: VariantColumns): ProductVariant {
  const { id, sizeSystem, size, colour, isAvailable, stock, sku, priceGrossCents, imageId } = row
  const colourName = textsOf(row.colourDe, row.colourEn)
  return {
    id,
    sizeSystem,
    size,
    colour,
    colourName,
    isAvailable,
    stock,
    sku,
    gtin: row.gtin ?? '',
    priceGrossCents,
    imageId,
  }
}

/** The form of a stored product. */
export function formOf(row: ProductColumns, variants: readonly VariantColumns[]): ProductForm {
  const isSet = (field: string) => !row.unset.includes(field)
  return {
    language: row.language,
    name: row.name,
    description: textsOf(row.descriptionDe, row.descriptionEn),
    productType: isSet('productType') ? row.productType : null,
    category: row.category as Category | '',
    gender: isSet('gender') ? row.gender : null,
    priceGrossCents: isSet('price') ? (row.basePriceGrossCents ?? row.priceGrossCents) : null,
    link: row.link,
    isPartnerLink: row.isPartnerLink,
    releaseAt: row.releaseAt?.toISOString() ?? null,
    publishAt: row.publishAt?.toISOString() ?? null,
    isShopOnly: row.isShopOnly,
    variants: variants.map(variantForm),
    fibres: row.fibres as ProductForm['fibres'],
    hasAnimalParts: row.hasAnimalParts,
    care: textsOf(row.careDe, row.careEn),
    originCountry: row.originCountry,
    safety: row.safety ? safetyForm(row.safety) : null,
    claimEvidence: row.claimEvidence,
    tags: row.tags,
  }
}

function safetyForm(safety: NonNullable<ProductColumns['safety']>): ProductForm['safety'] {
  const { country = null, responsible, note } = safety
  return { ...safety, country, responsible: responsible && { ...responsible }, note: { ...note } }
}

/** Manufacturers in the EU need no other responsible person. */
const writtenSafety = (safety: NonNullable<ProductForm['safety']>) => ({
  ...safety,
  responsible: safety.country !== null && isInEea(safety.country) ? null : safety.responsible,
})

/** Links in descriptions would bypass the counted one (Product 4). */
const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replaceAll(/[^\S\n]{2,}/g, ' ')
    .replaceAll(/[^\S\n]+$/gm, '')
    .trim()

/** Stand-ins for required fields that were not filled in; `unset` names these fields. */
const STAND_INS = { gender: 'unisex', productType: 'tops', priceGrossCents: 1 } as const

/** Decision 141: the regular price follows from those of the variants. */
function pricesOf({ priceGrossCents: base, variants }: ProductForm) {
  if (base === null) return { priceGrossCents: STAND_INS.priceGrossCents, basePriceGrossCents: null }
  const offered = variants.map((variant) => ({ ...variant, isAvailable: isOffered(variant) }))
  const lowest = lowestPrice(base, offered)
  return { priceGrossCents: lowest, basePriceGrossCents: lowest === base ? null : base }
}

const isOffered = ({ isAvailable, stock }: ProductVariant): boolean => (stock === null ? isAvailable : stock > 0)

/** The line that shoppers read; of an imported product without fibres the shop's own words stay. */
function material(form: ProductForm, saved: ProductColumns | null): { materialDe: string; materialEn: string } {
  if (form.fibres.length > 0 || form.hasAnimalParts) {
    const fibres = form.fibres as readonly { fibre: Fibre; percent: number }[]
    const label = { fibres, hasAnimalParts: form.hasAnimalParts }
    return { materialDe: materialLine(label, 'de'), materialEn: materialLine(label, 'en') }
  }
  const keeps = saved !== null && saved.fibres.length === 0 && !saved.hasAnimalParts
  return keeps ? { materialDe: saved.materialDe, materialEn: saved.materialEn } : { materialDe: '', materialEn: '' }
}

/** A category belongs to its type. */
const categoryOf = ({ productType, category }: ProductForm): string =>
  productType !== null && CATEGORIES_OF_TYPE[productType].some((one) => one === category) ? category : ''

/** In the normal form of addresses, with the host in ASCII. */
const linkOf = (link: string | null): string | null =>
  link === null || link === '' ? null : (URL.parse(link)?.href ?? link)

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** The columns of a form. `saved`: the row before; null for a new product. */
export function columnsOf(form: ProductForm, saved: ProductColumns | null) {
  const unset = [
    ...(form.gender === null ? ['gender'] : []),
    ...(form.productType === null ? ['productType'] : []),
    ...(form.priceGrossCents === null ? ['price'] : []),
  ]
  const colours = [...new Set(form.variants.flatMap(({ colour }) => colour ?? []))]
  return {
    language: form.language,
    name: form.name,
    descriptionDe: withoutLinks(form.description.de ?? ''),
    descriptionEn: withoutLinks(form.description.en ?? ''),
    productType: form.productType ?? STAND_INS.productType,
    category: categoryOf(form),
    gender: form.gender ?? STAND_INS.gender,
    ...pricesOf(form),
    unset,
    link: linkOf(form.link),
    // Another link is checked anew.
    ...(saved !== null &&
      saved.link !== linkOf(form.link) && {
        linkStatus: null,
        linkFailures: 0,
        linkCheckedAt: null,
        linkAffiliateHost: null,
      }),
    isPartnerLink: form.isPartnerLink,
    releaseAt: dateOf(form.releaseAt),
    publishAt: dateOf(form.publishAt),
    isShopOnly: form.isShopOnly,
    colours: colours.length > 0 ? colours : (saved?.colours ?? []),
    ...material(form, saved),
    fibres: form.fibres,
    hasAnimalParts: form.hasAnimalParts,
    careDe: form.care.de ?? '',
    careEn: form.care.en ?? '',
    originCountry: form.originCountry,
    safety: form.safety && writtenSafety(form.safety),
    claimEvidence: form.claimEvidence,
    tags: [...new Set(form.tags)],
  } satisfies Partial<typeof products.$inferInsert>
}

/** The rows of a form's variants, in its order. Only ids of this product are kept. */
export function variantColumns(form: ProductForm, known: readonly VariantColumns[]): WrittenVariant[] {
  const ids = new Set(known.map(({ id }) => id))
  return form.variants.map((variant) => ({
    // The second variant with the same id is a new one.
    ...(variant.id !== null && ids.delete(variant.id) && { id: variant.id }),
    sizeSystem: variant.size === null ? null : variant.sizeSystem,
    size: variant.size === '' ? null : variant.size,
    colour: variant.colour,
    colourDe: variant.colourName.de ?? '',
    colourEn: variant.colourName.en ?? '',
    isAvailable: isOffered(variant),
    stock: variant.stock,
    sku: variant.sku,
    gtin: variant.gtin === '' ? null : variant.gtin,
    priceGrossCents: variant.priceGrossCents,
    imageId: variant.imageId,
  }))
}
