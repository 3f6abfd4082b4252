import type { PurchaseKind } from '#contract/billing.limits.ts'
import { planPurchases } from '../plans/plan-purchases.ts'
import { creditPurchases } from './credit-purchases.ts'
import type { PurchaseEffects } from './purchase-effects.ts'
import type { PurchaseRow } from './purchases.store.ts'

/** What happens to each kind of thing that is sold. */
const EFFECTS: Readonly<Record<PurchaseKind, PurchaseEffects>> = { credit: creditPurchases, plan: planPurchases }

export const effectsOf = ({ kind }: Pick<PurchaseRow, 'kind'>): PurchaseEffects => EFFECTS[kind]
