import { z } from 'zod'
import { BILLING_PAGE, LEDGER_PARTS, POSTING_KINDS, SPENDING_DAYS } from './billing.limits.ts'
import { defineContract } from './endpoint.ts'

const tag = 'billing'
/** Every member may look at the credit; who may buy is decided in `billing.ts`. */
const readCall = { access: 'brand', tag } as const
const Cents = z.int().nonnegative()

const LedgerRow = z.object({
  id: z.int(),
  kind: z.enum(POSTING_KINDS),
  at: z.iso.datetime(),
  /** Change of bought credit, of bonus and of what is owed. */
  purchasedCents: z.int(),
  bonusCents: z.int(),
  debtCents: z.int(),
  reason: z.string(),
})

const ledgerQuery = { of: z.enum(LEDGER_PARTS).optional() }

export const walletContract = defineContract({
  'GET /api/brand/wallet': {
    ...readCall,
    summary: 'The ad credit of the brand',
    response: z.object({
      purchasedCents: Cents,
      bonusCents: Cents,
      /** Spent, although its payment was taken back: nothing can be spent until it is settled. */
      debtCents: Cents,
      /** Bought and asked back: it cannot be spent, and is not part of the rest. */
      heldCents: Cents,
      nextExpiry: z.object({ cents: Cents, at: z.iso.datetime() }).nullable(),
      /** On average of the last full days; 0: nothing was spent. */
      spentPerDayCents: Cents,
      /** How long the credit lasts at that; null: nothing was spent. */
      daysLeft: z.int().nonnegative().nullable(),
    }),
  },
  'GET /api/brand/wallet/spending': {
    ...readCall,
    summary: 'What was spent on clicks by day (Berlin), refunds taken off; the last day is today',
    response: z.object({ days: z.array(z.object({ day: z.iso.date(), cents: z.int() })).length(SPENDING_DAYS) }),
  },
  'GET /api/brand/wallet/entries.csv': {
    ...readCall,
    summary: 'Movements of the ad credit as a table, the latest first',
    query: z.strictObject(ledgerQuery),
    response: z.unknown(),
    raw: true,
  },
  'GET /api/brand/wallet/entries': {
    ...readCall,
    summary: 'Movements of the ad credit, the latest first',
    query: z.strictObject({ ...ledgerQuery, before: z.coerce.number<string>().int().positive().optional() }),
    response: z.object({ entries: z.array(LedgerRow).max(BILLING_PAGE), before: z.int().nullable() }),
  },
})
