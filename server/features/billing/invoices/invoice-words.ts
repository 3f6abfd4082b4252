import type { TaxReason } from '#contract/billing.limits.ts'
import type { Language } from '#contract/vocabulary.ts'

interface InvoiceWords {
  readonly title: Readonly<Record<'invoice' | 'correction', string>>
  readonly number: string
  readonly date: string
  readonly delivered: string
  readonly reference: string
  readonly corrects: (number: string, day: string) => string
  /** The refund of a correction did not arrive. */
  readonly revokes: (number: string, day: string) => string
  readonly vatId: string
  readonly taxNumber: string
  readonly item: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly net: string
  readonly vat: (percent: string) => string
  readonly gross: string
  readonly paid: string
  readonly returned: string
  readonly reissued: string
  readonly bonus: (amount: string) => string
  readonly test: string
  readonly page: string
  readonly credit: (name: string | null) => string
  readonly plan: (period: PlanPeriod) => string
  /** What the law asks to be said; empty: nothing. */
  readonly reasons: Readonly<Record<TaxReason, string>>
}

/** Days in Berlin. */
interface PlanPeriod {
  readonly plan: string
  readonly interval: 'month' | 'year'
  readonly from: string
  readonly to: string
  /** Only the difference to the plan before is paid. */
  readonly isMore: boolean
}

const german = (day: string): string => day.split('-').reverse().join('.')

export const INVOICE_WORDS: Readonly<Record<Language, InvoiceWords>> = {
  de: {
    title: { invoice: 'Rechnung', correction: 'Rechnungskorrektur' },
    number: 'Nummer',
    date: 'Datum',
    delivered: 'Leistungsdatum',
    reference: 'Ihre Referenz',
    corrects: (number, day) => `Korrigiert die Rechnung ${number} vom ${day}.`,
    revokes: (number, day) => `Hebt die Rechnungskorrektur ${number} vom ${day} auf: Die Erstattung kam nicht an.`,
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    item: 'Leistung',
    quantity: 'Menge',
    price: 'Einzelpreis netto',
    amount: 'Betrag netto',
    net: 'Summe netto',
    vat: (percent) => `Umsatzsteuer ${percent} %`,
    gross: 'Gesamtbetrag',
    paid: 'Bezahlt per Karte. Es ist nichts mehr zu zahlen.',
    returned: 'Der Betrag wird auf die verwendete Karte erstattet.',
    reissued:
      'Die USt-IdNr. wurde nach der Zahlung bestätigt: Die Rechnung wird ohne Umsatzsteuer neu ausgestellt, die Umsatzsteuer wird auf die verwendete Karte erstattet.',
    bonus: (amount) => `Dazu ${amount} Bonusguthaben ohne Berechnung.`,
    test: 'Testmodus: Es wurde nichts bezahlt. Dieses Dokument ist keine Rechnung.',
    page: 'Seite',
    credit: (name) => (name === null ? 'Werbeguthaben' : `Werbeguthaben, Paket ${name}`),
    plan: ({ plan, interval, from, to, isMore }) =>
      `Tarif ${plan}, ${interval === 'month' ? 'monatlich' : 'jährlich'}, ${german(from)} bis ${german(to)}${isMore ? ' (Wechsel, anteilig)' : ''}`,
    reasons: {
      standard: '',
      'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers',
      'third-country': 'In Deutschland nicht steuerbare Leistung (§ 3a Abs. 2 UStG)',
      'small-business': 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer nach § 19 UStG',
    },
  },
  en: {
    title: { invoice: 'Invoice', correction: 'Corrected invoice' },
    number: 'Number',
    date: 'Date',
    delivered: 'Date of supply',
    reference: 'Your reference',
    corrects: (number, day) => `Corrects invoice ${number} of ${day}.`,
    revokes: (number, day) => `Revokes the corrected invoice ${number} of ${day}: the refund did not arrive.`,
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    item: 'Service',
    quantity: 'Quantity',
    price: 'Unit price, net',
    amount: 'Amount, net',
    net: 'Net total',
    vat: (percent) => `VAT ${percent}%`,
    gross: 'Total',
    paid: 'Paid by card. Nothing is due.',
    returned: 'The amount is refunded to the card that was used.',
    reissued:
      'The VAT ID was confirmed after the payment: the invoice is issued anew without VAT, and the VAT is refunded to the card that was used.',
    bonus: (amount) => `Plus ${amount} of bonus credit, free of charge.`,
    test: 'Test mode: nothing was paid. This document is not an invoice.',
    page: 'Page',
    credit: (name) => (name === null ? 'Ad credit' : `Ad credit, package ${name}`),
    plan: ({ plan, interval, from, to, isMore }) =>
      `${plan} plan, ${interval === 'month' ? 'monthly' : 'yearly'}, ${from} to ${to}${isMore ? ' (change, pro rata)' : ''}`,
    reasons: {
      standard: '',
      'reverse-charge': 'Reverse charge: the recipient owes the VAT',
      'third-country': 'Not taxable in Germany (section 3a (2) UStG)',
      'small-business': 'No VAT is charged: small business under section 19 UStG',
    },
  },
}
