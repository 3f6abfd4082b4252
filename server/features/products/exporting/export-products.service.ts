import type { ExportFormatId } from '#contract/brand-products.limits.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { formOf } from '../managing/form-columns.ts'
import { type OwnProduct, selectOwnProducts } from '../managing/own-products.store.ts'
import type { SalePeriod } from '../sales/lowest-price.ts'
import { selectPriceFacts } from '../sales/price-facts.store.ts'
import type { ExportFormat } from './export-format.ts'
import { selectExportIds } from './export-products.store.ts'
import { picturesOf } from './exported-product.ts'
import { googleFeed } from './google-feed.ts'
import { ownTable } from './own-table.ts'
import { shopifyTable } from './shopify-table.ts'

const BATCH = 200
const encoder = new TextEncoder()

/** The sale that runs, or else the next one. Those with a code reduce nothing in other programs. */
const saleOf = (sales: readonly SalePeriod[], now: Date): SalePeriod | null =>
  sales.find(({ endsAtMs, promoCode }) => endsAtMs > now.getTime() && promoCode === null) ?? null

const keyOf = ({ row }: OwnProduct): string => (row.source === 'import' && row.externalId ? row.externalId : row.id)

/** All products of the brand in a format, in batches. */
export async function* exportProducts(scope: BrandScope, format: ExportFormatId): AsyncGenerator<Uint8Array> {
  const { db, member, now, language, config } = scope
  const { name: vendor } = await readProductOwner(scope, member.brandId)
  const site = siteUrlOf(config)
  const formats: Readonly<Record<ExportFormatId, () => ExportFormat>> = {
    dropdeck: () => ownTable(language),
    'shopify-classic': () => shopifyTable('classic'),
    'shopify-template': () => shopifyTable('template'),
    'google-merchant': () => googleFeed(vendor, site),
  }
  const { head, foot, write } = formats[format]()
  const ids = await selectExportIds(db, member.brandId)
  yield encoder.encode(head)
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    const products = await selectOwnProducts(db, { brandId: member.brandId, ids: batch })
    const facts = await selectPriceFacts(db, batch)
    const texts = products.map((product) =>
      write({
        product,
        form: { ...formOf(product.row, product.variants), ...product.pending?.changes },
        key: keyOf(product),
        sale: saleOf(facts.get(product.row.id)?.sales ?? [], now()),
        vendor,
        now: now(),
        pictures: picturesOf(product, site),
      }),
    )
    yield encoder.encode(texts.join(''))
  }
  yield encoder.encode(foot)
}
