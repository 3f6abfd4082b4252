import type { Kind } from '../look.ts'
import type { DemoProduct } from '../product.ts'
import { colourFamilies, priceCents, type Season, seasons, sizesOf } from './commerce.ts'
import { createDescriber } from './describe.ts'
import { kindSheet } from './kinds/kinds.ts'
import { LABEL_STYLES } from './labels.ts'
import { type ColouredLook, lookOf } from './looks.ts'
import { materialOf } from './materials.ts'
import { nameLine, shownName, slugOf } from './names.ts'
import { randomFor } from './random.ts'
import { cells, type LabelStyle } from './styles/style.ts'
import { tagsOf } from './tags.ts'

/** One product before it is priced, timed and described. */
interface Piece {
  readonly style: LabelStyle
  /** Index in the label's line. */
  readonly position: number
  readonly coloured: ColouredLook
  readonly name: string
  readonly gender: DemoProduct['gender']
}

/** The demo catalogue: the same products, in the same order, on every call. */
export function demoProducts(): readonly DemoProduct[] {
  const taken = new Set<string>()
  const pieces = LABEL_STYLES.flatMap((style) => lineOf(style, taken))
  const calendar = seasons(pieces.map((piece) => piece.style))
  const describe = createDescriber()
  return pieces.map((piece, index) => {
    const season = calendar[index]
    if (!season) throw new Error(`no season for ${piece.name}`)
    return toProduct(piece, season, describe(piece.style, piece.coloured, piece.position))
  })
}

function lineOf(style: LabelStyle, taken: Set<string>): Piece[] {
  const colouredLooks = cells(style.line).map((kind, position) => lookOf(style, kind as Kind, position))
  const names = nameLine(
    style,
    colouredLooks.map(({ look }) => look),
    taken,
  )
  const genders = gendersOf(style, colouredLooks.length)
  return colouredLooks.map((coloured, position) => ({
    style,
    position,
    coloured,
    name: names[position] ?? style.mark,
    gender: coloured.look.kind === 'skirt' ? 'women' : (genders[position] ?? 'unisex'),
  }))
}

function gendersOf(style: LabelStyle, count: number): DemoProduct['gender'][] {
  const genderOf = { m: 'men', w: 'women', u: 'unisex' } as const
  const pattern = [...style.genders]
  const dealt = Array.from(
    { length: count },
    (_, position) => genderOf[pattern[position % pattern.length] as 'm' | 'w' | 'u'],
  )
  return randomFor(`genders/${style.slug}`).shuffled(dealt)
}

function toProduct(piece: Piece, season: Season, description: DemoProduct['description']): DemoProduct {
  const { style, position, coloured, name, gender } = piece
  const random = randomFor(`details/${style.slug}/${position}/${coloured.look.kind}`)
  const slug = slugOf(name)
  return {
    slug,
    label: style.slug,
    name: shownName(name, coloured.look),
    description,
    gender,
    productType: kindSheet(coloured.look.kind).type,
    priceCents: priceCents(style, coloured.look, position),
    ...season,
    colours: colourFamilies(coloured),
    colourName: { de: coloured.base.de, en: coloured.base.en },
    ...sizesOf(coloured.look, gender, random),
    material: materialOf(coloured.look, random),
    tags: tagsOf(style, coloured.look),
    look: coloured.look,
  }
}
