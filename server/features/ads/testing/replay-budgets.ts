import type { FreeReason } from '#contract/campaigns.limits.ts'

/** What happens to one campaign and its brand. Amounts in cents. */
export type BudgetStep =
  | { readonly what: 'click'; readonly no: number; readonly cents: number }
  | { readonly what: 'refund'; readonly no: number }
  | { readonly what: 'daily' | 'total' | 'month'; readonly cents: number | null }
  | { readonly what: 'pause' | 'resume' | 'stop' | 'go' }
  | { readonly what: 'topUp'; readonly cents: number }
  | { readonly what: 'pass'; readonly hours: number }

interface Charge {
  readonly cents: number
  readonly day: string
  isRefunded: boolean
}

/** The rules of charging as a plain program in memory: one charge after the other. */
export class PlainBudgets {
  daily = 1000
  total: number | null = null
  month: number | null = null
  isPaused = false
  isStopped = false
  credit = 0
  readonly charges = new Map<number, Charge>()
  readonly reasons = new Map<number, FreeReason>()

  spent(isWanted: (charge: Charge) => boolean = () => true): number {
    return [...this.charges.values()]
      .filter((charge) => !charge.isRefunded && isWanted(charge))
      .reduce((sum, { cents }) => sum + cents, 0)
  }

  /** The first click with a number decides; repeats change nothing. */
  click(no: number, cents: number, day: string): void {
    if (this.charges.has(no) || this.reasons.has(no)) return
    const reason = this.#reasonOf(cents, day)
    if (reason !== null) {
      this.reasons.set(no, reason)
      return
    }
    this.credit -= cents
    this.charges.set(no, { cents, day, isRefunded: false })
  }

  refund(no: number): void {
    const charge = this.charges.get(no)
    if (!charge || charge.isRefunded) return
    charge.isRefunded = true
    this.credit += charge.cents
  }

  #reasonOf(cents: number, day: string): FreeReason | null {
    if (this.isPaused || this.isStopped) return 'stopped'
    if (this.total !== null && this.spent() + cents > this.total) return 'total-budget'
    const ofMonth = this.spent((charge) => charge.day.slice(0, 7) === day.slice(0, 7))
    if (this.month !== null && ofMonth + cents > this.month) return 'month-limit'
    if (this.spent((charge) => charge.day === day) + cents > this.daily) return 'daily-budget'
    return this.credit < cents ? 'no-credit' : null
  }
}
