import type { ImportProblem, ImportProblemKey } from '#contract/import-problems.ts'
import type { ImportedProduct, ImportedText, ImportedVariant } from './imported-product.ts'

/** The places of products by a key that may lead to one; keys of several products lead to none. */
class Places {
  readonly #places = new Map<string, number | null>()

  add(key: string, place: number): void {
    const known = this.#places.get(key)
    if (key !== '') this.#places.set(key, known === undefined || known === place ? place : null)
  }

  find(keys: readonly string[]): number | undefined {
    const found = new Set(keys.flatMap((key) => this.#places.get(key) ?? []))
    return found.size === 1 ? [...found][0] : undefined
  }
}

const skusOf = ({ variants }: ImportedProduct): string[] => variants.map(({ sku }) => sku)
const gtinsOf = ({ variants }: ImportedProduct): string[] => variants.map(({ gtin }) => gtin ?? '')

/**
 * The products of several files as one import has them: one that a later file names again, by the same rule as stored
 * products are found (Product 4: key, else SKU, else GTIN), changes what that file states. Within a file nothing is merged.
 */
export function mergeProducts(files: readonly (readonly ImportedProduct[])[]): readonly ImportedProduct[] {
  const [first = [], ...others] = files
  const merged = [...first]
  for (const products of others) addFile(merged, products)
  return merged
}

/** Where each product is, by its keys. */
function placesOf(products: readonly ImportedProduct[]) {
  const [keys, skus, gtins] = [new Places(), new Places(), new Places()]
  for (const [place, product] of products.entries()) {
    keys.add(product.externalId, place)
    for (const sku of skusOf(product)) skus.add(sku, place)
    for (const gtin of gtinsOf(product)) gtins.add(gtin, place)
  }
  return { keys, skus, gtins }
}

function addFile(merged: ImportedProduct[], products: readonly ImportedProduct[]): void {
  const { keys, skus, gtins } = placesOf(merged)
  const taken = new Set<number>()
  for (const product of products) {
    const place = keys.find([product.externalId]) ?? skus.find(skusOf(product)) ?? gtins.find(gtinsOf(product))
    const known = place === undefined || taken.has(place) ? undefined : merged[place]
    if (place === undefined || !known) merged.push(product)
    else {
      taken.add(place)
      merged[place] = over(known, product)
    }
  }
}

/** Texts of the later file take the place of those in the same language. */
function textsOver(saved: readonly ImportedText[], given: readonly ImportedText[]): ImportedText[] {
  return [...saved.filter((text) => !given.some(({ language }) => language === text.language)), ...given]
}

const stated = <Value extends { readonly isStated: boolean } | null>(saved: Value, given: Value): Value =>
  saved === null || given?.isStated ? (given ?? saved) : saved

const filled = <List extends readonly unknown[]>(saved: List, given: List): List => (given.length > 0 ? given : saved)

/** What a later file says over what the files before it said; empty cells and missing columns keep it. */
function over(saved: ImportedProduct, given: ImportedProduct): ImportedProduct {
  const product: ImportedProduct = {
    ...saved,
    name: given.name || saved.name,
    descriptions: textsOver(saved.descriptions, given.descriptions),
    gender: stated(saved.gender, given.gender),
    productType: stated(saved.productType, given.productType),
    currency: given.currency ?? saved.currency,
    variants: variantsOver(saved, given),
    statesVariants: saved.statesVariants || given.statesVariants,
    statesSale: saved.statesSale || given.statesSale,
    saleDates: given.statesSale ? given.saleDates : saved.saleDates,
    colours: stated(saved.colours, given.colours),
    category: given.category || saved.category,
    tags: filled(saved.tags, given.tags),
    pictures: [...new Set([...saved.pictures, ...given.pictures])],
    link: given.link ?? saved.link,
    path: saved.path ?? given.path,
    material: given.material || saved.material,
    care: textsOver(saved.care, given.care),
    originCountry: given.originCountry ?? saved.originCountry,
    releaseAt: given.releaseAt ?? saved.releaseAt,
    isPublished: given.isPublished ?? saved.isPublished,
  }
  return { ...product, problems: problemsOf(product, [...saved.problems, ...given.problems]) }
}

const optionsOf = ({ size, colour }: ImportedVariant): string =>
  JSON.stringify([size, colour].map((one) => one.toLowerCase()))

function variantsOver(saved: ImportedProduct, given: ImportedProduct): readonly ImportedVariant[] {
  const variants = [...saved.variants]
  for (const variant of given.variants) {
    const at = placeOf(variants, variant)
    const known = variants[at]
    if (known) variants[at] = variantOver(known, variant, given)
    else if (given.statesVariants || variants.length === 0) variants.push(variant)
    // A file without sizes and colours means all variants of the product.
    else
      for (const [place, each] of variants.entries())
        variants[place] = variantOver(each, { ...variant, sku: '', gtin: null }, given)
  }
  return variants
}

function placeOf(variants: readonly ImportedVariant[], { sku, gtin, ...variant }: ImportedVariant): number {
  if (variant.size + variant.colour !== '') {
    const options = optionsOf({ ...variant, sku, gtin })
    const byOptions = variants.findIndex((one) => optionsOf(one) === options)
    if (byOptions >= 0) return byOptions
  }
  const bySku = sku === '' ? -1 : variants.findIndex((one) => one.sku === sku)
  return bySku >= 0 || gtin === null ? bySku : variants.findIndex((one) => one.gtin === gtin)
}

/** A file that knows no sales confirms a reduced price by naming it. */
function variantOver(saved: ImportedVariant, given: ImportedVariant, { statesSale }: ImportedProduct): ImportedVariant {
  const isConfirmed = !statesSale && given.regularCents === (saved.saleCents ?? saved.regularCents)
  const { regularCents, saleCents } = isConfirmed ? saved : given
  return {
    ...saved,
    sku: given.sku || saved.sku,
    gtin: given.gtin ?? saved.gtin,
    regularCents,
    saleCents,
    isAvailable: given.isAvailable,
    stock: given.stock ?? saved.stock,
  }
}

/** What one file lacks another may have. */
function problemsOf(product: ImportedProduct, problems: readonly ImportProblem[]): ImportProblem[] {
  const solved: Partial<Record<ImportProblemKey, boolean>> = {
    nameMissing: product.name !== '',
    priceInvalid: product.variants.length > 0,
    genderUnknown: product.gender !== null,
    typeUnknown: product.productType !== null,
  }
  return problems.filter(({ key }) => !solved[key])
}
