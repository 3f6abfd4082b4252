import type { World } from '#server/platform/scope/scope.ts'
import { deleteTicketsOfBrand } from './lifecycle.store.ts'

/** The part of support in erasing a brand, in the caller's transaction: its tickets with all that was written in them. */
export const eraseTicketsOfBrand = ({ db }: Pick<World, 'db'>, brandId: string): Promise<void> =>
  deleteTicketsOfBrand(db, brandId)
