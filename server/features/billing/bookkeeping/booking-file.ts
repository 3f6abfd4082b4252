import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { InvoiceContent } from '../invoices/invoice-content.ts'
import { INVOICE_WORDS } from '../invoices/invoice-words.ts'
import { inEuros } from '../wallet/ledger-words.ts'

/** The columns in their order; `docs/how-to/book-invoices.md` and the page of the credit explain them. */
const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Belegnummer',
    'Belegart',
    'Belegdatum',
    'Leistungsdatum',
    'Aussteller',
    'Kunde',
    'Land',
    'USt-IdNr. des Kunden',
    'Leistung',
    'Netto (EUR)',
    'Steuersatz (%)',
    'USt. (EUR)',
    'Brutto (EUR)',
    'Steuerfall',
    'Bezieht sich auf',
    'Referenz des Kunden',
    'Testmodus',
  ],
  en: [
    'Number',
    'Kind',
    'Date',
    'Date of supply',
    'Issuer',
    'Customer',
    'Country',
    'VAT ID of the customer',
    'Service',
    'Net (EUR)',
    'Rate (%)',
    'VAT (EUR)',
    'Gross (EUR)',
    'Tax case',
    'Refers to',
    'Reference of the customer',
    'Test mode',
  ],
}

const CASES: Readonly<Record<Language, Readonly<Record<InvoiceContent['taxReason'], string>>>> = {
  de: {
    standard: 'Regelsteuersatz',
    'reverse-charge': 'Reverse Charge (§ 13b UStG)',
    'third-country': 'Nicht steuerbar (Drittland)',
    'small-business': 'Kleinunternehmer (§ 19 UStG)',
  },
  en: {
    standard: 'Standard rate',
    'reverse-charge': 'Reverse charge',
    'third-country': 'Not taxable (third country)',
    'small-business': 'Small business (section 19 UStG)',
  },
}
const YES = { de: 'ja', en: 'yes' } as const

function rowOf(content: InvoiceContent, language: Language): readonly string[] {
  const { number, kind, issuedOn, deliveredOn, seller, buyer, lines, corrects, isTest, orderReference } = content
  return [
    ...[number, INVOICE_WORDS[language].title[kind], issuedOn, deliveredOn, seller.name],
    ...[buyer.name, buyer.country, buyer.vatId ?? '', lines.map(({ text }) => text).join(', ')],
    inEuros(content.netCents, language),
    inEuros(content.basisPoints, language),
    inEuros(content.vatCents, language),
    inEuros(content.grossCents, language),
    ...[CASES[language][content.taxReason], corrects?.number ?? '', orderReference, isTest ? YES[language] : ''],
  ]
}

const AMOUNTS = new Set([9, 10, 11, 12])

/** Documents as rows for bookkeeping, corrections with negative amounts. */
export function bookingFile(documents: readonly { readonly content: InvoiceContent }[], language: Language): Buffer {
  const delimiter = delimiterOf(language)
  const lines = documents.map(({ content }) =>
    csvLine(
      rowOf(content, language).map((cell, at) => (AMOUNTS.has(at) ? cell : csvText(cell, delimiter))),
      delimiter,
    ),
  )
  return Buffer.from(BYTE_ORDER_MARK + csvLine(COLUMNS[language], delimiter) + lines.join(''))
}
