import type { Fibre } from '#contract/fibres.ts'
import { materialLine } from '#contract/fibres.ts'
import type { Product } from '#contract/products.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { DEMO_BRAND_ID } from '../label/demo-id.ts'
import { LABEL, productLink } from '../label/label.ts'
import { pieceMedia } from '../label/pictures.ts'
import { type Numbered, PRODUCTS, releaseOf } from '../label/products.ts'
import { variantsOf } from '../label/sizes.ts'
import { altOf, textOf } from '../label/texts.ts'
import { centsOn, saleOn } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

export const cards: DemoAnswer<'GET /api/brand/products/cards'> = (world) =>
  PRODUCTS.map((product) => cardOf(world, product))

/** A product as shoppers see it. */
export function cardOf(world: DemoWorld, { no, piece, id }: Numbered): Product {
  const { time, language } = world
  const media = pieceMedia(piece, altOf(piece, language))
  const variants = variantsOf(piece, no)
  return {
    id,
    name: piece.name,
    description: textOf(piece, language),
    lang: language,
    ...pricesOf(world, { no, piece }),
    currency: 'EUR',
    images: [`${media.base}/720.webp`],
    media: [media],
    link: piece.stage === 'next-drop' ? null : productLink(piece.slug),
    brand: { id: DEMO_BRAND_ID, name: LABEL.name },
    gender: piece.gender,
    productType: piece.type,
    colours: [piece.colour],
    colourNames: [piece.colourName[language]],
    sizes: variants.map(({ size }) => size ?? ''),
    soldOutSizes: variants.filter(({ isAvailable }) => !isAvailable).map(({ size }) => size ?? ''),
    material: materialLine({ fibres: fibresOf(piece), hasAnimalParts: false }, language),
    releaseDate: releaseOf(piece, time),
    shipping: LABEL.shipping.sentence[language],
    sponsored: false,
  }
}

export const fibresOf = ({ fibres }: Numbered['piece']): { fibre: Fibre; percent: number }[] =>
  (Object.entries(fibres) as [Fibre, number][]).map(([fibre, percent]) => ({ fibre, percent }))

function pricesOf({ time }: DemoWorld, { no, piece }: Pick<Numbered, 'no' | 'piece'>) {
  const sale = saleOn(piece.slug, 0)
  const price = piece.priceCents / 100
  if (!sale) return { price, onSale: false, activeSale: null, salePrice: null, lowest30d: null }
  const endsAt = momentOf(daysLater(time.today, -sale.until), 23, 59)
  return {
    price,
    onSale: true,
    activeSale: {
      discountPercentage: sale.percent,
      promoCode: sale.promoCode,
      endsAt,
      ...(sale.badge && { badge: sale.badge }),
    },
    salePrice: centsOn(no, 0) / 100,
    lowest30d: price,
  }
}
