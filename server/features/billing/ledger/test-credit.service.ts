import { isTestMode } from '#server/platform/config/payment-config.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { removeTestLots, selectTestCredit } from './test-credit.store.ts'

const REASON = 'Guthaben aus dem Testmodus entfernt'

const inEuros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`

/** Why the server may not start: credit without a payment would be spent like money. Null: nothing stands against it. */
export async function testCreditFault({ db, config }: Pick<World, 'db' | 'config'>): Promise<string | null> {
  if (isTestMode(config)) return null
  const { brands, cents } = await selectTestCredit(db)
  if (brands === 0) return null
  return `${brands} brands have ${inEuros(cents)} of ad credit from test mode: npm run ledger:remove-test-credit`
}

/** Removes credit of test mode, by postings; answers what was removed. */
export const removeTestCredit = (world: Pick<World, 'db' | 'now'>): Promise<string> =>
  inTransaction(world, async ({ db, now }) => {
    const { brands, cents } = await selectTestCredit(db)
    if (brands > 0) await removeTestLots(db, REASON, now())
    return `${inEuros(cents)} of ad credit from test mode removed, of ${brands} brands.`
  })
