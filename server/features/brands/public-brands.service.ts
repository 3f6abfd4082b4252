import type { World } from '#server/platform/scope/scope.ts'
import { countPublic, selectLastBrandNo, selectPublicBrandIds } from './public-brands.store.ts'

/** Shops per part of the sitemap: with both languages far below the limit of 50 000 addresses per file. */
const PART = 5000
/** Parts beyond this are not listed. */
const MOST_PARTS = 40

/** Number of parts of the list of all shops with products. */
export async function countPublicBrandParts({ db }: Pick<World, 'db'>): Promise<number> {
  return Math.min(MOST_PARTS, Math.ceil((await selectLastBrandNo(db)) / PART))
}

/** Ids of one part, from 1; a brand always stays in its part. Empty for parts that do not exist. */
export async function listPublicBrandIds({ db }: Pick<World, 'db'>, part: number): Promise<string[]> {
  return part < 1 || part > MOST_PARTS ? [] : selectPublicBrandIds(db, { after: (part - 1) * PART, upTo: part * PART })
}

/** How many brands everyone may see. */
export const countPublicBrands = ({ db }: Pick<World, 'db'>): Promise<number> => countPublic(db)
