import { CREDIT_PACKAGES, OWN_AMOUNT, PAID_PLANS } from '#contract/plans.limits.ts'
import { PLAN_INTERVALS } from '#contract/subscription.limits.ts'
import { PATHS } from '#web/paths.ts'
import { numberIn, oneIn } from '#web/ui/page/address-values.ts'
import type { Wanted } from './use-order.ts'

/** What the address asks for; null: nothing that there is. */
export type Asked =
  | { readonly what: 'order'; readonly id: string; readonly hasFailed: boolean }
  | { readonly what: 'new'; readonly wanted: Wanted }
  | { readonly what: 'card'; readonly setupId: string | null }
  | null

export function askedBy(query: URLSearchParams): Asked {
  const id = query.get('order')
  // The bank sends the buyer back with `redirect_status`.
  if (id) return { what: 'order', id, hasFailed: query.get('redirect_status') === 'failed' }
  if (query.get('card') === 'change') return { what: 'card', setupId: query.get('setup') }
  const name = oneIn(query, 'package', CREDIT_PACKAGES)
  if (name) return { what: 'new', wanted: { kind: 'package', name } }
  const plan = oneIn(query, 'plan', PAID_PLANS)
  const interval = oneIn(query, 'interval', PLAN_INTERVALS) ?? 'month'
  if (plan) return { what: 'new', wanted: { kind: 'plan', name: plan, interval } }
  const cents = numberIn(query, 'cents', { min: OWN_AMOUNT.leastCents, max: OWN_AMOUNT.mostCents })
  return cents === undefined ? null : { what: 'new', wanted: { kind: 'own', cents } }
}

/**
 * Whether this document was loaded at the address of the checkout: another one has a policy that does not admit the form of
 * the payment provider (Decision 136).
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name, location.href).pathname === PATHS.checkout
}
