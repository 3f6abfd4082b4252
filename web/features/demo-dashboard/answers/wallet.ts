import type { DemoAnswer } from './demo-answer.ts'
import { noFile, unknown } from './refusals.ts'

/** The label has its welcome bonus, and has bought nothing so far. */
const BONUS = { cents: 1000, daysAgo: 80 } as const

export const wallet: DemoAnswer<'GET /api/brand/wallet'> = () => ({
  purchasedCents: 0,
  bonusCents: BONUS.cents,
  debtCents: 0,
  nextExpiry: null,
})

export const walletEntries: DemoAnswer<'GET /api/brand/wallet/entries'> = ({ days }) => ({
  entries: [
    {
      id: 1,
      kind: 'bonus_grant',
      at: new Date(days[BONUS.daysAgo]?.startMs ?? 0).toISOString(),
      purchasedCents: 0,
      bonusCents: BONUS.cents,
      debtCents: 0,
      reason: '',
    },
  ],
  before: null,
})

export const purchases: DemoAnswer<'GET /api/brand/purchases'> = () => ({ purchases: [], cursor: null })
export const invoices: DemoAnswer<'GET /api/brand/invoices'> = () => ({ invoices: [], cursor: null })

export const invoiceDocument: DemoAnswer<'GET /api/brand/invoices/{id}/invoice.pdf'> = ({ language }) => {
  throw noFile(language)
}

/** The demo has no orders: none can be found. */
export const purchase: DemoAnswer<'GET /api/checkout/{id}'> = ({ language }) => {
  throw unknown(language)
}

export const savedCard: DemoAnswer<'GET /api/brand/payment-method'> = () => ({ card: null })
export const cardSetup: DemoAnswer<'GET /api/brand/payment-method/setups/{id}'> = ({ language }) => {
  throw unknown(language)
}
