import type { BrandProduct } from '#contract/brand-products.ts'
import { materialLine } from '#contract/fibres.ts'
import type { ProductForm } from '#contract/product-form.ts'
import type { Product } from '#contract/products.ts'
import { lowestPrice, pricesOfVariants } from '#contract/variant-prices.ts'
import type { Language } from '#contract/vocabulary.ts'

interface Around {
  readonly id: string
  readonly brand: Product['brand']
  readonly pictures: BrandProduct['pictures']
}

const textIn = (texts: ProductForm['description'], reader: Language, original: Language): string =>
  texts[reader] || texts[original] || ''

/** As the server names sizes: with the country where the number alone would be ambiguous. */
const labelOf = (system: string | null, size: string): string =>
  system === 'US' || system === 'UK' ? `${system} ${size}` : size

/** Prices of the variants, by the same rule as on the server. */
export function priceOfForm({ priceGrossCents, variants, language }: ProductForm, reader: Language) {
  const base = priceGrossCents ?? 0
  const named = variants.map(({ sizeSystem, size, colourName, priceGrossCents: cents, ...variant }) => ({
    size: size ? labelOf(sizeSystem, size) : null,
    colour: textIn(colourName, reader, language),
    priceGrossCents: cents,
    isAvailable: isOffered(variant),
  }))
  const prices = pricesOfVariants(base, named)
  return {
    price: lowestPrice(base, named) / 100,
    ...(prices && { variantPrices: prices.map(({ cents, names }) => ({ price: cents / 100, names: [...names] })) }),
  }
}

const isOffered = ({ isAvailable, stock }: Pick<ProductForm['variants'][number], 'isAvailable' | 'stock'>): boolean =>
  stock === null ? isAvailable : stock > 0

/** What shoppers would see of a form: the preview shows it with the components of the deck. */
export function productOfForm(form: ProductForm, { id, brand, pictures }: Around, reader: Language): Product {
  const sized = form.variants.filter((variant) => variant.size)
  const sizes = [...new Set(sized.map(({ sizeSystem, size }) => labelOf(sizeSystem, size ?? '')))]
  const offered = new Set(sized.filter(isOffered).map(({ sizeSystem, size }) => labelOf(sizeSystem, size ?? '')))
  const media = pictures.map((picture) => picture.media)
  return {
    id,
    name: form.name,
    description: textIn(form.description, reader, form.language),
    lang: form.description[reader] ? reader : form.language,
    ...priceOfForm(form, reader),
    currency: 'EUR',
    images: media.map(({ base, widths }) => `${base}/${widths.at(-1)}.webp`),
    media,
    link: form.link,
    ...(form.isPartnerLink && { partnerLink: true as const }),
    brand,
    gender: form.gender ?? 'unisex',
    productType: form.productType ?? 'tops',
    colours: [...new Set(form.variants.flatMap(({ colour }) => colour ?? []))],
    colourNames: [
      ...new Set(form.variants.flatMap(({ colourName }) => textIn(colourName, reader, form.language) || [])),
    ],
    sizes,
    soldOutSizes: sizes.filter((size) => !offered.has(size)),
    material: materialLine(form, reader),
    releaseDate: form.releaseAt,
    onSale: false,
    activeSale: null,
    salePrice: null,
    lowest30d: null,
    sponsored: false,
  }
}
