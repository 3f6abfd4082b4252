import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { presentProduct } from './present.ts'
import { selectProducts } from './products.store.ts'
import { selectIdByKey, selectLastNo, selectPublicIds } from './public-products.store.ts'
import { isPublic } from './visibility.ts'

/** A public product: on sale, of an approved brand. Null otherwise (Trust S41). */
export async function findPublicProduct(
  scope: Pick<World, 'db' | 'now'> & { readonly language: Language },
  id: string,
): Promise<Product | null> {
  const [row] = await selectProducts(scope.db, { ids: [id] }, scope.now())
  return row && isPublic(row) ? presentProduct(row, scope.language) : null
}

/** Those of these products that are public. */
export async function listPublicProducts(
  scope: Pick<World, 'db' | 'now'> & { readonly language: Language },
  ids: readonly string[],
): Promise<Product[]> {
  const rows = await selectProducts(scope.db, { ids }, scope.now())
  return rows.filter(isPublic).map((row) => presentProduct(row, scope.language))
}

/** A public product by the shop's own key; null otherwise. */
export async function findProductOfBrand(
  scope: Pick<World, 'db' | 'now'> & { readonly language: Language },
  brandSlug: string,
  externalId: string,
): Promise<Product | null> {
  const id = await selectIdByKey(scope.db, brandSlug, externalId)
  return id === null ? null : findPublicProduct(scope, id)
}

/** Per network: enough for opening shared links, too few for copying the catalogue. */
const LOOKS = { name: 'public-products', hits: 120, seconds: 60 }

/** The same for pages and lists, counted apart because a page may request its product again. */
const PAGES = { ...LOOKS, name: 'public-pages' }

/** Throws for networks that open product pages or lists of them faster than a human. */
export const requireWithinPublicLimit = (world: Pick<World, 'db' | 'config'>, network: string): Promise<void> =>
  requireWithinLimit(world, PAGES, network)

/** The same for calls of browsers: for what did not come with the page, and for the next pages of a shop. */
export const requireWithinPublicCallLimit = (scope: Scope): Promise<void> =>
  requireWithinLimit(scope, LOOKS, scope.address)

/** One product for a visitor. */
export async function readPublicProduct(scope: Scope, id: string): Promise<Product> {
  await requireWithinPublicCallLimit(scope)
  const product = await findPublicProduct(scope, id)
  ensure(product, 'products.unknown')
  return product
}

/** Products per part of the sitemap: with both languages far below the limit of 50 000 addresses per file. */
const PART = 5000
/** Parts beyond this are not listed. */
const MOST_PARTS = 40

/** Number of parts of the list of all public products. */
export async function countPublicParts({ db }: Pick<World, 'db'>): Promise<number> {
  return Math.min(MOST_PARTS, Math.ceil((await selectLastNo(db)) / PART))
}

/** Ids of one part, from 1; a product always stays in its part. Empty for parts that do not exist. */
export async function listPublicIds({ db }: Pick<World, 'db'>, part: number): Promise<string[]> {
  return part < 1 || part > MOST_PARTS ? [] : selectPublicIds(db, { after: (part - 1) * PART, upTo: part * PART })
}
