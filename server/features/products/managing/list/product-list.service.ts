import {
  type BrandProductSort,
  FEWEST_ANSWERS,
  LIST_LIMITS,
  PRODUCT_LIMITS,
  type ProductFlaw,
} from '#contract/brand-products.limits.ts'
import type { BrandProductFilter, brandProductsContract } from '#contract/brand-products.ts'
import type { HandlerResult } from '#contract/endpoint.ts'
import type { Product } from '#contract/products.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { presentPicture, presentProduct, presentVariantPrices, priceOf } from '../../present.ts'
import { selectProducts } from '../../products.store.ts'
import {
  type CountRow,
  countListed,
  type ListedProduct,
  type ListPlace,
  selectListed,
  selectListedIds,
} from './product-list.store.ts'

type List = HandlerResult<(typeof brandProductsContract)['GET /api/brand/products']>
type Row = List['rows'][number]
type Query = BrandProductFilter & { readonly sort: BrandProductSort; readonly cursor?: string | undefined }

const cursorOf = ({ key, no }: ListPlace): string => Buffer.from(JSON.stringify([key, no])).toString('base64url')

function placeOf(cursor: string): ListPlace {
  try {
    const [key, no]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (typeof key === 'string' && Number.isInteger(no)) return { key, no: no as number }
  } catch {
    // No JSON: refused like any other wrong cursor.
  }
  ensure(false, 'input', { fields: { cursor: 'Invalid' } })
}

/** One page of the brand's products, with counts of the whole brand. */
export async function listOwnProducts(scope: BrandScope, { sort, cursor, ...filter }: Query): Promise<List> {
  const now = scope.now()
  const selecting = { brandId: scope.member.brandId, filter, now }
  const after = cursor === undefined ? null : placeOf(cursor)
  const [listed, counted] = await Promise.all([
    selectListed(scope.db, selecting, { sort, after, limit: LIST_LIMITS.page + 1 }),
    countListed(scope.db, selecting),
  ])
  const page = listed.slice(0, LIST_LIMITS.page)
  const products = await selectProducts(scope.db, { ids: page.map(({ id }) => id) }, now)
  const byId = new Map(products.map((product) => [product.id, product]))
  const last = page.at(-1)
  return {
    rows: page.flatMap((row) => {
      const product = byId.get(row.id)
      return product ? [presentRow(row, product, scope)] : []
    }),
    total: counted.reduce((sum, { admitted }) => sum + admitted, 0),
    counts: countsOf(counted),
    cursor: last && listed.length > page.length ? cursorOf(last) : null,
  }
}

type Shown = Awaited<ReturnType<typeof selectProducts>>[number]

function flawsOf({ noPicture, brokenLink, noMaterial }: ListedProduct): ProductFlaw[] {
  return [
    ...(noPicture ? (['no-picture'] as const) : []),
    ...(brokenLink ? (['broken-link'] as const) : []),
    ...(noMaterial ? (['no-material'] as const) : []),
  ]
}

function presentRow(row: ListedProduct, product: Shown, { language }: BrandScope): Row {
  const { id, version, name, sku, category, state, hasPendingChange, stock, variants, views, unset, picture } = row
  const price = priceOf(product)
  const isSet = (field: string) => !unset.includes(field)
  return {
    id,
    version,
    name,
    sku,
    category,
    state,
    hasPendingChange,
    stock,
    variants,
    views,
    likeRate: row.answers < FEWEST_ANSWERS ? null : row.likes / row.answers,
    productType: isSet('productType') ? row.productType : null,
    gender: isSet('gender') ? row.gender : null,
    priceCents: isSet('price') ? price.priceCents : null,
    isPriceFrom: isSet('price') && presentVariantPrices(product, language).variantPrices !== undefined,
    salePriceCents: price.sale?.saleCents ?? null,
    lowest30dCents: price.sale?.lowest30dCents ?? null,
    releaseAt: product.releaseAt?.toISOString() ?? null,
    flaws: flawsOf(row),
    picture: picture && presentPicture(picture, { name, brandName: product.brandName }, language),
    updatedAt: product.updatedAt.toISOString(),
  }
}

function countsOf(counted: readonly CountRow[]): List['counts'] {
  const shown = counted.filter(({ state }) => state !== 'archived')
  const sum = (field: 'products' | 'pending' | 'noPicture' | 'brokenLink' | 'noMaterial' | 'drops' | 'onSale') =>
    shown.reduce((total, row) => total + row[field], 0)
  const byState: List['counts']['byState'] = Object.fromEntries(counted.map(({ state, products }) => [state, products]))
  const pending = sum('pending')
  if (pending > 0) byState.in_review = (byState.in_review ?? 0) + pending
  return {
    all: sum('products'),
    byState,
    byFlaw: { 'no-picture': sum('noPicture'), 'broken-link': sum('brokenLink'), 'no-material': sum('noMaterial') },
    drops: sum('drops'),
    onSale: sum('onSale'),
  }
}

/** Ids of the products that a filter admits, as many as one bulk action takes. */
export const listOwnIds = ({ db, member, now }: BrandScope, filter: BrandProductFilter): Promise<string[]> =>
  selectListedIds(db, { brandId: member.brandId, filter, now: now() }, LIST_LIMITS.bulk)

const MOST_CARDS = 200

/** The own products as cards, the last changed first, drafts included. */
export async function listOwnCards(scope: BrandScope): Promise<Product[]> {
  const { db, member, language } = scope
  const now = scope.now()
  const ids = await selectListedIds(db, { brandId: member.brandId, filter: {}, now }, MOST_CARDS)
  const rows = await selectProducts(db, { ids }, now)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [withoutStandIn(presentProduct(row, language))] : []
  })
}

/** A draft without a price has a stand-in of one cent: as a card it has none, which is 0. */
const withoutStandIn = (product: Product): Product =>
  product.price * 100 < PRODUCT_LIMITS.priceCents.least ? { ...product, price: 0 } : product
