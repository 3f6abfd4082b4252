import type { ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import type { Level, ShopifyProduct } from './shopify-products.ts'

const DAY_MS = 86_400_000
/** A shop's file has no end of a sale; a repeated import extends it. */
const SALE_DAYS = 30

/**
 * The sale of a file. A running one continues, also with a larger reduction: it is measured by
 * the price before it began (PAngV § 11). With another regular price or a smaller reduction a new sale begins. A
 * product has one sale at a time; one made by hand takes precedence.
 */
export function saleOf(
  { salePercent, priceCents }: ShopifyProduct,
  saved: SavedProduct | undefined,
  now: Date,
  report: (level: Level, message: string) => void,
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
