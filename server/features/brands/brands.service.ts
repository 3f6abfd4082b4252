import type { Database } from '#server/platform/database.ts'
import { insertOrFindBrand, markVerified, type NewBrand, selectWithoutImprint } from './brands.store.ts'

/** The id of the brand with this slug, made when it does not exist yet. */
export function ensureBrand(scope: { readonly db: Database }, brand: NewBrand): Promise<string> {
  return insertOrFindBrand(scope.db, brand)
}

/** Those of the brands with these slugs that have given no imprint. */
export function findBrandsWithoutImprint(
  scope: { readonly db: Database },
  slugs: readonly string[],
): Promise<{ readonly id: string; readonly slug: string }[]> {
  return selectWithoutImprint(scope.db, slugs)
}

/** Shows the badge from now on: somebody proved who they are. */
export function verifyBrand(scope: { readonly db: Database; readonly now: () => Date }, id: string): Promise<void> {
  return markVerified(scope.db, id, scope.now())
}

/** `Böse Möwe GmbH` → `boese-moewe-gmbh`: ASCII, for addresses and as a key. */
export function slugOf(name: string): string {
  const spelled = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  return spelled
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}
