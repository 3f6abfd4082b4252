import type { World } from '#server/platform/scope/scope.ts'
import { countOffered } from './offered-products.store.ts'

/** Number of products that a brand has put up: no drafts, and none that is archived. */
export const countOfferedProducts = ({ db }: Pick<World, 'db'>, brandId: string): Promise<number> =>
  countOffered(db, brandId)
