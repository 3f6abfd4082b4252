import type { Product } from '../../../../contract/products.ts'
import { shownProduct } from '../../../../contract/testing/shown-product.ts'

/** Pictures that serve-page.ts puts beside the page. */
const PICTURES = 30
/** More than the fast swipes need, so that the list does not grow while memory is measured. */
const PRODUCTS = 4000

const SALE = {
  onSale: true,
  activeSale: { discountPercentage: 30, promoCode: null, endsAt: '2027-01-01T00:00:00.000Z' },
  salePrice: 62.93,
  lowest30d: 79.9,
} as const

const placeholders = (await (await fetch('/pictures/placeholders.json')).json()) as readonly string[]

/** Products as the server would deal them, with 30 pictures in rotation. */
export const benchProducts: readonly Product[] = Array.from({ length: PRODUCTS }, (_, number) =>
  shownProduct({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Heavy Hoodie No. ${number}`,
    price: 89.9,
    media: [
      {
        base: `/pictures/${number % PICTURES}`,
        widths: [640],
        width: 640,
        height: 853,
        placeholder: placeholders[number % PICTURES] ?? '',
        alt: 'Hoodie',
      },
    ],
    ...(number % 4 === 0 ? SALE : {}),
  }),
)
