import type { ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import type { Level, ShopifyProduct } from './shopify-products.ts'

const DAY_MS = 86_400_000
/** A shop's file names no end of a sale; the next import of it renews this. */
const SALE_DAYS = 30

/**
 * The sale that a file names. One that runs already goes on, also when it goes deeper: its reduction is measured by
 * what was asked before it began (PAngV § 11). At another regular price, or at a smaller reduction, a new one begins. A
 * product has one sale at a time, and the one made by hand counts.
 */
export function saleOf(
  { salePercent, priceCents }: ShopifyProduct,
  saved: SavedProduct | undefined,
  now: Date,
  say: (level: Level, message: string) => void,
): ProductInput['sale'] {
  if (salePercent === null) return null
  const endsAt = new Date(now.getTime() + SALE_DAYS * DAY_MS)
  const sales = (saved?.sales ?? []).filter((sale) => sale.endsAt > now && sale.startsAt < endsAt)
  if (sales.some((sale) => !sale.isImported)) {
    say('info', 'A sale was set by hand: the one of the file was left out.')
    return null
  }
  const running = sales.find(({ startsAt }) => startsAt <= now)
  const goesOn = running !== undefined && saved?.priceCents === priceCents && running.percent <= salePercent
  return { percent: salePercent, promoCode: null, startsAt: goesOn ? running.startsAt : now, endsAt }
}
