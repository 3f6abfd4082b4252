import type { World } from '#server/platform/scope/scope.ts'
import { type Age, selectSupportAge } from './support-age.store.ts'

/** How many users wait for an answer of the support, and since when the first of them. */
export const readSupportAge = ({ db }: Pick<World, 'db'>): Promise<Age> => selectSupportAge(db)
