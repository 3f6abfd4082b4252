import { DEFAULT_TIMEZONE, type Language } from '#contract/vocabulary.ts'
import { findImprint } from '#server/features/brands/brand-imprints.service.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { makePdf } from '#server/platform/pdf/make-pdf.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { priceText } from '../sale-sentences.ts'
import { EVIDENCE_WORDS } from './evidence-words.ts'
import { type EvidenceProduct, openEvidence, type SaleEvidence } from './sale-evidence.service.ts'

/** Prices in one document, some 80 pages and 100 MB while it is made. The table has no limit. */
const MOST_PRICES = 2000
const inTurn = createGate({ atOnce: 1, mostWaiting: 3 })
/** In force in production or with RATE_LIMITS=on. */
const DOCUMENTS: Limit = { name: 'sale-evidence', hits: 60, seconds: 3600 }

type Block = Parameters<typeof makePdf>[0]['blocks'][number]

/** The evidence of a sale as PDF, to be shown to an authority or a court. */
export async function evidenceDocument(scope: BrandScope, id: string): Promise<Buffer> {
  const { brandId } = scope.member
  await requireWithinLimit(scope, DOCUMENTS, brandId)
  return inTurn(() => makeDocument(scope, id), brandId)
}

async function makeDocument(scope: BrandScope, id: string): Promise<Buffer> {
  const { member, language } = scope
  const evidence = await openEvidence(scope, id)
  const products = await fewEnough(evidence)
  const [{ name: brand }, imprint] = await Promise.all([
    readProductOwner(scope, member.brandId),
    findImprint(scope, member.brandNo),
  ])
  const words = EVIDENCE_WORDS[language]
  const title = words.title(evidence.sale.name)
  const seller = [brand, ...(imprint ? [imprint.company, imprint.street, imprint.city] : [])].join(', ')
  const moment = momentsIn(language)
  const blocks: Block[] = [
    { kind: 'h1', text: title },
    { kind: 'p', text: seller },
    { kind: 'p', text: periodOf(evidence, language) },
    { kind: 'p', text: words.method },
    { kind: 'p', text: words.made(moment(scope.now().getTime())) },
    ...products.flatMap((product) => blocksOf(product, language)),
  ]
  return makePdf({ title, author: brand, language, footer: `${title} · ${id}`, createdAt: scope.now(), blocks })
}

async function fewEnough({ products }: SaleEvidence): Promise<readonly EvidenceProduct[]> {
  const all: EvidenceProduct[] = []
  let prices = 0
  for await (const portion of products) {
    all.push(...portion)
    prices += portion.reduce((sum, product) => sum + product.prices.length, 0)
    ensure(prices <= MOST_PRICES, 'sales.evidence-long', { values: { n: MOST_PRICES } })
  }
  return all
}

function periodOf({ sale, productCount }: SaleEvidence, language: Language): string {
  const words = EVIDENCE_WORDS[language]
  const moment = momentsIn(language)
  const endsAt = sale.cancelledAt && sale.cancelledAt < sale.endsAt ? sale.cancelledAt : sale.endsAt
  const parts = [
    words.period(moment(sale.startsAt.getTime()), moment(endsAt.getTime())),
    words.percent(sale.percent),
    ...(sale.promoCode === null ? [] : [words.code(sale.promoCode)]),
    words.products(productCount),
  ]
  return parts.join(' · ')
}

/** All times of a document are in one zone, the same for every reader. */
function momentsIn(language: Language): (atMs: number) => string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: DEFAULT_TIMEZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (atMs) => format.format(atMs)
}

function blocksOf({ id, name, prices }: EvidenceProduct, language: Language): readonly Block[] {
  const words = EVIDENCE_WORDS[language]
  const moment = momentsIn(language)
  const heading = [
    { kind: 'h2', text: name },
    { kind: 'p', text: words.productId(id) },
  ] as const
  if (prices.length === 0) return [...heading, { kind: 'p', text: words.noPrices }]
  const [from, until, price, inSale, lowest, reduction] = words.columns
  const head = [
    { name: from, share: 0.2 },
    { name: until, share: 0.2 },
    { name: price, share: 0.13, isAmount: true },
    { name: inSale, share: 0.12, isAmount: true },
    { name: lowest, share: 0.2, isAmount: true },
    { name: reduction, share: 0.15, isAmount: true },
  ] as const
  const rows = prices.map(({ fromMs, toMs, cents, isInSale, lowestCents, percent }) => [
    moment(fromMs),
    toMs === null ? words.stillValid : moment(toMs),
    priceText(cents, language),
    words.yesNo[isInSale ? 0 : 1],
    lowestCents === null ? '–' : priceText(lowestCents, language),
    percent === null ? '–' : words.percentOf(percent),
  ])
  return [...heading, { kind: 'table', head, rows }]
}
