import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentBelow } from '#contract/price.ts'
import { salePriceCents, shownPrice } from '../price.service.ts'
import { type PriceFacts, type PricePeriod, pricesUntil, reductionAt, type SalePeriod } from './lowest-price.ts'

const DAY_MS = 86_400_000
const days = (count: number) => count * DAY_MS

const price = (from: number, to: number | null, cents: number): PricePeriod => ({
  fromMs: days(from),
  toMs: to === null ? null : days(to),
  cents,
})
const sale = (from: number, to: number, percent: number, isImported = false): SalePeriod => ({
  saleId: `${from}`,
  startsAtMs: days(from),
  endsAtMs: days(to),
  percent,
  promoCode: null,
  badge: '',
  isImported,
})
const lowest = (facts: PriceFacts, priceCents: number, day: number) =>
  reductionAt(facts, priceCents, days(day))?.lowestCents

describe('the price that a reduction is measured by', () => {
  test('is the lowest of the 30 days before, not older ones', () => {
    const prices = [price(0, 10, 5000), price(10, 15, 7000), price(15, 41, 9000), price(41, null, 10_000)]
    expect(lowest({ prices, sales: [sale(44, 50, 20)] }, 10_000, 45)).toBe(7000)
    expect(lowest({ prices, sales: [sale(46, 50, 20)] }, 10_000, 47)).toBe(9000)
  })

  test('is the lowest since the product was first shown, where that is less than 30 days ago', () => {
    expect(lowest({ prices: [price(0, null, 9000)], sales: [sale(5, 9, 20)] }, 9000, 6)).toBe(9000)
  })

  test('does not exist for a product that was first shown in the sale, unless its shop names one', () => {
    const prices = [price(5, null, 8000)]
    expect(lowest({ prices, sales: [sale(5, 9, 20)] }, 10_000, 6)).toBeNull()
    expect(lowest({ prices, sales: [sale(5, 9, 20, true)] }, 10_000, 6)).toBe(10_000)
  })

  test('is that before the first step of sales that follow each other downwards without a gap', () => {
    const prices = [price(0, 40, 10_000), price(40, 80, 8000), price(80, null, 7000)]
    expect(lowest({ prices, sales: [sale(40, 80, 20), sale(80, 90, 30)] }, 10_000, 85)).toBe(10_000)
    const gap = [price(0, 40, 10_000), price(40, 80, 8000), price(80, 81, 10_000), price(81, null, 7000)]
    expect(lowest({ prices: gap, sales: [sale(40, 80, 20), sale(81, 90, 30)] }, 10_000, 85)).toBe(8000)
  })

  test('begins anew where the price rises within a sale, also from one sale to the next', () => {
    const raised = [price(0, 40, 10_000), price(40, 45, 7000), price(45, null, 8400)]
    expect(lowest({ prices: raised, sales: [sale(40, 60, 30)] }, 12_000, 50)).toBe(7000)
    const smaller = [price(0, 40, 10_000), price(40, 80, 7000)]
    const facts = { prices: [...smaller, price(80, null, 8000)], sales: [sale(40, 80, 30), sale(80, 90, 20)] }
    expect(lowest(facts, 10_000, 85)).toBe(7000)
  })

  test('knows what sales changed before it was written', () => {
    const facts = { prices: [price(0, null, 10_000)], sales: [sale(40, 42, 50), sale(44, 50, 20)] }
    expect(lowest(facts, 10_000, 45)).toBe(5000)
    expect(pricesUntil(facts, 10_000, days(45)).map(({ cents }) => cents)).toEqual([10_000, 5000, 10_000, 8000])
  })
})

/** What members and imports do, one after another; `after` days later. */
type Deed = { readonly after: number } & (
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'sale'; readonly percent: number; readonly inDays: number; readonly length: number }
  | { readonly kind: 'deepen'; readonly by: number }
  | { readonly kind: 'cancel' | 'undo' | 'settle' }
)

const after = fc.integer({ min: 0, max: 25 })
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    fc.record({ after, kind: fc.constant('price' as const), cents: fc.integer({ min: 100, max: 20_000 }) }),
    fc.record({
      after,
      kind: fc.constant('sale' as const),
      percent: fc.integer({ min: 1, max: 90 }),
      inDays: fc.integer({ min: 0, max: 10 }),
      length: fc.integer({ min: 1, max: 90 }),
    }),
    fc.record({ after, kind: fc.constant('deepen' as const), by: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ after, kind: fc.constantFrom('cancel' as const, 'undo' as const, 'settle' as const) }),
  ),
  { maxLength: 25 },
)

/** One product as the services keep it, and beside it the plain price of every day. */
class Product {
  day = 0
  priceCents = 10_000
  private before = 10_000
  sales: SalePeriod[] = []
  prices: PricePeriod[] = [price(0, null, 10_000)]
  /** By day, what it cost, and whether a sale reduced it. */
  readonly daily: { readonly cents: number; readonly isReduced: boolean }[] = []

  private runningAt(day: number) {
    return this.sales.find(({ startsAtMs, endsAtMs }) => startsAtMs <= days(day) && days(day) < endsAtMs)
  }
  private centsAt(day: number): number {
    const running = this.runningAt(day)
    return running ? salePriceCents(this.priceCents, running.percent) : this.priceCents
  }
  pass(count: number): void {
    for (let passed = 0; passed < count; passed++) {
      this.daily.push({ cents: this.centsAt(this.day), isReduced: this.runningAt(this.day) !== undefined })
      this.day += 1
    }
  }
  private settle(): void {
    this.prices = [...pricesUntil(this, this.priceCents, days(this.day))]
  }
  private append(): void {
    const cents = this.centsAt(this.day)
    const last = this.prices.at(-1)
    if (!last || last.cents === cents) return
    this.prices.pop()
    if (last.fromMs < days(this.day)) this.prices.push({ ...last, toMs: days(this.day) })
    this.prices.push(price(this.day, null, cents))
  }
  private setPrice(cents: number): void {
    this.before = this.priceCents
    this.priceCents = cents
  }
  private addSale(startDay: number, length: number, percent: number): void {
    const made = sale(startDay, startDay + length, percent)
    const isFree = this.sales.every((one) => one.endsAtMs <= made.startsAtMs || one.startsAtMs >= made.endsAtMs)
    if (isFree) this.sales = [...this.sales, made].sort((a, b) => a.startsAtMs - b.startsAtMs)
  }
  private changeRunning(change: (running: SalePeriod) => SalePeriod): void {
    const running = this.runningAt(this.day)
    if (running) this.sales = this.sales.map((one) => (one === running ? change(one) : one))
  }
  do(deed: Deed): void {
    this.pass(deed.after)
    this.settle()
    if (deed.kind === 'price') this.setPrice(deed.cents)
    if (deed.kind === 'undo') this.setPrice(this.before)
    if (deed.kind === 'sale') this.addSale(this.day + deed.inDays, deed.length, deed.percent)
    if (deed.kind === 'deepen') {
      this.changeRunning((one) => ({ ...one, percent: Math.min(90, one.percent + deed.by) }))
    }
    if (deed.kind === 'cancel') this.changeRunning((one) => ({ ...one, endsAtMs: days(this.day) }))
    this.append()
  }
  /** What a card shows now. */
  shown() {
    const reduction = reductionAt(this, this.priceCents, days(this.day))
    if (!reduction) return null
    const { percent, promoCode, badge, endsAtMs } = reduction.sale
    const terms = { percent, promoCode, badge, endsAt: new Date(endsAtMs) }
    const { sale: shown } = shownPrice({
      priceCents: this.priceCents,
      sale: terms,
      lowest30dCents: reduction.lowestCents,
    })
    if (!shown) return null
    return {
      cents: shown.saleCents,
      percent: percentBelow(Math.min(this.priceCents, shown.lowest30dCents), shown.saleCents) ?? 0,
    }
  }
  /** Day by day: the lowest price of the 30 days before the price began to fall without interruption. Null: none. */
  lawful(): number | null {
    const all = [...this.daily, { cents: this.centsAt(this.day), isReduced: this.runningAt(this.day) !== undefined }]
    let since = this.day
    const at = (day: number) => all[day] ?? { cents: 0, isReduced: false }
    while (since > 0 && at(since - 1).isReduced && at(since - 1).cents >= at(since).cents) since -= 1
    const before = all.slice(Math.max(0, since - 30), since).map(({ cents }) => cents)
    return before.length === 0 ? null : Math.min(...before)
  }
}

/** Four hundred in `npm test`, ten thousand in `npm run thorough`. */
const ROUNDS = (fc.readConfigureGlobal()?.numRuns ?? 50) * 8

test('the shown percentage never exceeds what PAngV § 11 allows, whatever happened before', () => {
  fc.assert(
    fc.property(deeds, (all) => {
      const product = new Product()
      for (const deed of all) {
        product.do(deed)
        for (const step of [0, 1]) {
          product.pass(step)
          const shown = product.shown()
          if (!shown) continue
          const reference = product.lawful() ?? 0
          // Half a cent is the rounding of the sale price (Spec §9). Multiplied, because a quotient is not exact.
          expect(shown.percent * reference).toBeLessThanOrEqual((reference - shown.cents + 0.5) * 100)
          expect(shown.cents).toBeLessThan(reference)
        }
      }
    }),
    { numRuns: ROUNDS },
  )
})
