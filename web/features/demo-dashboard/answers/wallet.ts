import { BILLING_PAGE, type LedgerPart } from '#contract/billing.limits.ts'
import { OWN_AMOUNT } from '#contract/plans.limits.ts'
import type { Answer } from '#web/api/call.ts'
import { demoId } from '../label/demo-id.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { noFile, unknown } from './refusals.ts'

const BONUS = { cents: 1000, daysAgo: 80 } as const
/** The package L, which the label bought. */
const BOUGHT = { netCents: 10_000, vatCents: 1900, bonusCents: 1000, daysAgo: 38 } as const
const CLICK_DAYS = 30
const HOUR_MS = 3_600_000

type Entry = Answer<'GET /api/brand/wallet/entries'>['entries'][number]

const at = ({ days }: DemoWorld, daysAgo: number, hours = 10): string =>
  new Date((days[daysAgo]?.startMs ?? 0) + hours * HOUR_MS).toISOString()

/** Clicks of a day: more at weekends, never the same. */
const clicksOf = (daysAgo: number): number => 7 + ((daysAgo * 13) % 9) + (daysAgo % 7 < 2 ? 6 : 0)
const clickCents = (daysAgo: number, n: number): number => 9 + ((daysAgo * 7 + n * 5) % 8)

const spentOn = (daysAgo: number): number =>
  Array.from({ length: clicksOf(daysAgo) }, (_, n) => clickCents(daysAgo, n)).reduce((sum, cents) => sum + cents, 0)

const spentBefore = (daysAgo: number): number =>
  Array.from({ length: CLICK_DAYS - daysAgo - 1 }, (_, n) => spentOn(daysAgo + n + 1)).reduce((sum, c) => sum + c, 0)

/** Bonus is spent first. */
const bonusLeft = (spent: number): number => Math.max(0, BONUS.cents + BOUGHT.bonusCents - spent)

const plain = { purchasedCents: 0, bonusCents: 0, debtCents: 0, reason: '' }

function entriesOf(world: DemoWorld): Entry[] {
  const granted: Entry[] = [
    { ...plain, id: 1, kind: 'bonus_grant', at: at(world, BONUS.daysAgo), bonusCents: BONUS.cents },
    { ...plain, id: 2, kind: 'topup', at: at(world, BOUGHT.daysAgo), purchasedCents: BOUGHT.netCents },
    { ...plain, id: 3, kind: 'bonus_grant', at: at(world, BOUGHT.daysAgo), bonusCents: BOUGHT.bonusCents },
  ]
  let spent = 0
  const clicks = Array.from({ length: CLICK_DAYS }, (_, n) => CLICK_DAYS - 1 - n).flatMap((daysAgo) =>
    daysAgo === 0
      ? []
      : Array.from({ length: clicksOf(daysAgo) }, (_, n): Omit<Entry, 'id'> => {
          const cents = clickCents(daysAgo, n)
          const bonus = Math.min(cents, bonusLeft(spent))
          spent += cents
          const hours = 8 + (n * 14) / clicksOf(daysAgo)
          return {
            ...plain,
            kind: 'click',
            at: at(world, daysAgo, hours),
            purchasedCents: bonus - cents,
            bonusCents: -bonus,
          }
        }),
  )
  return [...granted, ...clicks.map((click, n) => ({ ...click, id: granted.length + n + 1 }))].toReversed()
}

const ofToday = 0

export const wallet: DemoAnswer<'GET /api/brand/wallet'> = () => {
  const spent = spentBefore(ofToday)
  const week = Array.from({ length: 7 }, (_, n) => spentOn(n + 1)).reduce((sum, cents) => sum + cents, 0)
  const bonusCents = bonusLeft(spent)
  const purchasedCents = BOUGHT.netCents - Math.max(0, spent - BONUS.cents - BOUGHT.bonusCents)
  return {
    ...{ purchasedCents, bonusCents, debtCents: 0, nextExpiry: null },
    spentPerDayCents: Math.round(week / 7),
    daysLeft: Math.floor(((purchasedCents + bonusCents) * 7) / week),
  }
}

export const spending: DemoAnswer<'GET /api/brand/wallet/spending'> = (world) => ({
  days: Array.from({ length: CLICK_DAYS }, (_, n) => CLICK_DAYS - 1 - n).map((daysAgo) => ({
    day: at(world, daysAgo, 12).slice(0, 10),
    cents: daysAgo === 0 ? 0 : spentOn(daysAgo),
  })),
})

const PARTS: Readonly<Record<LedgerPart, readonly Entry['kind'][]>> = {
  bought: ['topup'],
  bonus: ['bonus_grant'],
  clicks: ['click'],
  other: [],
}

export const walletEntries: DemoAnswer<'GET /api/brand/wallet/entries'> = (world, { query }) => {
  const { of, before } = query ?? {}
  const all = entriesOf(world).filter(
    ({ id, kind }) => (!of || PARTS[of].includes(kind)) && (!before || id < Number(before)),
  )
  const entries = all.slice(0, BILLING_PAGE)
  return { entries, before: all.length > BILLING_PAGE ? (entries.at(-1)?.id ?? null) : null }
}

/** The same rows as a table. */
export const walletFile: DemoAnswer<'GET /api/brand/wallet/entries.csv'> = (world) =>
  [
    'id;at;kind;cents',
    ...entriesOf(world).map((e) => `${e.id};${e.at};${e.kind};${e.purchasedCents + e.bonusCents}`),
  ].join('\r\n')

export const packages: DemoAnswer<'GET /api/packages'> = () => ({
  packages: (
    [
      ['S', 2500, 0],
      ['M', 5000, 500],
      ['L', 10_000, 1000],
      ['XL', 25_000, 1400],
      ['XXL', 50_000, 2000],
    ] as const
  ).map(([name, priceCents, bonusBasisPoints]) => {
    const bonusCents = Math.floor((priceCents * bonusBasisPoints) / 10_000)
    return { name, priceCents, bonusBasisPoints, bonusCents, creditCents: priceCents + bonusCents }
  }),
  ownAmount: OWN_AMOUNT,
  bonusMonths: 12,
  // The demo sells nothing.
  sells: null,
})

export const purchases: DemoAnswer<'GET /api/brand/purchases'> = (world) => ({
  purchases: [
    {
      ...{ id: demoId('other', 2001), kind: 'credit', state: 'credited', packageName: 'L', savesCard: false },
      title: world.language === 'de' ? 'Werbeguthaben, Paket L' : 'Ad credit, package L',
      ...{ netCents: BOUGHT.netCents, vatCents: BOUGHT.vatCents, grossCents: BOUGHT.netCents + BOUGHT.vatCents },
      ...{ vatBasisPoints: 1900, taxReason: 'standard', bonusCents: BOUGHT.bonusCents, refundedCents: 0 },
      buyer: {
        company: 'Nordkai Textil GmbH',
        street: 'Am Kai 4',
        postalCode: '24103',
        city: 'Kiel',
        country: 'DE',
        vatId: null,
        email: 'buchhaltung@nordkai.example',
      },
      ...{ orderReference: '', failure: null, card: { brand: 'visa', last4: '4242' } },
      createdAt: at(world, BOUGHT.daysAgo),
      expiresAt: at(world, BOUGHT.daysAgo, 10.5),
    },
  ],
  cursor: null,
})

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
export const quote: DemoAnswer<'GET /api/checkout/quote'> = ({ language }) => {
  throw unknown(language)
}
