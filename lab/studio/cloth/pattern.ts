/** The woven, dyed or printed fabric of a piece, as SVG that fills the picture. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { mix, shade, tint } from '../colour.ts'
import { closed, type Knot, path } from '../geometry.ts'

const sheet = 'x="-600" y="-600" width="2400" height="2800"'

/** The cloth of a look; grain in radians turns its pattern, colour replaces its ground. */
export function cloth(look: Look, grain = 0, colour = look.base): string {
  const ground = `<rect ${sheet} fill="${colour}"/>`
  const other = colour === look.second ? look.base : look.second
  switch (look.pattern) {
    case 'stripe':
      return ground + repeated(look, grain, 'stripe', stripe(look, other))
    case 'check':
      return ground + repeated(look, grain, 'check', check(look, other))
    case 'houndstooth':
      return ground + repeated(look, grain, 'tooth', tooth(look, other))
    case 'dots':
      return ground + repeated(look, grain, 'dots', dots(look, other))
    case 'camo':
      return ground + camo(look, colour)
    case 'tie-dye':
      return tieDye(look, colour)
    case 'gradient':
      return gradient(look, colour)
    default:
      return ground + yarn(look, colour)
  }
}

/** Washed-out lights and darks of denim; other plain cloth stays as dyed. */
function yarn(look: Look, colour: string): string {
  if (look.fabric !== 'denim') return ''
  const pale = tint(colour, 0.3)
  return `<defs><filter id="wash" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="42"/></filter></defs>
<g filter="url(#wash)" opacity="0.5"><ellipse cx="470" cy="760" rx="80" ry="330" fill="${pale}"/><ellipse cx="735" cy="760" rx="80" ry="330" fill="${pale}"/></g>`
}

interface Swatch {
  readonly width: number
  readonly height: number
  readonly paint: string
}

function repeated(look: Look, grain: number, name: string, { width, height, paint }: Swatch): string {
  const degrees = Math.round((grain * 180) / Math.PI)
  const id = `${name}${look.seed}-${degrees + 400}-${paint.length}`
  return `<defs><pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(600 300) rotate(${degrees})">${paint}</pattern></defs><rect ${sheet} fill="url(#${id})"/>`
}

function stripe(look: Look, other: string): Swatch {
  const random = randomFrom(look.seed + 11)
  const high = random.pick([34, 48, 64, 92, 130])
  const thick = high * random.pick([0.2, 0.36, 0.5])
  const extra = random.chance(0.4)
    ? `<rect y="${(thick + high * 0.18).toFixed(1)}" width="40" height="${(high * 0.07).toFixed(1)}" fill="${look.accent}"/>`
    : ''
  return { width: 40, height: high, paint: `<rect width="40" height="${thick.toFixed(1)}" fill="${other}"/>${extra}` }
}

function check(look: Look, other: string): Swatch {
  const random = randomFrom(look.seed + 12)
  const side = random.pick([70, 96, 128, 168])
  const wide = side * 0.42
  const thin = Math.max(3, side * 0.035)
  const bands = (across: boolean): string => {
    const rect = (at: number, size: number, ink: string, strength: number): string =>
      across
        ? `<rect x="${at}" width="${size}" height="${side}" fill="${ink}" opacity="${strength}"/>`
        : `<rect y="${at}" width="${side}" height="${size}" fill="${ink}" opacity="${strength}"/>`
    return (
      rect(0, wide, other, 0.5) +
      rect(side * 0.68, thin, look.accent, 0.85) +
      rect(side * 0.2, thin, shade(other, 0.4), 0.5)
    )
  }
  return { width: side, height: side, paint: bands(true) + bands(false) }
}

function tooth(look: Look, other: string): Swatch {
  const side = randomFrom(look.seed + 13).pick([28, 40, 56])
  const u = side / 4
  const at = (points: string): string =>
    `<polygon points="${points
      .split(' ')
      .map((pair) =>
        pair
          .split(',')
          .map((n) => Number(n) * u)
          .join(','),
      )
      .join(' ')}" fill="${other}"/>`
  return {
    width: side,
    height: side,
    paint: at('0,0 2,0 2,1 3,0 4,0 4,1 3,2 4,2 4,3 3,4 2,4 2,3 1,4 0,4 0,3 1,2 0,2 0,1').replace('0,0 ', '0,0 '),
  }
}

function dots(look: Look, other: string): Swatch {
  const side = randomFrom(look.seed + 14).pick([36, 54, 80])
  const r = side * 0.2
  return {
    width: side,
    height: side,
    paint: `<circle cx="${side / 4}" cy="${side / 4}" r="${r}" fill="${other}"/><circle cx="${side * 0.75}" cy="${side * 0.75}" r="${r}" fill="${other}"/>`,
  }
}

function camo(look: Look, colour: string): string {
  const random = randomFrom(look.seed + 15)
  const inks = [look.second, mix(colour, look.second, 0.5), shade(look.second, 0.55), tint(colour, 0.25)]
  const blobs: string[] = []
  for (let row = 0; row < 13; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const x = 60 + column * 135 + random.between(-60, 60)
      const y = 120 + row * 115 + random.between(-55, 55)
      const knots = Array.from({ length: 9 }, (_, at): Knot => {
        const angle = (at / 9) * Math.PI * 2
        const reach = random.between(24, 92)
        return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.75]
      })
      blobs.push(`<path d="${path(closed(...knots))}" fill="${random.pick(inks)}"/>`)
    }
  }
  return blobs.join('')
}

/** Dye that ran along the creases of a twisted cloth: many thin, ragged arms in a spiral. */
function tieDye(look: Look, colour: string): string {
  const random = randomFrom(look.seed + 16)
  const x = 600 + random.between(-110, 110)
  const y = 660 + random.between(-150, 150)
  const inks = [look.second, mix(colour, look.second, 0.55), colour, look.accent, mix(look.accent, colour, 0.5), colour]
  const sectors = random.whole(9, 14)
  const twist = random.between(0.003, 0.0062) * random.pick([-1, 1])
  const arms: string[] = []
  for (let arm = 0; arm < sectors * 9; arm += 1) {
    const from = (arm / (sectors * 9)) * Math.PI * 2 + random.between(-0.03, 0.03)
    const start = random.between(0, 5)
    const count = random.whole(4, 11)
    const side = (offset: number): Knot[] =>
      Array.from({ length: count }, (_, at): Knot => {
        const reach = 10 + (start + at) * 78
        const angle = from + offset + reach * twist + random.between(-0.05, 0.05)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      })
    const wide = random.between(0.03, 0.16)
    const ink = inks[(Math.floor((arm / 9) % inks.length) + (random.chance(0.2) ? 1 : 0)) % inks.length]
    arms.push(
      `<path d="${path(closed(...side(0), ...side(wide).reverse()))}" fill="${ink}" opacity="${random.between(0.45, 0.95).toFixed(2)}"/>`,
    )
  }
  return `<defs><filter id="dye" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs><rect ${sheet} fill="${mix(colour, look.second, 0.14)}"/><g filter="url(#dye)">${arms.join('')}</g>`
}

function gradient(look: Look, colour: string): string {
  const random = randomFrom(look.seed + 17)
  const lean = random.between(-0.35, 0.35)
  const id = `dip${look.seed}-${colour.slice(1)}`
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${600 - lean * 500}" y1="330" x2="${600 + lean * 500}" y2="1150"><stop offset="0.1" stop-color="${colour}"/><stop offset="0.5" stop-color="${mix(colour, look.second, 0.45)}"/><stop offset="0.9" stop-color="${look.second}"/></linearGradient></defs><rect ${sheet} fill="url(#${id})"/>`
}
