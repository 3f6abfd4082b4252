import { ORDER_MOST_CENTS, ORDER_NUMBER_LENGTH } from '#contract/orders.limits.ts'
import { VISIBLE } from '#contract/schemas.ts'
import { CLICK_QUERY } from '#contract/shop-link.ts'
import type { Language } from '#contract/vocabulary.ts'
import { readDate } from '#server/platform/text/written-date.ts'
import { decimalSignOf, readMoney } from '#server/platform/text/written-money.ts'
import type { Report } from '../reporting/take-orders.service.ts'
import type { OrderColumns } from './order-columns.ts'

interface TableOfOrders {
  readonly headers: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

export interface RowProblem {
  readonly line: number
  readonly column: string
  readonly value: string
  readonly sentence: string
}

interface ReadRow {
  readonly line: number
  readonly report: Report
}

export interface ReadRows {
  readonly rows: readonly ReadRow[]
  readonly problems: readonly RowProblem[]
  /** Rows with neither a click nor a code. */
  readonly unrelated: number
}

const WORDS = {
  de: {
    number: 'Die Bestellnummer fehlt oder ist zu lang.',
    value: 'Der Wert ist nicht lesbar. Schreib ihn wie 59,90.',
    date: 'Das Datum ist nicht lesbar. Schreib es wie 03.11.2026 14:05.',
    click: 'Das ist kein Klick von uns. Er sieht aus wie 0190a2c4-…-….',
    currency: 'Bestellungen lassen sich nur in Euro melden (EUR).',
  },
  en: {
    number: 'The order number is missing or too long.',
    value: 'The value cannot be read. Write it like 59.90.',
    date: 'The date cannot be read. Write it like 2026-11-03 14:05.',
    click: 'This is no click of ours. It looks like 0190a2c4-…-….',
    currency: 'Orders can be reported in euros only (EUR).',
  },
} as const

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}'
/** The key alone, or an address or a note that contains it. */
const CLICK = new RegExp(`^(${UUID})$|${CLICK_QUERY}\\W+(${UUID})`, 'i')
/** Notes and addresses say much else; a cell of the column for the click says only this. */
const isPlainClick = (header: string): boolean => /click|klick/i.test(header)

/** The orders of a table, by its columns. Rows without an origin are orders that did not come from us. */
export function readRows({ headers, rows }: TableOfOrders, columns: OrderColumns, language: Language): ReadRows {
  const cell = (cells: readonly string[], column: keyof OrderColumns): string => {
    const place = columns[column]
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }
  const decimal = decimalSignOf(rows.map(({ cells }) => cell(cells, 'value')))
  const seen = new Set<string>()
  const read: ReadRow[] = []
  const problems: RowProblem[] = []
  let unrelated = 0
  for (const { line, cells } of rows) {
    const orderNo = cell(cells, 'orderNo')
    // Further articles of an order, as Shopify writes them.
    if (seen.has(orderNo) && cell(cells, 'value') === '') continue
    seen.add(orderNo)
    const given = { orderNo, value: cell(cells, 'value'), date: cell(cells, 'date'), currency: cell(cells, 'currency') }
    const origin = { click: cell(cells, 'click'), promoCode: cell(cells, 'promoCode') }
    // What did not come from us need not be readable.
    if (origin.promoCode === '' && origin.click === '') {
      unrelated += 1
      continue
    }
    const result = readRow(
      { ...given, ...origin },
      { decimal, isPlain: isPlainClick(headers[columns.click ?? -1] ?? '') },
    )
    if ('report' in result) read.push({ line, report: result.report })
    else {
      const place = columns[result.column] ?? -1
      const value = (cells[place] ?? '').slice(0, ORDER_NUMBER_LENGTH)
      problems.push({ line, column: headers[place] ?? '', value, sentence: WORDS[language][result.problem] })
    }
  }
  return { rows: read, problems, unrelated }
}

interface Row {
  readonly orderNo: string
  readonly value: string
  readonly date: string
  readonly currency: string
  readonly click: string
  readonly promoCode: string
}
type Result =
  | { readonly report: Report }
  | { readonly problem: keyof (typeof WORDS)['de']; readonly column: keyof OrderColumns }

interface Reading {
  readonly decimal: ReturnType<typeof decimalSignOf>
  /** The column holds keys alone. */
  readonly isPlain: boolean
}

function readRow(row: Row, { decimal, isPlain }: Reading): Result {
  const { orderNo, click, promoCode } = row
  const clickKey = clickIn(click)
  if (clickKey === null && click !== '' && isPlain) return { problem: 'click', column: 'click' }
  if (orderNo === '' || orderNo.length > ORDER_NUMBER_LENGTH || !VISIBLE.test(orderNo))
    return { problem: 'number', column: 'orderNo' }
  const money = readMoney(row.value, decimal)
  if (!money || money.cents > ORDER_MOST_CENTS) return { problem: 'value', column: 'value' }
  const currency = (row.currency || money.currency || 'EUR').toUpperCase()
  if (currency !== 'EUR' && currency !== '€')
    return { problem: 'currency', column: row.currency ? 'currency' : 'value' }
  const occurredAt = readDate(row.date)
  if (!occurredAt) return { problem: 'date', column: 'date' }
  const isDayOnly = readDate(row.date, { isEnd: true })?.getTime() !== occurredAt.getTime()
  const origin = { clickKey, promoCode: promoCode === '' ? null : promoCode.slice(0, ORDER_NUMBER_LENGTH) }
  return { report: { orderNo, valueCents: money.cents, occurredAt, isDayOnly, via: 'file', ...origin } }
}

function clickIn(cell: string): string | null {
  const [, alone, within] = CLICK.exec(cell) ?? []
  return (alone ?? within)?.toLowerCase() ?? null
}
