import type { World } from '#server/platform/scope/scope.ts'
import { selectReserve } from './campaigns.store.ts'

/** Product 5: the lowest price of a click until staff set another one. */
const FIRST_RESERVE_CENTS = 5
/** Product 5: the least that is suggested as a bid. */
export const LEAST_SUGGESTED_CENTS = 10

/** The lowest price of a click. */
export const reserveOf = async ({ db }: Pick<World, 'db'>): Promise<number> =>
  (await selectReserve(db)) ?? FIRST_RESERVE_CENTS
