import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/data/database.ts'
import { fold } from '#server/platform/text/fold.ts'
import {
  insertOrFindBrand,
  insertOwner,
  markVerified,
  type NewBrand,
  selectBrandIds,
  selectWithoutImprint,
} from './brands.store.ts'

/** The id of the brand with this slug, which is inserted when it does not exist yet. */
export function ensureBrand(scope: { readonly db: Database }, brand: NewBrand): Promise<string> {
  return insertOrFindBrand(scope.db, brand)
}

/** Makes the user the owner of the brand with this slug, unless it has a team. */
export function ensureBrandOwner(scope: { readonly db: Database }, slug: string, userId: string): Promise<void> {
  return insertOwner(scope.db, slug, userId)
}

/** Ids of the brands with these slugs, by slug. */
export async function findBrandIds(
  scope: { readonly db: Database },
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectBrandIds(scope.db, slugs)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

/** The brands with these slugs that have no imprint. */
export function findBrandsWithoutImprint(
  scope: { readonly db: Database },
  slugs: readonly string[],
): Promise<{ readonly id: string; readonly slug: string }[]> {
  return selectWithoutImprint(scope.db, slugs)
}

/** Marks the brand as verified. */
export function verifyBrand(scope: { readonly db: Database; readonly now: () => Date }, id: string): Promise<void> {
  return markVerified(scope.db, id, scope.now())
}

const SLUG_MOST = 60

/**
 * `Böse Möwe GmbH` → `boese-moewe-gmbh`: ASCII, for addresses and as a key. Names in other scripts, of which nothing or
 * too little is left, get a hash of the whole name as suffix, so that `東京` and `大阪` have different slugs.
 */
export function slugOf(name: string): string {
  const folded = fold(name).trim()
  const slug = folded.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  if (slug.length <= SLUG_MOST && !/[^\P{L}a-z]|[^\P{N}0-9]/u.test(folded)) return slug
  const mark = createHash('sha256').update(folded).digest('hex').slice(0, 8)
  return [slug.slice(0, SLUG_MOST - mark.length - 1), mark].filter(Boolean).join('-')
}
