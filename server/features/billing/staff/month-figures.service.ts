import type { MonthFigures } from '#contract/billing-staff.ts'
import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import { isTestMode } from '#server/platform/config/payment-config.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
import { berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { inEuros } from '../wallet/ledger-words.ts'
import {
  type BookedDocument,
  type Span,
  selectBooked,
  sumByRate,
  sumCreditAt,
  sumUnpaid,
} from './month-figures.store.ts'

/** `2026-11`, from its first midnight in Berlin to that of the next month. */
function spanOf({ config }: Pick<StaffScope, 'config'>, month: string): Span {
  const next = daysLater(`${month}-28`, 4).slice(0, 7)
  return { from: berlinMidnight(`${month}-01`), to: berlinMidnight(`${next}-01`), isTest: isTestMode(config) }
}

/** What was earned, owed and not paid in a month. */
export async function readMonth(scope: StaffScope, month: string): Promise<MonthFigures> {
  const { db, now } = scope
  const span = spanOf(scope, month)
  const at = new Date(Math.min(span.to.getTime(), now().getTime()))
  const [rates, unspent, unpaid] = await Promise.all([
    sumByRate(db, span),
    sumCreditAt(db, span.to),
    sumUnpaid(db, span),
  ])
  const sum = (of: 'netCents' | 'vatCents' | 'documents' | 'corrections') =>
    rates.reduce((total, rate) => total + rate[of], 0)
  const [netCents, vatCents] = [sum('netCents'), sum('vatCents')]
  return {
    ...{ month, isTest: span.isTest, netCents, vatCents, grossCents: netCents + vatCents },
    ...{ documents: sum('documents'), corrections: sum('corrections') },
    byRate: rates.map(({ corrections: _, ...rate }) => rate),
    unspent: { ...unspent, at: at.toISOString() },
    unpaid,
  }
}

interface FileWords {
  readonly columns: readonly string[]
  readonly kinds: Readonly<Record<'invoice' | 'correction', string>>
  readonly reasons: Readonly<Record<BookedDocument['content']['taxReason'], string>>
}

const WORDS: Readonly<Record<Language, FileWords>> = {
  de: {
    columns: [
      ...['Nummer', 'Art', 'Ausgestellt am', 'Leistung am', 'Marke', 'Firma', 'Land', 'USt-IdNr.', 'Leistung'],
      ...['Netto (€)', 'Satz (%)', 'USt. (€)', 'Brutto (€)', 'Steuerfall', 'Korrigiert', 'Kauf', 'Zahlung'],
    ],
    kinds: { invoice: 'Rechnung', correction: 'Rechnungskorrektur' },
    reasons: {
      standard: 'steuerpflichtig',
      'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers',
      'third-country': 'nicht steuerbar (Drittland)',
      'small-business': 'Kleinunternehmer § 19 UStG',
    },
  },
  en: {
    columns: [
      ...['Number', 'Kind', 'Issued on', 'Delivered on', 'Brand', 'Company', 'Country', 'VAT ID', 'Item'],
      ...['Net (€)', 'Rate (%)', 'VAT (€)', 'Gross (€)', 'Tax case', 'Corrects', 'Purchase', 'Payment'],
    ],
    kinds: { invoice: 'Invoice', correction: 'Correction' },
    reasons: {
      standard: 'taxable',
      'reverse-charge': 'reverse charge',
      'third-country': 'not taxable (third country)',
      'small-business': 'small business, § 19 UStG',
    },
  },
}

/** All documents of a month as a file that tables read. */
export async function documentsFile(scope: StaffScope, month: string): Promise<string> {
  const { language } = scope
  const delimiter = delimiterOf(language)
  const documents = await selectBooked(scope.db, spanOf(scope, month))
  const header = csvLine(WORDS[language].columns, delimiter)
  return BYTE_ORDER_MARK + header + documents.map((document) => lineOf(document, language, delimiter)).join('')
}

function lineOf(
  { content, brand, purchaseId, reference }: BookedDocument,
  language: Language,
  delimiter: string,
): string {
  const { kinds, reasons } = WORDS[language]
  const { number, kind, buyer, lines, corrects, basisPoints, netCents, vatCents, grossCents } = content
  const [net, rate, vat, gross] = [netCents, basisPoints, vatCents, grossCents].map((each) => inEuros(each, language))
  const before = [number, kinds[kind], content.issuedOn, content.deliveredOn, brand, buyer.name, buyer.country]
  const item = lines.map(({ text }) => text).join(', ')
  const after = [reasons[content.taxReason], corrects?.number ?? '', purchaseId, reference ?? '']
  const text = (each: string) => csvText(each, delimiter)
  return csvLine(
    [
      ...[...before, buyer.vatId ?? '', item].map(text),
      net ?? '',
      rate ?? '',
      vat ?? '',
      gross ?? '',
      ...after.map(text),
    ],
    delimiter,
  )
}
