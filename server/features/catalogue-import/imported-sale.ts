import type { ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import { percentOff } from './shopify-price.ts'
import type { Level, ShopifyProduct } from './shopify-products.ts'

const DAY_MS = 86_400_000
/** A shop's file has no end of a sale; a repeated import extends it. */
const SALE_DAYS = 30

type Report = (level: Level, message: string) => void

/**
 * The price and the sale of a file. Without a column for the former price, the price of a running imported sale confirms
 * that sale: it is not a new regular price.
 */
export function pricesOf(
  product: ShopifyProduct,
  saved: SavedProduct | undefined,
  now: Date,
  report: Report,
): Pick<ProductInput, 'priceCents' | 'sale'> {
  const running = saved?.sales.find((sale) => sale.isImported && sale.startsAt <= now && sale.endsAt > now)
  const isConfirmed =
    saved && running && !product.hasSaleColumn && percentOff(product.priceCents, saved.priceCents) === running.percent
  if (isConfirmed) return { priceCents: saved.priceCents }
  return { priceCents: product.priceCents, sale: saleOf(product, saved, now, report) }
}

/**
 * The sale of a file. A running one continues, also with a larger reduction: it is measured by
 * the price before it began (PAngV § 11). With another regular price or a smaller reduction a new sale begins. A
 * product has one sale at a time; one made by hand takes precedence.
 */
function saleOf(
  { salePercent, priceCents }: ShopifyProduct,
  saved: SavedProduct | undefined,
  now: Date,
  report: Report,
): ProductInput['sale'] {
  if (salePercent === null) return null
  const endsAt = new Date(now.getTime() + SALE_DAYS * DAY_MS)
  const sales = (saved?.sales ?? []).filter((sale) => sale.endsAt > now && sale.startsAt < endsAt)
  if (sales.some((sale) => !sale.isImported)) {
    report('info', 'A sale was set by hand: the one of the file was left out.')
    return null
  }
  const running = sales.find(({ startsAt }) => startsAt <= now)
  const goesOn = running !== undefined && saved?.priceCents === priceCents && running.percent <= salePercent
  return { percent: salePercent, promoCode: null, startsAt: goesOn ? running.startsAt : now, endsAt }
}
