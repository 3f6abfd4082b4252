import { percentBelow } from '#contract/price.ts'
import type { Language } from '#contract/vocabulary.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { BYTE_ORDER_MARK, csvLine, csvText, delimiterOf } from '#server/platform/text/csv.ts'
import { selectProducts } from '../products.store.ts'
import { selectMembers, selectSales } from './brand-sales.store.ts'
import { type PriceFacts, pricesUntil, reductionAt, saleAt } from './lowest-price.ts'
import { selectPriceFacts } from './price-facts.store.ts'

const DAYS_30_MS = 30 * 86_400_000
const BATCH = 200
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

const lineOf = (values: readonly string[], language: Language): string => {
  const delimiter = delimiterOf(language)
  return csvLine(
    values.map((value) => csvText(value, delimiter)),
    delimiter,
  )
}

const eurosText = (cents: number, language: Language): string => {
  const text = (cents / 100).toFixed(2)
  return language === 'de' ? text.replace('.', ',') : text
}

const momentText = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString())

interface Evidence {
  readonly saleId: string
  readonly saleName: string
  readonly code: string
  readonly now: Date
  readonly language: Language
}

interface Priced {
  readonly id: string
  readonly name: string
  readonly priceCents: number
  readonly facts: PriceFacts
}

/** The prices of one product from 30 days before its reduction until the end of the sale. */
function linesOf({ id, name, priceCents, facts }: Priced, evidence: Evidence): string {
  const { saleId, saleName, code, now, language } = evidence
  const period = facts.sales.find((sale) => sale.saleId === saleId)
  if (!period) return ''
  const untilMs = Math.min(now.getTime(), period.endsAtMs)
  const firstMs =
    reductionAt(facts, priceCents, Math.min(period.startsAtMs, now.getTime()))?.sinceMs ?? period.startsAtMs
  const prices = pricesUntil(facts, priceCents, now.getTime()).filter(
    ({ fromMs, toMs }) => fromMs < untilMs && (toMs ?? untilMs) > firstMs - DAYS_30_MS,
  )
  return prices
    .map(({ fromMs, toMs, cents }) => {
      const isInSale = saleAt(facts, fromMs)?.saleId === saleId
      const reduction = isInSale ? reductionAt(facts, priceCents, fromMs) : null
      const lowest = reduction?.lowestCents ?? null
      const percent = lowest === null ? null : percentBelow(lowest, cents)
      const yesNo = { de: ['ja', 'nein'], en: ['yes', 'no'] }[language]
      return lineOf(
        [
          saleName,
          code,
          name,
          id,
          momentText(fromMs),
          momentText(toMs),
          eurosText(cents, language),
          yesNo[isInSale ? 0 : 1] ?? '',
          lowest === null ? '' : eurosText(lowest, language),
          reduction ? momentText(reduction.sinceMs) : '',
          percent === null ? '' : `${percent}`,
        ],
        language,
      )
    })
    .join('')
}

/** What proves a sale: every price of its products, and what each reduction was measured by (PAngV § 11). */
export async function saleEvidence(scope: BrandScope, id: string): Promise<AsyncGenerator<Uint8Array>> {
  const { db, member, language } = scope
  const [sale] = await selectSales(db, member.brandId, [id])
  ensure(sale, 'sales.unknown')
  const ids = (await selectMembers(db, member.brandId, [id])).get(id) ?? []
  const evidence = { saleId: id, saleName: sale.name, code: sale.promoCode ?? '', now: scope.now(), language }
  return evidenceLines(scope, ids, evidence)
}

async function* evidenceLines(
  { db }: BrandScope,
  ids: readonly string[],
  evidence: Evidence,
): AsyncGenerator<Uint8Array> {
  const { now, language } = evidence
  yield encoder.encode(BYTE_ORDER_MARK + lineOf(HEADINGS[language], language))
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const [rows, facts] = await Promise.all([selectProducts(db, { ids: batch }, now), selectPriceFacts(db, batch)])
    const lines = rows.map(({ id, name, priceCents }) =>
      linesOf({ id, name, priceCents, facts: facts.get(id) ?? { prices: [], sales: [] } }, evidence),
    )
    yield encoder.encode(lines.join(''))
  }
}
