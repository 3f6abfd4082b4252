import type { World } from '#server/platform/scope/scope.ts'
import { grant, refundClick, restorePurchase, spend, takeBackPurchase, topUp } from '../ledger.service.ts'

export type LedgerStep =
  | { readonly what: 'buy'; readonly no: number; readonly cents: number; readonly bonus: number }
  | { readonly what: 'grant'; readonly no: number; readonly cents: number; readonly days: number }
  | { readonly what: 'click'; readonly no: number }
  | { readonly what: 'refundClick'; readonly no: number }
  | { readonly what: 'takeBack'; readonly no: number; readonly kind: 'refund' | 'dispute' }
  | { readonly what: 'restore'; readonly no: number; readonly kind: 'refund' | 'dispute' }
  | { readonly what: 'pass'; readonly hours: number }
type Step<W extends LedgerStep['what']> = Extract<LedgerStep, { what: W }>
type Books = Pick<World, 'db' | 'now' | 'config'>

interface Lot {
  readonly isBonus: boolean
  readonly expires: number
  readonly purchase: number | null
  left: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NEVER = Number.POSITIVE_INFINITY
/** The ledger posts what a key cost first; another price under it is a fault of the caller. */
const CLICK_CENTS = (no: number) => 1 + ((no * 37) % 300)

/** The rules of the ledger as a plain program in memory. */
class PlainLedger {
  nowMs: number
  debt = 0
  readonly bought = new Map<number, { readonly cents: number; readonly bonus: number }>()
  readonly boughtAt = new Map<number, number>()
  readonly #missingBonus = new Map<string, number>()
  readonly done = new Set<string>()
  readonly #lots: Lot[] = []
  readonly #parts = new Map<number, readonly { readonly lot: Lot; readonly cents: number }[]>()

  constructor(start: Date) {
    this.nowMs = start.getTime()
  }

  usable(isBonus: boolean): Lot[] {
    return this.#lots.filter((lot) => lot.isBonus === isBonus && lot.left > 0 && lot.expires > this.nowMs)
  }
  sum(isBonus: boolean): number {
    return this.usable(isBonus).reduce((cents, { left }) => cents + left, 0)
  }

  #once(key: string): boolean {
    if (this.done.has(key)) return false
    this.done.add(key)
    return true
  }
  #take(from: readonly Lot[], cents: number) {
    let open = cents
    return from.flatMap((lot) => {
      const part = Math.min(open, lot.left)
      open -= part
      lot.left -= part
      return part > 0 ? [{ lot, cents: part }] : []
    })
  }
  #add(lot: Lot): void {
    this.#lots.push(lot)
    if (lot.isBonus) return
    for (const { cents } of this.#take(this.usable(false), this.debt)) this.debt -= cents
  }

  buy({ no, cents, bonus }: Step<'buy'>): void {
    if (!this.#once(`buy ${no}`)) return
    this.bought.set(no, { cents, bonus })
    this.boughtAt.set(no, this.nowMs)
    this.#add({ isBonus: true, expires: this.nowMs + 365 * DAY_MS, purchase: no, left: bonus })
    this.#add({ isBonus: false, expires: NEVER, purchase: no, left: cents })
  }
  grant({ no, cents, days }: Step<'grant'>): void {
    if (!this.#once(`grant ${no}`)) return
    this.#add({ isBonus: true, expires: this.nowMs + days * DAY_MS, purchase: null, left: cents })
  }
  click({ no }: Step<'click'>): void {
    const price = CLICK_CENTS(no)
    if (this.debt > 0 || this.sum(true) + this.sum(false) < price || !this.#once(`click ${no}`)) return
    const bonus = this.usable(true).toSorted((one, other) => one.expires - other.expires)
    this.#parts.set(no, this.#take([...bonus, ...this.usable(false)], price))
  }
  refundClick({ no }: Step<'refundClick'>): void {
    if (!this.done.has(`click ${no}`) || !this.#once(`refund ${no}`)) return
    for (const { lot, cents } of this.#parts.get(no) ?? []) {
      this.#add({ ...lot, left: cents, expires: Math.max(lot.expires, this.nowMs + 30 * DAY_MS) })
    }
  }
  takeBack({ no, kind }: Step<'takeBack'>): void {
    const bought = this.bought.get(no)
    if (!bought || !this.#once(`${kind} ${no}`)) return
    const { own = [], others = [] } = Object.groupBy(this.usable(false), ({ purchase }) =>
      purchase === no ? 'own' : 'others',
    )
    this.debt += this.#take([...own, ...others], bought.cents).reduce((open, part) => open - part.cents, bought.cents)
    const bonus = this.usable(true).filter(({ purchase }) => purchase === no)
    const taken = this.#take(bonus, bought.bonus).reduce((sum, { cents }) => sum + cents, 0)
    this.#missingBonus.set(`${kind} ${no}`, taken)
  }
  restore({ no, kind }: Step<'restore'>): void {
    const bought = this.bought.get(no)
    if (!bought || !this.done.has(`${kind} ${no}`) || !this.#once(`back ${kind} ${no}`)) return
    const left = this.#missingBonus.get(`${kind} ${no}`) ?? 0
    const end = (this.boughtAt.get(no) ?? 0) + 365 * DAY_MS
    this.#add({ isBonus: true, expires: Math.max(end, this.nowMs + 30 * DAY_MS), purchase: no, left })
    this.#add({ isBonus: false, expires: NEVER, purchase: no, left: bought.cents })
  }
  pass({ hours }: Step<'pass'>): void {
    this.nowMs += hours * HOUR_MS
  }
}

/** A schedule for one brand: each step goes to the ledger, as often as it arrives, and once to the plain program. */
export function createReplay(brandId: string, start: Date) {
  const plain = new PlainLedger(start)
  const act = async (books: Books, step: LedgerStep): Promise<void> => {
    if (step.what === 'pass') return
    const { no } = step
    const purchaseId = `${brandId.slice(0, -4)}${(4096 + no).toString(16)}`
    const cause = `${brandId}:${no}`
    const after = (days: number) => new Date(plain.nowMs + days * DAY_MS)
    const { cents: paid = 0, bonus: bonusCents = 0 } = plain.bought.get(no) ?? {}
    const bought = { brandId, purchaseId, cause, cents: paid, isLive: false }
    const end = new Date((plain.boughtAt.get(no) ?? 0) + 365 * DAY_MS)
    const calls: { readonly [W in Exclude<LedgerStep['what'], 'pass'>]: (step: Step<W>) => Promise<unknown> } = {
      buy: ({ cents, bonus }) => topUp(books, { ...bought, cents, bonusCents: bonus, bonusExpiresAt: after(365) }),
      grant: ({ cents, days }) => grant(books, { brandId, kind: 'bonus_grant', cause, cents, expiresAt: after(days) }),
      click: () => spend(books, { brandId, key: cause, cents: CLICK_CENTS(no) }),
      refundClick: () => refundClick(books, { brandId, key: cause }),
      takeBack: async ({ kind }) =>
        paid > 0 && takeBackPurchase(books, { ...bought, cause: `${cause}:${kind}`, bonusCents, kind }),
      restore: async ({ kind }) =>
        plain.done.has(`${kind} ${no}`) &&
        restorePurchase(books, {
          ...{ ...bought, cause: `${cause}:${kind}`, kind: kind === 'refund' ? 'refund_failed' : 'dispute_won' },
          bonus: { of: `${cause}:${kind}`, cents: bonusCents, expiresAt: end },
        }),
    }
    await (calls[step.what] as (step: LedgerStep) => Promise<unknown>)(step)
  }
  return {
    now: () => new Date(plain.nowMs),
    act,
    count: (step: LedgerStep) => (plain[step.what] as (step: LedgerStep) => void).call(plain, step),
    balance: () => [plain.sum(false), plain.sum(true), plain.debt],
  }
}
