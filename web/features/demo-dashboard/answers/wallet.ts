import { BILLING_PAGE, type LedgerPart, SPENDING_DAYS } from '#contract/billing.limits.ts'
import { FIRST_PRICES } from '#contract/first-prices.ts'
import { OWN_AMOUNT } from '#contract/plans.limits.ts'
import type { Answer } from '#web/api/call.ts'
import { demoId } from '../label/demo-id.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { boostClicks, boostSums, spentByDay } from './past-boost.ts'
import { unknown } from './refusals.ts'

const BONUS = { cents: 1000, daysAgo: 80 } as const
/** The package L, which the label bought. */
const BOUGHT = { netCents: 10_000, vatCents: 1900, bonusCents: 1000, daysAgo: 38 } as const
/** The package S, which it did not need and got its money back for. */
const RETURNED = { netCents: 2500, vatCents: 475, daysAgo: 72, paidBackDaysAgo: 66 } as const
const HOUR_MS = 3_600_000

type Entry = Answer<'GET /api/brand/wallet/entries'>['entries'][number]

const at = ({ days }: DemoWorld, daysAgo: number, hours = 10): string =>
  new Date((days[daysAgo]?.startMs ?? 0) + hours * HOUR_MS).toISOString()

const plain = { purchasedCents: 0, bonusCents: 0, debtCents: 0, reason: '' }

/** Bonus is spent first: all clicks of its boost were paid from it. */
const entriesOf = (world: DemoWorld): Entry[] => [
  ...boostClicks(world)
    .filter(({ cents }) => cents > 0)
    .map(({ no, at: clickedAt, cents }) => ({
      ...plain,
      id: 5 + no,
      kind: 'click' as const,
      at: clickedAt,
      bonusCents: -cents,
    })),
  { ...plain, id: 5, kind: 'bonus_grant', at: at(world, BOUGHT.daysAgo), bonusCents: BOUGHT.bonusCents },
  { ...plain, id: 4, kind: 'topup', at: at(world, BOUGHT.daysAgo), purchasedCents: BOUGHT.netCents },
  { ...plain, id: 3, kind: 'refund', at: at(world, RETURNED.paidBackDaysAgo, 14), purchasedCents: -RETURNED.netCents },
  { ...plain, id: 2, kind: 'topup', at: at(world, RETURNED.daysAgo), purchasedCents: RETURNED.netCents },
  { ...plain, id: 1, kind: 'bonus_grant', at: at(world, BONUS.daysAgo), bonusCents: BONUS.cents },
]

const bonusCentsOf = (world: DemoWorld): number => BONUS.cents + BOUGHT.bonusCents - boostSums(world).costCents

/** What the label can spend. */
export const creditCents = (world: DemoWorld): number => BOUGHT.netCents + bonusCentsOf(world)

export const wallet: DemoAnswer<'GET /api/brand/wallet'> = (world) => ({
  purchasedCents: BOUGHT.netCents,
  bonusCents: bonusCentsOf(world),
  debtCents: 0,
  heldCents: 0,
  nextExpiry: null,
  spentPerDayCents: 0,
  daysLeft: null,
})

export const spending: DemoAnswer<'GET /api/brand/wallet/spending'> = (world) => {
  const spent = spentByDay(world)
  return {
    days: world.days
      .slice(0, SPENDING_DAYS)
      .map(({ day }) => ({ day, cents: spent.get(day) ?? 0 }))
      .toReversed(),
  }
}

const PARTS: Readonly<Record<LedgerPart, readonly Entry['kind'][]>> = {
  bought: ['topup', 'refund'],
  bonus: ['bonus_grant'],
  clicks: ['click'],
  other: [],
}

export const walletEntries: DemoAnswer<'GET /api/brand/wallet/entries'> = (world, { query }) => {
  const { of, before } = query ?? {}
  const all = entriesOf(world).filter(({ kind }) => !of || PARTS[of].includes(kind))
  const entries = all.filter(({ id }) => before === undefined || id < before).slice(0, BILLING_PAGE)
  return { entries, before: entries.at(-1) === all.at(-1) ? null : (entries.at(-1)?.id ?? null) }
}

/** The same rows as a table. */
export const walletFile: DemoAnswer<'GET /api/brand/wallet/entries.csv'> = (world) =>
  [
    'id;at;kind;cents',
    ...entriesOf(world).map((e) => `${e.id};${e.at};${e.kind};${e.purchasedCents + e.bonusCents}`),
  ].join('\r\n')

export const packages: DemoAnswer<'GET /api/packages'> = () => ({
  packages: FIRST_PRICES.packages.map((one) => {
    const bonusCents = Math.floor((one.priceCents * one.bonusBasisPoints) / 10_000)
    return { ...one, bonusCents, creditCents: one.priceCents + bonusCents }
  }),
  ownAmount: OWN_AMOUNT,
  bonusMonths: FIRST_PRICES.bonusMonths,
  // The demo sells nothing.
  sells: null,
})

const buyer = {
  company: 'Nordkai Textil GmbH',
  street: 'Am Kai 4',
  postalCode: '24103',
  city: 'Kiel',
  country: 'DE',
  vatId: null,
  email: 'buchhaltung@nordkai.example',
} as const

type ListedPurchase = Answer<'GET /api/brand/purchases'>['purchases'][number]
type Bought = Pick<ListedPurchase, 'id' | 'packageName' | 'state' | 'netCents' | 'vatCents' | 'bonusCents'>

function listed(world: DemoWorld, { netCents, vatCents, ...bought }: Bought, daysAgo: number): ListedPurchase {
  const grossCents = netCents + vatCents
  return {
    ...{ ...bought, netCents, vatCents, grossCents, buyer, kind: 'credit', savesCard: false },
    title: `${world.language === 'de' ? 'Werbeguthaben, Paket' : 'Ad credit, package'} ${bought.packageName}`,
    ...{ vatBasisPoints: 1900, taxReason: 'standard', refundedCents: bought.state === 'refunded' ? grossCents : 0 },
    ...{ orderReference: '', failure: null, card: { brand: 'visa', last4: '4242' } },
    createdAt: at(world, daysAgo),
    expiresAt: at(world, daysAgo, 10.5),
  }
}

export const purchases: DemoAnswer<'GET /api/brand/purchases'> = (world) => {
  const large = { id: demoId('other', 2001), packageName: 'L', state: 'credited', ...BOUGHT } as const
  const small = { id: demoId('other', 2002), packageName: 'S', state: 'refunded', bonusCents: 0, ...RETURNED } as const
  return {
    purchases: [large, small].map(({ daysAgo, ...bought }) => listed(world, bought, daysAgo)),
    cursor: null,
  }
}

/** What was bought, with the moments that its documents are of. */
export const demoPurchases = (world: DemoWorld) => [
  { id: demoId('other', 2001), ...BOUGHT, paidAt: at(world, BOUGHT.daysAgo), paidBackAt: null },
  {
    ...{ id: demoId('other', 2002), ...RETURNED, paidAt: at(world, RETURNED.daysAgo) },
    paidBackAt: at(world, RETURNED.paidBackDaysAgo, 14),
  },
]

export const creditReturns: DemoAnswer<'GET /api/brand/credit-returns'> = (world) => ({
  availableCents: BOUGHT.netCents,
  heldCents: 0,
  returns: [
    {
      ...{ id: demoId('other', 2003), state: 'paid-back', cents: RETURNED.netCents, answer: '' },
      grossCents: RETURNED.netCents + RETURNED.vatCents,
      reason:
        world.language === 'de'
          ? 'Wir starten mit Werbung erst im nächsten Quartal.'
          : 'We will start advertising in the next quarter.',
      askedAt: at(world, RETURNED.paidBackDaysAgo + 1),
      decidedAt: at(world, RETURNED.paidBackDaysAgo, 14),
    },
  ],
})

/** The demo has no orders: none can be found. */
export const purchase: DemoAnswer<'GET /api/checkout/{id}'> = ({ language }) => {
  throw unknown(language)
}

export const savedCard: DemoAnswer<'GET /api/brand/payment-method'> = ({ time }) => ({
  card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: Number(time.today.slice(0, 4)) + 2 },
})

export const autoTopup: DemoAnswer<'GET /api/brand/auto-topup'> = () => ({
  ...{ version: 2, isOn: true, thresholdCents: 1000, amount: { kind: 'package', name: 'M' }, capCents: 20_000 },
  ...{ usedCents: 0, isBuying: false, pausedFor: null },
})
export const cardSetup: DemoAnswer<'GET /api/brand/payment-method/setups/{id}'> = ({ language }) => {
  throw unknown(language)
}
export const quote: DemoAnswer<'GET /api/checkout/quote'> = ({ language }) => {
  throw unknown(language)
}
