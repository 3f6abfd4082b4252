import { GOOD_PICTURE } from './brand-pictures.limits.ts'
import type { ProductForm } from './product-form.ts'

interface CheckedPicture {
  readonly width: number
  readonly height: number
  readonly altDe: string
  readonly altEn: string
}

interface CardFacts {
  readonly pictures: readonly CheckedPicture[]
  /** The link leads to a proven domain, and the shop answers. */
  readonly isLinkGood: boolean
}

/** Points of Product 4; together 100. */
const POINTS = {
  'picture-size': 20,
  'picture-ratio': 15,
  pictures: 15,
  description: 10,
  sizes: 10,
  material: 10,
  link: 10,
  tags: 5,
  alt: 5,
} as const
type CardPart = keyof typeof POINTS

/** Width : height of pictures that fill a card without losing much: 1 : 1.44 is best. */
const RATIO = { least: 0.6, most: 0.82 }
const MANY_PICTURES = 3
const LONG_DESCRIPTION = 120

export interface CardScore {
  readonly score: number
  /** What would raise it, the most points first. */
  readonly missing: readonly { readonly part: CardPart; readonly points: number }[]
}

/** How well a product shows on its card, 0 to 100; a hint and no condition. */
export function cardScore(form: ProductForm, { pictures, isLinkGood }: CardFacts): CardScore {
  const [first] = pictures
  const ratio = first ? first.width / first.height : 0
  const met: Readonly<Record<CardPart, boolean>> = {
    'picture-size': first !== undefined && first.width >= GOOD_PICTURE.width && first.height >= GOOD_PICTURE.height,
    'picture-ratio': ratio >= RATIO.least && ratio <= RATIO.most,
    pictures: pictures.length >= MANY_PICTURES,
    description: (form.description[form.language] ?? '').length >= LONG_DESCRIPTION,
    sizes: form.variants.some(({ size }) => size),
    material: form.fibres.length > 0,
    link: isLinkGood,
    tags: form.tags.length > 0,
    alt: pictures.length > 0 && pictures.every(({ altDe, altEn }) => altDe !== '' || altEn !== ''),
  }
  const parts = Object.keys(POINTS) as CardPart[]
  const missing = parts.filter((part) => !met[part]).map((part) => ({ part, points: POINTS[part] }))
  const lost = missing.reduce((sum, { points }) => sum + points, 0)
  return { score: 100 - lost, missing: missing.toSorted((a, b) => b.points - a.points) }
}
