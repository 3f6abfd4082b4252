import { salePriceCents } from '#server/features/products/price.service.ts'
import type { ProductInput, SavedProduct } from '#server/features/products/saving/save-products.service.ts'
import type { ImportedProduct } from '../reading/imported-product.ts'
import type { ProblemList } from '../reading/problem-list.ts'
import type { ProductPrice } from './price-of-product.ts'

const DAY_MS = 86_400_000
/** Where a file names no end of a sale, a repeated import extends it. */
const SALE_DAYS = 30

interface Stored {
  readonly saved: SavedProduct | undefined
  readonly now: Date
}

/**
 * The price and the sale of a file. Without a column for the former price, the price of a running imported sale confirms
 * that sale: it is not a new regular price.
 */
export function pricesOf(
  product: ImportedProduct,
  price: ProductPrice,
  { saved, now }: Stored,
  list: ProblemList,
): Pick<ProductInput, 'priceCents' | 'sale'> {
  const running = saved?.sales.find((sale) => sale.isImported && sale.startsAt <= now && sale.endsAt > now)
  const isConfirmed =
    saved && running && !product.statesSale && salePriceCents(saved.priceCents, running.percent) === price.priceCents
  if (isConfirmed) return { priceCents: saved.priceCents }
  return { priceCents: price.priceCents, sale: saleOf(product, price, { saved, now }, list) }
}

/**
 * The sale of a file. A running one continues, also with a larger reduction: it is measured by
 * the price before it began (PAngV § 11). With another regular price or a smaller reduction a new sale begins. A
 * product has one sale at a time; one made by hand takes precedence.
 */
function saleOf(
  { saleDates }: ImportedProduct,
  { salePercent, priceCents }: ProductPrice,
  { saved, now }: Stored,
  list: ProblemList,
): ProductInput['sale'] {
  if (salePercent === null) return null
  const start = saleDates.startsAt !== null && saleDates.startsAt > now ? saleDates.startsAt : now
  const endsAt = saleDates.endsAt ?? new Date(start.getTime() + SALE_DAYS * DAY_MS)
  if (endsAt <= start) return null
  const sales = (saved?.sales ?? []).filter((sale) => sale.endsAt > now && sale.startsAt < endsAt)
  if (sales.some((sale) => !sale.isImported)) {
    list.add('saleByHand')
    return null
  }
  const running = sales.find(({ startsAt }) => startsAt <= now)
  const isSmaller = running && salePriceCents(priceCents, running.percent) < salePriceCents(priceCents, salePercent)
  const goesOn = running && start === now && saved?.priceCents === priceCents && !isSmaller
  return { percent: salePercent, promoCode: null, startsAt: goesOn ? running.startsAt : start, endsAt }
}
