import type { World } from '#server/platform/scope/scope.ts'
import { sumSwipes } from './swipe-sums.store.ts'

/** Swipes of all people from this day on (Berlin); each person counts once for a product and day. */
export const swipesSince = ({ db }: Pick<World, 'db'>, day: string): Promise<number> => sumSwipes(db, day)
