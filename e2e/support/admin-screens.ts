import type { Page } from 'playwright-core'
import type { StaffRole } from '#contract/rights.ts'
import { toAdmin } from '#web/paths.ts'
import { setStaff, signInAsStaff } from './desk-brand.ts'
import { press, text } from './desk-screen.ts'
import { openPath, type Screen } from './screen.ts'

export interface AdminScreen {
  readonly name: string
  readonly role?: StaffRole
  readonly area: string
  readonly query?: Readonly<Record<string, string>>
  /** Answers of the server that take too long to bring about, by the path of their call. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly ready: (page: Page) => Promise<unknown>
}

/** A screen of the administration, as a member of staff without a second factor sees it. */
export const admin = ({ name, role = 'superadmin', area, query = {}, answers = {}, ready }: AdminScreen): Screen => ({
  name: `admin-${name}`,
  as: 'member',
  open: async (visit) => {
    const { page } = visit.device
    await signInAsStaff(visit, role)
    for (const [path, json] of Object.entries(answers)) await page.route(path, (route) => route.fulfill({ json }))
    await openPath(page, toAdmin(area, query))
    await ready(page)
  },
  cleanUp: async (visit) => {
    await visit.device.page.unrouteAll()
    await setStaff(visit, null)
  },
})

export const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9, 30)).toISOString()
const BRANDS = ['Kante Nord', 'Kapuzensweatjackenmanufaktur Nordfriesland', 'Pegelstand', 'Hafenware']
const STATES = ['credited', 'pending', 'expired', 'refunded', 'disputed', 'credited'] as const
const nameOf = (n: number) => BRANDS[n % BRANDS.length] ?? ''

const PURCHASE = {
  ...{ id: id(0), kind: 'credit', title: 'Werbeguthaben, Paket M', state: 'credited', isLive: false },
  ...{
    grossCents: 5950,
    refundedCents: 1190,
    createdAt: at(20),
    company: 'Kante Nord GmbH',
    number: 'SW-T-2026-000117',
  },
  brand: { id: id(900), name: 'Kante Nord' },
}
const purchases = (count: number) => ({
  purchases: Array.from({ length: count }, (_, n) => ({
    ...PURCHASE,
    id: id(n),
    ...(n % 3 === 1 && { kind: 'plan', title: 'Tarif Pro, 20. Oktober bis 19. November 2026' }),
    state: STATES[n % STATES.length],
    grossCents: [5950, 5831, 595_000, 2975][n % 4],
    refundedCents: n % 6 === 0 ? 1190 : 0,
    number: n % 6 === 1 || n % 6 === 2 ? null : `SW-T-2026-${String(200 - n).padStart(6, '0')}`,
    createdAt: at(20 - (n % 18)),
    brand: { id: id(900 + (n % 4)), name: nameOf(n) },
  })),
  cursor: count === 50 ? id(49) : null,
})
const DETAIL = {
  ...PURCHASE,
  ...{ packageName: 'M', netCents: 5000, vatCents: 950, vatBasisPoints: 1900, taxReason: 'standard', bonusCents: 250 },
  buyer: {
    ...{ company: 'Kante Nord GmbH', street: 'Weg 1', postalCode: '20095', city: 'Hamburg', country: 'DE' },
    ...{ vatId: 'DE136695976', email: 'rechnung@kante-nord.example' },
  },
  ...{
    orderReference: 'B-17',
    expiresAt: at(20),
    failure: null,
    card: { brand: 'visa', last4: '4242' },
    savesCard: true,
  },
  ...{ provider: 'simulator', reference: 'pi_3QK1xWbV9nT7', paidAt: at(20), refundableCents: 4760 },
  documents: [
    { id: id(1), number: 'SW-T-2026-000117', kind: 'invoice', issuedAt: at(20), grossCents: 5950 },
    { id: id(2), number: 'SW-T-2026-000121', kind: 'correction', issuedAt: at(22), grossCents: -1190 },
  ],
  refunds: [{ id: id(3), cents: 1190, reason: 'Doppelt bestellt', state: 'done', createdAt: at(22) }],
  disputes: [],
  events: [{ type: 'payment_intent.succeeded', outcome: 'applied', receivedAt: at(20) }],
}
const ACCOUNT = {
  brand: { id: id(900), name: 'Kante Nord' },
  ...{ purchasedCents: 3810, bonusCents: 250, debtCents: 0, grantableCents: 10_000 },
  plan: { plan: 'pro', interval: 'month', state: 'active', periodTo: at(28) },
  entries: (
    [
      ['click', -12, ''],
      ['adjustment', 1000, 'Ausfall am 4. Oktober'],
      ['refund', -1000, ''],
      ['topup', 5000, ''],
    ] as const
  ).map(([kind, cents, reason], n) => ({
    ...{ id: n, kind, at: at(20 - n), purchasedCents: cents, bonusCents: 0, debtCents: 0, reason },
  })),
}
const orders = (count: number, grossCents: number) => ({ count, grossCents })
const MONTH = {
  ...{ month: '2026-11', isTest: true, netCents: 1_217_333, vatCents: 181_293, grossCents: 1_398_626 },
  ...{ documents: 214, corrections: 9 },
  byRate: [
    { basisPoints: 1900, reason: 'standard', netCents: 954_173, vatCents: 181_293, documents: 198 },
    { basisPoints: 0, reason: 'reverse-charge', netCents: 163_160, vatCents: 0, documents: 11 },
    { basisPoints: 0, reason: 'third-country', netCents: 100_000, vatCents: 0, documents: 5 },
  ],
  unspent: { purchasedCents: 845_512, bonusCents: 73_250, debtCents: 4211, at: at(27) },
  unpaid: { charges: orders(3, 17_493), orders: orders(12, 90_440), disputed: orders(1, 5950) },
}
const DUNNED = {
  plans: [0, 1].map((n) => ({
    ...{ brand: { id: id(900 + n), name: nameOf(n) }, plan: n === 0 ? 'starter' : 'studio', interval: 'month' },
    ...{ since: at(18), failures: n + 1, nextAttemptAt: n === 0 ? at(21) : null, endsAt: at(30) },
  })),
}

const count = (n: number) => ({
  impressions: 12_400 - n * 37,
  charged: 310 - n,
  free: 41 + n,
  costCents: 4650 - n * 15,
})
const DAYS = Array.from({ length: 7 }, (_, n) => `2026-10-${14 + n}`)
const RULES = ['R2', 'R5', 'R8', 'daily-budget'] as const
const ADS = {
  reserveCents: 5,
  campaigns: Array.from({ length: 25 }, (_, n) => ({
    ...{
      id: id(n),
      name: `Boost Wintergroßstadtregenschutzjacke ${n + 1}. Okt.`,
      bidCents: 15,
      dailyBudgetCents: 1000,
    },
    ...{ brand: { id: id(900 + n), name: nameOf(n) }, status: n % 4 === 3 ? 'paused' : 'active', ...count(n) },
    isBlocked: n === 2,
  })),
  blocks: [0, 2].map((n) => ({
    brand: { id: id(900 + n), name: nameOf(n) },
    campaign: n === 0 ? null : { id: id(n), name: 'Boost Wintergroßstadtregenschutzjacke 3. Okt.' },
    reason: 'Die Bilder zeigen ein anderes Produkt als die Seite im Shop.',
    blockedAt: at(18),
  })),
  invalid: RULES.map((reason, n) => ({ reason, clicks: 70 - n * 14, users: 20 - n * 3, brands: 6 - n })),
  days: DAYS,
  invalidByDay: RULES.flatMap((reason, n) => DAYS.map((day, m) => ({ day, reason, clicks: (m + 1) * (4 - n) }))),
  contests: [0, 1].map((n) => ({
    ...{ clickId: 70 + n, brand: { id: id(900 + n), name: nameOf(n) }, product: 'Wintergroßstadtregenschutzjacke' },
    ...{ clickedAt: at(18), seenAt: n === 0 ? at(18) : null, chargedCents: 15, openedAt: at(19) },
    reason: 'In unserem Shop kam an diesem Tag kein Besuch mit dieser Nummer an.',
    ...{ clicksOfUser: 3 - n, clicksOfAddress: 11 },
  })),
}
const RETURNED = {
  returns: [
    {
      ...{ id: id(5), state: 'asked', cents: 3810, grossCents: 4534, answer: '', askedAt: at(21), decidedAt: null },
      ...{ brand: { id: id(901), name: nameOf(1) }, reason: 'Wir legen eine Pause ein.' },
      parts: [{ purchaseId: id(1), paidAt: at(2), cents: 3810, grossCents: 4534, card: null, refund: null }],
    },
  ],
}

const MONEY = '**/api/admin/billing'

const BILLING: readonly AdminScreen[] = [
  {
    name: 'billing-none',
    area: 'billing',
    answers: { [`${MONEY}/purchases*`]: purchases(0) },
    ready: (page) => text(page, /^(Noch keine Käufe|No purchases yet)/),
  },
  {
    name: 'billing-purchases',
    area: 'billing',
    answers: { [`${MONEY}/purchases*`]: purchases(50) },
    ready: (page) => text(page, /Kapuzensweat/),
  },
  {
    name: 'billing-purchase',
    area: 'billing',
    query: { id: id(0) },
    answers: { [`${MONEY}/purchases*`]: purchases(12), [`${MONEY}/purchases/*`]: DETAIL },
    ready: (page) => page.getByRole('dialog').getByText('SW-T-2026-000121').waitFor(),
  },
  {
    name: 'billing-refund',
    area: 'billing',
    query: { id: id(0) },
    answers: { [`${MONEY}/purchases*`]: purchases(3), [`${MONEY}/purchases/*`]: DETAIL },
    ready: async (page) => {
      await press(page, /^(Erstatten|Refund)$/)
      await page.getByRole('dialog').locator('textarea').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'billing-accounts',
    area: 'billing',
    query: { view: 'accounts' },
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'billing-account',
    area: 'billing',
    query: { view: 'accounts', id: id(900) },
    answers: { [`${MONEY}/brands/*`]: ACCOUNT },
    ready: async (page) => {
      await press(page, /^(Bonus geben|Grant bonus)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    name: 'billing-month',
    area: 'billing',
    query: { view: 'month' },
    answers: { [`${MONEY}/months/*`]: MONTH },
    ready: (page) => page.locator('main table').waitFor(),
  },
  {
    name: 'billing-dunning',
    area: 'billing',
    query: { view: 'dunning' },
    answers: { [`${MONEY}/dunning`]: DUNNED },
    ready: (page) => text(page, /Kapuzensweat/),
  },
  {
    name: 'billing-returns',
    area: 'billing',
    query: { view: 'returns' },
    answers: { [`${MONEY}/credit-returns*`]: RETURNED },
    ready: (page) => text(page, /Kapuzensweat/),
  },
  {
    name: 'billing-prices',
    area: 'billing',
    query: { view: 'prices' },
    ready: (page) => page.locator('main textarea').waitFor(),
  },
  { name: 'not-allowed', role: 'moderator', area: 'billing', ready: (page) => page.locator('.empty-state').waitFor() },
]

const answers = { '**/api/admin/ads': ADS }
const ADVERTISING: readonly AdminScreen[] = [
  {
    name: 'ads-none',
    area: 'ads',
    answers: { '**/api/admin/ads': { ...ADS, campaigns: [], blocks: [], contests: [], invalid: [], invalidByDay: [] } },
    ready: (page) => text(page, /^(Keine offenen|No click)/),
  },
  { name: 'ads-contests', area: 'ads', answers, ready: (page) => page.locator('main li button').first().waitFor() },
  {
    name: 'ads-campaigns',
    area: 'ads',
    query: { view: 'campaigns' },
    answers,
    ready: (page) => text(page, /Boost Winter/),
  },
  {
    name: 'ads-stop',
    area: 'ads',
    query: { view: 'campaigns' },
    answers,
    ready: async (page) => {
      await press(page, /(stoppen|^Stop )/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    name: 'ads-invalid',
    area: 'ads',
    query: { view: 'invalid' },
    answers,
    ready: (page) => page.locator('main table').waitFor(),
  },
  {
    name: 'ads-price',
    area: 'ads',
    query: { view: 'price' },
    answers,
    ready: (page) => page.locator('main textarea').waitFor(),
  },
]

/** The areas of the administration besides the review. */
export const ADMIN: readonly Screen[] = [
  ...[...BILLING, ...ADVERTISING].map(admin),
  admin({ name: 'tickets', area: 'tickets', ready: (page) => page.getByRole('searchbox').first().waitFor() }),
]
