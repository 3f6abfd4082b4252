import {
  BILLING_PAGE,
  LEDGER_FILE_ROWS,
  type LedgerPart,
  SPENDING_BASE_DAYS,
  SPENDING_DAYS,
} from '#contract/billing.limits.ts'
import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { balanceOf } from '../ledger/ledger.service.ts'
import { inEuros, LEDGER_WORDS } from './ledger-words.ts'
import { selectEntries, selectSpending, type WalletEntry } from './wallet.store.ts'

/** What the brand has, and how long it lasts at what the last full days cost on average. */
export async function readWallet({ db, now, member: { brandId } }: BrandScope) {
  const balance = await balanceOf({ db, now }, brandId)
  const today = berlinDayOf(now())
  const from = daysLater(today, -SPENDING_BASE_DAYS)
  const days = await selectSpending(db, brandId, { from: berlinMidnight(from), to: berlinMidnight(today) })
  const spent = days.reduce((sum, { cents }) => sum + cents, 0)
  const available = balance.purchasedCents + balance.bonusCents
  return {
    ...balance,
    spentPerDayCents: Math.max(0, Math.round(spent / SPENDING_BASE_DAYS)),
    daysLeft: spent > 0 ? Math.floor((available * SPENDING_BASE_DAYS) / spent) : null,
  }
}

/** What was spent on clicks in the last days, one row for each day. */
export async function readSpending({ db, now, member }: BrandScope) {
  const today = berlinDayOf(now())
  const first = daysLater(today, 1 - SPENDING_DAYS)
  const from = berlinMidnight(first)
  const found = await selectSpending(db, member.brandId, { from, to: berlinMidnight(daysLater(today, 1)) })
  const byDay = new Map(found.map(({ day, cents }) => [day, cents]))
  const days = Array.from({ length: SPENDING_DAYS }, (_, n) => daysLater(first, n))
  return { days: days.map((day) => ({ day, cents: byDay.get(day) ?? 0 })) }
}

interface WalletPage {
  readonly entries: WalletEntry[]
  /** For the next page; null: this is the last one. */
  readonly before: number | null
}

interface Asked {
  readonly of?: LedgerPart | undefined
  readonly before?: number | undefined
}

/** Movements of the ad credit, the latest first. */
export async function readEntries({ db, member }: BrandScope, { of, before }: Asked): Promise<WalletPage> {
  const asked = { of: of ?? null, before: before ?? null, most: BILLING_PAGE + 1 }
  const rows = await selectEntries(db, member.brandId, asked)
  const entries = rows.slice(0, BILLING_PAGE)
  return { entries, before: rows.length > BILLING_PAGE ? (entries.at(-1)?.id ?? null) : null }
}

/** Movements of the ad credit as a file that tables read, the latest first. */
export async function entriesFile({ db, member, language }: BrandScope, of: LedgerPart | undefined): Promise<string> {
  const asked = { of: of ?? null, before: null, most: LEDGER_FILE_ROWS }
  const rows = await selectEntries(db, member.brandId, asked)
  const delimiter = delimiterOf(language)
  const { columns, kinds } = LEDGER_WORDS[language]
  const lines = rows.map(({ id, at, kind, purchasedCents, bonusCents, debtCents, reason }) =>
    csvLine(
      [
        ...[`${id}`, at, csvText(kinds[kind], delimiter)],
        ...[purchasedCents, bonusCents, debtCents].map((cents) => inEuros(cents, language)),
        csvText(reason, delimiter),
      ],
      delimiter,
    ),
  )
  return BYTE_ORDER_MARK + csvLine(columns, delimiter) + lines.join('')
}
