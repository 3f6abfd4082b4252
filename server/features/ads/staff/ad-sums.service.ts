import type { World } from '#server/platform/scope/scope.ts'
import { type Age, selectContestAge, sumSpent } from './ad-sums.store.ts'

/** How many contested clicks wait for staff, and since when the oldest. */
export const readContestAge = ({ db }: Pick<World, 'db'>): Promise<Age> => selectContestAge(db)

/** What clicks cost all brands since a moment, in cents. */
export const spentSince = ({ db }: Pick<World, 'db'>, since: Date): Promise<number> => sumSpent(db, since)
