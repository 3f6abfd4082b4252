import type { Product } from '#contract/products.ts'

/** Pictures that the runner puts beside the page. */
const PICTURES = 30
/** More than the fast swipes need, so that the list itself does not grow while memory is watched. */
const PRODUCTS = 4000

const placeholders = (await (await fetch('/pictures/placeholders.json')).json()) as readonly string[]

/** Products as the server would deal them; the same 30 pictures come round again and again. */
export const goods: readonly Product[] = Array.from({ length: PRODUCTS }, (_, number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `Heavy Hoodie No. ${number}`,
  description: '',
  price: 89.9,
  currency: 'EUR' as const,
  images: [],
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
  link: null,
  brand: { id: '00000000-0000-4000-8000-000000000000', name: 'Nordlicht' },
  gender: 'unisex' as const,
  productType: 'tops' as const,
  colours: [],
  colourNames: [],
  sizes: [],
  soldOutSizes: [],
  material: '',
  releaseDate: null,
  onSale: number % 4 === 0,
  activeSale: number % 4 === 0 ? { discountPercentage: 30, promoCode: null } : null,
  salePrice: number % 4 === 0 ? 62.93 : null,
  lowest30d: number % 4 === 0 ? 79.9 : null,
  sponsored: false,
}))
