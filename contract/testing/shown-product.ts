import type { Product } from '../products.ts'

/** A hoodie at its regular price, without pictures. Tests override single fields. */
export const shownProduct = (overrides: Partial<Product> = {}): Product => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Hoodie',
  description: '',
  price: 50,
  currency: 'EUR',
  images: [],
  media: [],
  link: null,
  brand: { id: '00000000-0000-4000-8000-000000000000', name: 'Nordlicht' },
  gender: 'unisex',
  productType: 'tops',
  colours: [],
  colourNames: [],
  sizes: [],
  soldOutSizes: [],
  material: '',
  releaseDate: null,
  onSale: false,
  activeSale: null,
  salePrice: null,
  lowest30d: null,
  sponsored: false,
  ...overrides,
})
