import type { Language } from '#contract/vocabulary.ts'
import type { ImageInput, ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import type { Guess, ImportedProduct } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'
import { pricesOf } from './imported-sale.ts'
import { priceOfProduct } from './price-of-product.ts'
import { variantInputs } from './variant-inputs.ts'

interface Context {
  /** The existing product; undefined for a new one. */
  readonly saved: SavedProduct | undefined
  /** Pictures that came with this import. */
  readonly pictures: readonly ImageInput[]
  readonly now: Date
  readonly baseUrl: string | null
}

/** The type that the file states or that was set by hand; a guessed type does not replace it. */
function isTypeKnown({ productType }: ImportedProduct, saved: SavedProduct | undefined): boolean {
  if (productType === null) return false
  return !saved || productType.isStated || productType.value === saved.productType
}

/**
 * A product is published only with a picture and a known type. The file may withdraw it, and may publish one that an import
 * held back; a status that was set by hand stays.
 */
function statusOf(
  product: ImportedProduct,
  { saved, pictures }: Context,
  list: ProblemList,
): Pick<ProductInput, 'status' | 'isHeldBack'> {
  const hasPicture = pictures.length > 0 || (saved?.images.length ?? 0) > 0
  if (!hasPicture) list.add('pictureMissing')
  const heldBack = { status: 'draft', isHeldBack: true } as const
  if (!saved || saved.isHeldBack) {
    const isComplete = hasPicture && isTypeKnown(product, saved)
    // One that had its picture was held back by the shop, so a file that does not say "published" keeps it.
    const isPublished = product.isPublished ?? (saved?.images.length ?? 0) === 0
    return isComplete && isPublished ? { status: 'active', isHeldBack: false } : heldBack
  }
  if (saved.status !== 'active' || product.isPublished !== false) return {}
  list.add('withdrawn')
  return heldBack
}

const unlessEmpty = <List extends { readonly length: number }>(list: List): List | undefined =>
  list.length > 0 ? list : undefined

/** The text in this language; without one the first text, so that readers of both languages have one. */
const textIn = ({ descriptions }: ImportedProduct, language: Language): string | undefined =>
  (descriptions.find((text) => text.language === language) ?? descriptions[0])?.text

/** What the file says about a product, and the status that follows from it. Null: it has no price. */
export function inputOf(product: ImportedProduct, context: Context, list: ProblemList): ProductInput | null {
  const fields = fieldsOf(product, context, list)
  if (!fields) return null
  return { ...fields, images: unlessEmpty(context.pictures), ...statusOf(product, context, list) }
}

/** The fields that the file states; empty cells and missing columns are left out. Null: it has no price. */
export function fieldsOf(
  product: ImportedProduct,
  { saved, now, baseUrl }: Omit<Context, 'pictures'>,
  list: ProblemList,
): ProductInput | null {
  const price = priceOfProduct(product, now, list)
  if (!price) return null
  const page = baseUrl !== null && product.path !== null ? `${baseUrl}${product.path}` : undefined
  // A guess for a new product may have been corrected by hand since.
  const stated = <Value>(guess: Guess<Value> | null): Value | undefined =>
    guess && (!saved || guess.isStated) ? guess.value : undefined
  const material = unlessEmpty(product.material)
  return {
    externalId: product.externalId,
    name: product.name,
    descriptionDe: textIn(product, 'de'),
    descriptionEn: textIn(product, 'en'),
    gender: stated(product.gender),
    productType: stated(product.productType),
    ...pricesOf(product, price, { saved, now }, list),
    link: product.link ?? page,
    releaseAt: product.releaseAt !== null && product.releaseAt > now ? product.releaseAt : undefined,
    colours: unlessEmpty(stated(product.colours) ?? []),
    materialDe: material,
    materialEn: material,
    variants: variantInputs(product, price, list),
    tags: unlessEmpty(product.tags),
    listedAt: now,
  }
}
