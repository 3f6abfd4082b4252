import type { World } from '#server/platform/scope/scope.ts'
import { type MoneyAges, selectMoneyAges } from './money-ages.store.ts'

/** What waits for staff with the right to money, and since when. */
export const readMoneyAges = ({ db }: Pick<World, 'db'>): Promise<MoneyAges> => selectMoneyAges(db)
