import type { World } from '#server/platform/scope/scope.ts'
import { countActive } from './active-people.store.ts'

/** How many people were here since a moment, by their sessions: who logged out since then is not counted. */
export const countActivePeople = ({ db }: Pick<World, 'db'>, since: Date): Promise<number> => countActive(db, since)
