import type { Kind } from '../look.ts'
import type { DemoProduct } from '../product.ts'
import { colourFamilies, priceCents, type Season, seasons, sizesOf } from './commerce.ts'
import { createDescriber } from './describe.ts'
import { kindSheet } from './kinds/kinds.ts'
import { LABEL_STYLES } from './labels.ts'
import { type DyedLook, lookOf } from './looks.ts'
import { materialOf } from './materials.ts'
import { nameLine, slugOf } from './names.ts'
import { randomFor } from './random.ts'
import { cells, type LabelStyle } from './styles/style.ts'
import { tagsOf } from './tags.ts'

/** One product before it is priced, timed and described. */
interface Piece {
  readonly style: LabelStyle
  readonly place: number
  readonly dyed: DyedLook
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
    return finished(piece, season, describe(piece.style, piece.dyed, piece.place))
  })
}

function lineOf(style: LabelStyle, taken: Set<string>): Piece[] {
  const dyedLooks = cells(style.line).map((kind, place) => lookOf(style, kind as Kind, place))
  const names = nameLine(
    style,
    dyedLooks.map(({ look }) => look),
    taken,
  )
  const genders = gendersOf(style, dyedLooks.length)
  return dyedLooks.map((dyed, place) => ({
    style,
    place,
    dyed,
    name: names[place] ?? style.mark,
    gender: dyed.look.kind === 'skirt' ? 'women' : (genders[place] ?? 'unisex'),
  }))
}

function gendersOf(style: LabelStyle, count: number): DemoProduct['gender'][] {
  const letters = { m: 'men', w: 'women', u: 'unisex' } as const
  const pattern = [...style.genders]
  const dealt = Array.from({ length: count }, (_, place) => letters[pattern[place % pattern.length] as 'm' | 'w' | 'u'])
  return randomFor(`genders/${style.slug}`).shuffled(dealt)
}

function finished(piece: Piece, season: Season, description: DemoProduct['description']): DemoProduct {
  const { style, place, dyed, name, gender } = piece
  const random = randomFor(`details/${style.slug}/${place}/${dyed.look.kind}`)
  const slug = slugOf(name)
  return {
    slug,
    label: style.slug,
    name,
    description,
    gender,
    productType: kindSheet(dyed.look.kind).type,
    priceCents: priceCents(style, dyed.look, place),
    ...season,
    colours: colourFamilies(dyed),
    colourName: { de: dyed.base.de, en: dyed.base.en },
    ...sizesOf(dyed.look, gender, random),
    material: materialOf(dyed.look, random),
    tags: tagsOf(style, dyed.look),
    link: `https://${style.slug}.example/p/${slug}`,
    look: dyed.look,
  }
}
