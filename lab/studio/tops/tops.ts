/** Jersey tops without a front opening: tee, longsleeve, tank, crewneck, knit. */
import type { Look } from '../../../demo/look.ts'
import { type Random, randomFrom } from '../../../demo/seeded.ts'
import { seam } from '../cloth/folds.ts'
import { cloth } from '../cloth/pattern.ts'
import { type Front, printed } from '../cloth/print.ts'
import { label, plainly, stitched } from '../cloth/thread.ts'
import { lightness, shade, standsOut, tint } from '../colour.ts'
import { band, closed, type Knot, open, type Shape } from '../geometry.ts'
import { type Crease, type Piece, piece, type Surface } from '../piece.ts'
import { cuffBand, type Sleeve, sleeveOf } from './sleeves.ts'
import { bodyFolds, bodyOf, type Fit, fitOf, insideOf, middle, napeOf, necklineOf } from './torso.ts'

interface TopParts {
  readonly fit: Fit
  readonly random: Random
  readonly surface: Surface
  readonly sleeves: readonly [Sleeve, Sleeve] | null
}

/** Colour of one part: colour blocks and panels dye sleeves and body differently. */
export function dyeOf(look: Look, part: 'body' | 'sleeve' | 'trim'): string {
  if (look.pattern === 'panel' && part === 'sleeve') return look.second
  if (part === 'trim') return look.pattern === 'plain' || look.pattern === 'gradient' ? look.base : look.second
  return look.base
}

/** A colour block over the shoulders of the body. */
function blockOf(look: Look, fit: Fit): string {
  if (look.pattern !== 'colour-block') return ''
  const random = randomFrom(look.seed + 41)
  const y = fit.top + fit.length * random.between(0.32, 0.5)
  const slant = random.pick([0, 0, 90, -90])
  return `<path d="M0 ${y - slant}L1200 ${y + slant}L1200 1600L0 1600Z" fill="${look.second}"/><path d="M0 ${y - slant}L1200 ${y + slant}" stroke="${look.accent}" stroke-width="${random.pick([0, 10, 22])}"/>`
}

/** Inside of the neck, sleeves, then the body: what every top without a zip begins with. */
export function torso(
  look: Look,
  parts: TopParts,
  gather: number,
  thick: number,
  isHemmed: boolean,
  front: Front = 'closed',
): Piece[] {
  const { fit, random, surface, sleeves } = parts
  const strength = surface === 'wool' ? 0.6 : 1
  const inner = shade(look.base, 0.3)
  const back = piece(
    insideOf(fit),
    plainly(inner) +
      label(middle, fit.top + 32, 64, 26, look.accent, standsOut(look.accent, look.base, look.second), look.mark),
    { base: -22, swell: 8, round: 30, surface },
  )
  const body = piece(
    bodyOf(fit, random, gather),
    cloth(look, 0, dyeOf(look, 'body')) +
      blockOf(look, fit) +
      printed(look, fit, front) +
      (isHemmed ? hemOf(look, fit).paint : ''),
    {
      surface,
      swell: thick,
      round: 150,
      drape: 1,
      creases: [...bodyFolds(fit, look, random, strength), ...(isHemmed ? hemOf(look, fit).creases : [])],
    },
  )
  const arms = (sleeves ?? []).map((sleeve) =>
    piece(
      sleeve.shape,
      cloth(look, sleeve.grain, dyeOf(look, 'sleeve')) + (isHemmed ? cuffHem(look, sleeve).paint : ''),
      {
        surface,
        grain: sleeve.grain,
        swell: thick * 0.62,
        round: 70,
        drape: 0.8,
        base: 5,
        creases: [...sleeve.creases, ...(isHemmed ? cuffHem(look, sleeve).creases : [])],
      },
    ),
  )
  const nape = piece(band(napeOf(fit), 20), plainly(shade(dyeOf(look, 'trim'), 0.12)), {
    surface: 'jersey',
    swell: 8,
    round: 9,
    base: -12,
  })
  return [back, nape, body, ...arms]
}

interface Sewing {
  readonly paint: string
  readonly creases: readonly Crease[]
}

/** Double stitching along the hem of the body. */
function hemOf(look: Look, fit: Fit): Sewing {
  const low = fit.top + fit.length
  const line = open([middle - fit.hem - 60, low - 30], [middle, low - 20], [middle + fit.hem + 60, low - 30])
  return sewn(look, line)
}

/** The same along a cuff. */
function cuffHem(look: Look, { outer, inner, way }: Sleeve): Sewing {
  const at = (share: number, back: number): Knot => [
    outer[0] + (inner[0] - outer[0]) * share - way[0] * back,
    outer[1] + (inner[1] - outer[1]) * share - way[1] * back,
  ]
  return sewn(look, open(at(-0.2, 26), at(0.5, 18), at(1.2, 26)))
}

function sewn(look: Look, line: Shape): Sewing {
  const ink = lightness(look.base) > 0.3 ? shade(look.base, 0.22) : tint(look.base, 0.16)
  return { paint: stitched(line, ink, 2.2, 5), creases: [seam(line, 2.4, 6)] }
}

/** Ribbed collar along the neckline. */
function collarRib(fit: Fit, ink: string, width: number, surface: Surface): Piece {
  const line = necklineOf(fit, width * 0.42, width * 0.32)
  const ribs: Crease[] = []
  for (let at = 2; at < line.length - 2; at += 2) {
    const a = line[at] as readonly [number, number]
    const b = line[at + 1] as readonly [number, number]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const nx = (-(b[1] - a[1]) / length) * width * 0.5
    const ny = ((b[0] - a[0]) / length) * width * 0.5
    ribs.push({
      line: [
        [a[0] - nx, a[1] - ny],
        [a[0] + nx, a[1] + ny],
      ],
      width: 3,
      depth: 1.6,
      soft: 1.2,
      form: 'groove',
    })
  }
  return piece(
    band(line, (share) => width * (0.62 + 0.38 * Math.sin(Math.PI * share) ** 0.5)),
    plainly(ink),
    { lift: 'raised', swell: 7, round: 9, base: 4, surface, creases: ribs },
  )
}

/** Ribbed waistband and cuffs. */
export function ribs(fit: Fit, sleeves: readonly Sleeve[], deep: number, ink: string): Piece[] {
  const low = fit.top + fit.length - 6
  // biome-ignore format: an outline reads as rows of points
  const waist = closed(
    [middle - fit.hem - 6, low - 16, 'corner'], [middle, low - 6], [middle + fit.hem + 6, low - 16, 'corner'],
    [middle + fit.hem - 16, low + deep, 'corner'], [middle, low + deep + 9],
    [middle - fit.hem + 16, low + deep, 'corner'],
  )
  const parts = [
    piece(waist, plainly(ink), {
      surface: 'rib',
      swell: 58,
      round: 120,
      base: -4,
      creases: [seam(waist.slice(0, (waist.length / 3) | 0), 3, 7)],
    }),
  ]
  for (const sleeve of sleeves)
    parts.push(
      piece(cuffBand(sleeve, deep * 0.9, 0.06), plainly(ink), {
        surface: 'rib',
        grain: sleeve.grain,
        swell: 34,
        round: 50,
        base: -2,
      }),
    )
  return parts
}

/** Tee, longsleeve or tank. */
export function tee(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const isLong = look.kind === 'longsleeve'
  const fit = fitOf(look.cut, isLong ? { sleeve: 590, biceps: 150, cuff: 92, spread: 0.2, chest: 246 } : {}, random)
  const surface: Surface = look.fabric === 'fleece' ? 'jersey' : look.fabric
  const sleeves = [sleeveOf(fit, -1, random), sleeveOf(fit, 1, random)] as const
  const rib = look.pattern === 'plain' && random.chance(0.25) ? look.accent : shade(dyeOf(look, 'trim'), 0.06)
  return [
    ...torso(look, { fit, random, surface, sleeves }, 0, 74, true),
    ...(isLong
      ? sleeves.map((sleeve) =>
          piece(cuffBand(sleeve, 34, 0.08), plainly(rib), {
            surface: 'rib',
            grain: sleeve.grain,
            swell: 26,
            round: 40,
          }),
        )
      : []),
    collarRib(fit, rib, random.pick([24, 30, 36]), surface),
  ]
}

/** Sleeveless, with deep armholes bound in rib. */
export function tank(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const fit = fitOf(
    look.cut,
    { shoulder: 150, neck: 88, neckDrop: 140, slope: 26, sleeve: 0, armhole: 268, chest: 244 },
    random,
  )
  const surface: Surface = look.fabric
  const ink = shade(dyeOf(look, 'trim'), 0.08)
  const bindings = [-1, 1].map((sign) => {
    const line = open(
      [middle + sign * (fit.shoulder - 6), fit.top + fit.slope - 2],
      [middle + sign * (fit.shoulder - 20), fit.top + fit.slope + fit.armhole * 0.45],
      [middle + sign * (fit.chest - 14), fit.top + fit.armhole + 4],
    )
    return piece(band(line, 20), plainly(ink), { lift: 'raised', swell: 6, round: 8, base: 3, surface })
  })
  return [
    ...torso(look, { fit, random, surface, sleeves: null }, 0, 74, true),
    ...bindings,
    collarRib(fit, ink, 24, surface),
  ]
}

/** Sweatshirt or knitted jumper: heavier cloth over ribbed hem and cuffs. */
export function crewneck(look: Look): Piece[] {
  const random = randomFrom(look.seed)
  const isKnit = look.kind === 'knit'
  const fit = fitOf(
    look.cut,
    { sleeve: 560, biceps: 172, cuff: 104, spread: 0.2, chest: 258, length: 700, hem: 0.93, neckDrop: 58, top: 290 },
    random,
  )
  const surface: Surface = isKnit ? 'wool' : look.fabric
  const sleeves = [sleeveOf(fit, -1, random, 16), sleeveOf(fit, 1, random, 16)] as const
  const rib = random.chance(0.25) ? look.second : shade(dyeOf(look, 'trim'), 0.07)
  const parts = torso(look, { fit, random, surface, sleeves }, 20, isKnit ? 88 : 84, false)
  const hem = ribs(fit, sleeves, isKnit ? 74 : 60, rib)
  return [...hem, ...parts, collarRib(fit, rib, isKnit ? 44 : 36, 'jersey')]
}
