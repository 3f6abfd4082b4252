/** The long parka with its hood, flaps and pile. */
import type { Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { button, cord } from '../cloth/closures.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { pocket, welt } from '../cloth/pockets.ts'
import { plainly, stitched } from '../cloth/thread.ts'
import { mix, shade, tint } from '../colour.ts'
import { band, mirror, open, type Point, type Shape, shifted } from '../geometry.ts'
import { type Piece, piece } from '../piece.ts'
import { hood } from './hooded.ts'
import { centre, type Jacket, jacketOf, style } from './jackets.ts'
import { cuffBand } from './sleeves.ts'
import { torso } from './tops.ts'
import { type Fit, middle } from './torso.ts'

/** A long parka with hood, storm flap and big pockets. */
export function parka(look: Look): Piece[] {
  const made = jacketOf(look, { length: 880, hem: 1.05, cuff: 118, neckDrop: 86, neck: 104 }, 12)
  const { fit, sleeves, surface, random, thread } = made
  const low = fit.top + fit.length
  const snaps = Array.from({ length: 5 }, (_, at) =>
    button(
      middle + 14,
      fit.top + fit.neckDrop + 60 + at * ((fit.length - 190) / 4.3),
      13,
      shade(look.base, 0.35),
      true,
    ),
  )
  const waistY = fit.top + fit.length * 0.56
  const waist = open([middle - fit.waist - 10, waistY], [middle, waistY + 12], [middle + fit.waist + 10, waistY])
  const pockets = [-1, 1].flatMap((sign) => [
    ...pocket([middle + sign * fit.chest * 0.58, low - 190], 190, 190, 0, style(made, 20), 'flat'),
  ])
  const chest = [-1, 1].flatMap((sign) =>
    welt(
      [middle + sign * fit.chest * 0.7, fit.top + 250],
      [middle + sign * fit.chest * 0.4, fit.top + 330],
      cloth(look, 0),
      surface,
    ),
  )
  const cuffs = sleeves.map((sleeve) =>
    piece(cuffBand(sleeve, 26, 0.02), cloth(look, sleeve.grain), {
      surface,
      grain: sleeve.grain,
      swell: 34,
      round: 44,
    }),
  )
  const cords = cord(
    open([middle - 40, waistY + 8], [middle - 52, waistY + 60], [middle - 44, waistY + 120]),
    look.accent,
    9,
    '#b9b9bd',
  )
  return [
    ...torso(look, { fit, random, surface, sleeves }, 0, 90, true, 'opens'),
    ...cuffs,
    ...chest,
    tunnel(made, waist),
    ...pockets,
    stormFlap(made, low),
    ...snaps,
    ...cords,
    ...hood(look, fit, surface, random, thread, false),
    ...furOf(look, fit, random),
  ]
}

/** The flap over the zip. */
function stormFlap(made: Jacket, low: number): Piece {
  const { look, fit, surface, thread } = made
  const rows = [-16, 44].map((x) => stitched(open([middle + x, fit.top], [middle + x, low]), thread, 2.4, 5))
  return piece(band(shifted(centre(made, 4), 14, 0), 78), cloth(look, 0) + rows.join(''), {
    lift: 'raised',
    surface,
    swell: 10,
    round: 14,
    base: 7,
    drape: 0.6,
  })
}

/** The channel of the waist's cord. */
function tunnel({ look, surface }: Jacket, waist: Shape): Piece {
  const creases = [-13, 13].map((down) => seam(shifted(waist, 0, down), 3, 6))
  return piece(band(waist, 30), cloth(look, 0), { lift: 'raised', surface, swell: 4, round: 10, base: 2, creases })
}

/** A fringe of pile along the hood's opening. */
function furOf(look: Look, fit: Fit, random: Random): Piece[] {
  if (!random.chance(0.45)) return []
  const ink = mix('#b99a72', look.second, 0.3)
  const y = fit.top + 6
  const arc = (sign: number): Shape => {
    // biome-ignore format: an outline reads as rows of points
    const half = open(
      [middle, y - 196], [middle + fit.neck * 0.72, y - 176], [middle + fit.neck * 0.98, y - 70],
      [middle + fit.neck * 0.72, y + 24], [middle + 10, y + 96],
    )
    return sign === 1 ? half : mirror(half, middle).toReversed()
  }
  return [1, -1].map((sign) =>
    piece(
      band(arc(sign), (share) => 54 + Math.sin(share * 190) * 9 + Math.sin(share * 71) * 6),
      plainly(ink) + tuftsOf(arc(sign), ink, random),
      { lift: 'raised', surface: 'fleece', swell: 30, round: 22, base: 4 },
    ),
  )
}

function tuftsOf(track: Shape, ink: string, random: Random): string {
  return Array.from({ length: 220 }, () => {
    const [x, y] = track[Math.floor(random.next() * track.length)] as Point
    const dx = random.between(-34, 34)
    const dy = random.between(-34, 34)
    return `<path d="M${(x + dx * 0.3).toFixed(1)} ${(y + dy * 0.3).toFixed(1)}l${(dx * 0.7).toFixed(1)} ${(dy * 0.7).toFixed(1)}" stroke="${random.chance(0.5) ? shade(ink, 0.35) : tint(ink, 0.35)}" stroke-width="2.4" opacity="0.7"/>`
  }).join('')
}
