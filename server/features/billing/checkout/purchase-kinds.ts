import type { PurchaseKind } from '#contract/billing.limits.ts'
import { creditPurchases } from './credit-purchases.ts'
import type { PurchaseEffects } from './purchase-effects.ts'
import type { PurchaseRow } from './purchases.store.ts'

/** What happens to each kind of thing that is sold. */
const EFFECTS: Readonly<Partial<Record<PurchaseKind, PurchaseEffects>>> = { credit: creditPurchases }

export function effectsOf({ kind }: Pick<PurchaseRow, 'kind'>): PurchaseEffects {
  const effects = EFFECTS[kind]
  if (!effects) throw new Error(`nothing of the kind ${kind} is sold here`)
  return effects
}
