/** Laced shoes from the side: lining, tongue, upper, panels, laces, sole. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { fold } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { fill, line, plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, tint } from '../colour.ts'
import { along, band, beside, ellipse } from '../geometry.ts'
import { type Piece, piece, type Surface } from '../piece.ts'
import { foamSole } from './foam-sole.ts'
import type { Laced, Shoe } from './laced-shoe.ts'
import { laces } from './laces.ts'
import { lastOf, on } from './lasts.ts'
import { panels, sideMark } from './panels.ts'
import { cupSole, lugSole } from './soles.ts'

const overlays: Partial<Record<Surface, Surface>> = {
  mesh: 'suede',
  canvas: 'canvas',
  nylon: 'suede',
  jersey: 'rubber',
  suede: 'leather',
}

/** Every laced shoe. */
export function shoe(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const kind = look.kind as Laced
  const last = lastOf(kind, 80)
  const surface = look.fabric
  const thread = lightness(look.base) > 0.4 ? shade(look.base, 0.3) : tint(look.base, 0.25)
  const made: Shoe = { look, kind, last, random, surface, overlay: overlays[surface] ?? 'leather', thread }
  return [
    ...opening(made),
    upper(made),
    ...panels(made),
    sideMark(made),
    ...collar(made),
    ...laces(made),
    ...soles(made),
  ]
}

function soles({ look, kind, random }: Shoe): Piece[] {
  if (kind === 'runner' || kind === 'trail-shoe') return foamSole(look, random, kind === 'trail-shoe')
  if (kind === 'boot') return lugSole(look, random)
  return cupSole(look, random, kind === 'skate-shoe' || (kind === 'high-top' && random.chance(0.4)))
}

function opening({ look, last, surface, random }: Shoe): Piece[] {
  const lining = random.chance(0.5) ? shade(look.second, 0.3) : shade(look.base, 0.35)
  const tongueInk = look.pattern === 'colour-block' || random.chance(0.4) ? look.second : look.base
  const top = last.tongue
  const tag = along(top, 0.46).at
  return [
    piece(last.farCollar, plainly(lining), { surface: 'jersey', base: 6, swell: 14, round: 30 }),
    piece(
      top,
      plainly(tongueInk) +
        stitched(beside(top, 10), shade(tongueInk, 0.25), 2.4, 5) +
        `<rect x="${tag[0] - 4}" y="${tag[1] + 22}" width="46" height="30" rx="3" fill="${look.accent}" transform="rotate(-38 ${tag[0]} ${tag[1]})"/>`,
      {
        surface: surface === 'leather' ? 'leather' : 'canvas',
        base: 24,
        swell: 34,
        round: 34,
      },
    ),
  ]
}

function upper({ look, last, surface, random }: Shoe): Piece {
  const bends = [0, 1, 2].map((index) =>
    fold(on(196 + index * 26, -196 - index * 12), on(236 + index * 34, -112), 10, 20, random.between(3, 6), 6),
  )
  const ground = look.pattern === 'colour-block' || look.pattern === 'panel' ? look.base : look.base
  return piece(last.upper, cloth(look, 0, ground) + perforations(look, surface), {
    surface,
    swell: 104,
    round: 92,
    base: 28,
    creases: bends,
    drape: 0.12,
  })
}

function perforations(look: Look, surface: Surface): string {
  if (surface !== 'leather' && surface !== 'suede') return ''
  const holes: string[] = []
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1)
      holes.push(
        fill(
          ellipse(...on(118 + column * 22 + row * 14, -128 - column * 10 + row * 13), 3.6, 3),
          shade(look.base, 0.6),
        ),
      )
  }
  return holes.join('')
}

/** Padded collar. */
function collar({ look, last, random }: Shoe): Piece[] {
  const ink = random.chance(0.5) ? shade(look.base, 0.15) : look.second
  return [
    piece(band(beside(last.collar, 9), 40), plainly(ink) + line(beside(last.collar, 28), shade(ink, 0.3), 2.4, 0.7), {
      lift: 'raised',
      surface: 'jersey',
      swell: 15,
      round: 16,
      base: 2,
    }),
  ]
}
