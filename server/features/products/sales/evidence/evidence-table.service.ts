import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#contract/csv.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { type EvidenceProduct, openEvidence, type SaleEvidence } from './sale-evidence.service.ts'

const encoder = new TextEncoder()

const HEADINGS = {
  de: [
    'Sale',
    'Code',
    'Produkt',
    'Produkt-ID',
    'Preis gilt von',
    'Preis gilt bis',
    'Preis in Euro (brutto)',
    'Im Sale',
    'Niedrigster Preis der 30 Tage davor',
    'Die 30 Tage enden',
    'Ermäßigung in Prozent',
  ],
  en: [
    'Sale',
    'Code',
    'Product',
    'Product ID',
    'Price valid from',
    'Price valid until',
    'Price in euros (gross)',
    'In the sale',
    'Lowest price of the 30 days before',
    'The 30 days end',
    'Reduction in percent',
  ],
} as const satisfies Record<Language, readonly string[]>

const YES_NO = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const satisfies Record<Language, readonly string[]>

const lineOf = (values: readonly string[], language: Language): string => {
  const delimiter = delimiterOf(language)
  return csvLine(
    values.map((value) => csvText(value, delimiter)),
    delimiter,
  )
}

const eurosText = (cents: number | null, language: Language): string => {
  const text = cents === null ? '' : (cents / 100).toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}

const momentText = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString())

/** The evidence of a sale as CSV, a line for each price. */
export async function evidenceTable(scope: BrandScope, id: string): Promise<AsyncGenerator<Uint8Array>> {
  return lines(await openEvidence(scope, id), scope.language)
}

async function* lines({ sale, products }: SaleEvidence, language: Language): AsyncGenerator<Uint8Array> {
  yield encoder.encode(BYTE_ORDER_MARK + lineOf(HEADINGS[language], language))
  const start = [sale.name, sale.promoCode ?? '']
  for await (const portion of products) {
    yield encoder.encode(portion.map((product) => linesOf(product, start, language)).join(''))
  }
}

function linesOf({ id, name, prices }: EvidenceProduct, start: readonly string[], language: Language): string {
  const [yes, no] = YES_NO[language]
  return prices
    .map(({ fromMs, toMs, cents, isInSale, lowestCents, sinceMs, percent }) =>
      lineOf(
        [
          ...start,
          name,
          id,
          momentText(fromMs),
          momentText(toMs),
          eurosText(cents, language),
          isInSale ? yes : no,
          eurosText(lowestCents, language),
          momentText(sinceMs),
          percent === null ? '' : `${percent}`,
        ],
        language,
      ),
    )
    .join('')
}
