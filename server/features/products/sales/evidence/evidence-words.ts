import type { Language } from '#contract/vocabulary.ts'

interface EvidenceWords {
  title(sale: string): string
  period(from: string, until: string): string
  percent(percent: number): string
  code(code: string): string
  products(count: number): string
  readonly method: string
  made(at: string): string
  productId(id: string): string
  readonly noPrices: string
  readonly columns: readonly [
    from: string,
    until: string,
    price: string,
    inSale: string,
    lowest: string,
    reduction: string,
  ]
  readonly yesNo: readonly [yes: string, no: string]
  readonly stillValid: string
  percentOf(percent: number): string
}

/** Texts of the document that proves a sale. */
export const EVIDENCE_WORDS: Readonly<Record<Language, EvidenceWords>> = {
  de: {
    title: (sale) => `Preisnachweis zum Sale „${sale}“`,
    period: (from, until) => `${from} bis ${until}`,
    percent: (percent) => `Rabatt ${percent.toLocaleString('de-DE')}\u00A0%`,
    code: (code) => `Code ${code}`,
    products: (count) => (count === 1 ? '1 Produkt' : `${count.toLocaleString('de-DE')} Produkte`),
    method:
      'Die Ermäßigung wird am niedrigsten Gesamtpreis der 30 Tage vor ihrem Beginn gemessen (§ 11 PAngV). Wird ohne Unterbrechung schrittweise weiter ermäßigt, gelten die 30 Tage vor dem ersten Schritt. Aufgeführt ist jeder Preis ab diesen 30 Tagen, in Euro einschließlich Umsatzsteuer.',
    made: (at) => `Erstellt am ${at}. Alle Zeiten gelten für Berlin.`,
    productId: (id) => `Produkt-ID ${id}`,
    noPrices: 'In dieser Zeit war das Produkt nicht zu sehen.',
    columns: ['Gilt von', 'Gilt bis', 'Preis', 'Im Sale', 'Niedrigster Preis', 'Ermäßigung'],
    yesNo: ['ja', 'nein'],
    stillValid: 'gilt noch',
    percentOf: (percent) => `${percent}\u00A0%`,
  },
  en: {
    title: (sale) => `Evidence of prices for the sale “${sale}”`,
    period: (from, until) => `${from} to ${until}`,
    percent: (percent) => `${percent}% off`,
    code: (code) => `Code ${code}`,
    products: (count) => (count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`),
    method:
      'The reduction is measured by the lowest total price of the 30 days before it began (section 11 of the German PAngV). Where the price is lowered step by step without a break, the 30 days before the first step count. Every price since those 30 days is listed, in euros including VAT.',
    made: (at) => `Made on ${at}. All times are those of Berlin.`,
    productId: (id) => `Product ID ${id}`,
    noPrices: 'The product was not shown in this time.',
    columns: ['Valid from', 'Valid until', 'Price', 'In the sale', 'Lowest price', 'Reduction'],
    yesNo: ['yes', 'no'],
    stillValid: 'still valid',
    percentOf: (percent) => `${percent}%`,
  },
}
