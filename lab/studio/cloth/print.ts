/** What is printed on the chest: wordmarks, small logos, big generative graphics. */
import type { Look } from '../../../demo/look.ts'
import { randomFrom } from '../../../demo/seeded.ts'
import { standsOut } from '../colour.ts'
import { fitted, word } from './letters.ts'
import { motif } from './motif.ts'

/** Where a garment may be printed: half the chest width, neck and length from the top, in pixels. */
interface Canvas {
  readonly top: number
  readonly length: number
  readonly chest: number
  readonly neckDrop: number
}

/** Whether a print may cover the whole chest, or only one side of a front that opens. */
export type Front = 'closed' | 'opens'

/** The print of a look on a body. */
export function printed(look: Look, canvas: Canvas, front: Front = 'closed'): string {
  const ground = look.base
  const ink = standsOut(ground, look.accent, look.second)
  const random = randomFrom(look.seed + 51)
  const chestY = canvas.top + canvas.neckDrop + 108
  if (front === 'opens' && look.print !== 'all-over' && look.print !== 'none' && look.print !== 'side-tape')
    return atSide(look, ink, ground, canvas)
  switch (look.print) {
    case 'chest-logo': {
      const side = random.pick([0, 1, 1])
      const x = side === 0 ? 600 : 600 + canvas.chest * 0.42
      if (random.chance(0.5))
        return word(look.mark, x, chestY + 10, ink, { height: side === 0 ? 34 : 20, wide: 1.1, weight: 0.22, space: 9 })
      return motif(look.motif, x, chestY + 8, side === 0 ? 70 : 46, [ink, ink, ground], look.seed)
    }
    case 'wordmark':
      return wordmark(look, ink, chestY, canvas)
    case 'big-graphic':
      return graphic(look, ink, ground, chestY, canvas)
    case 'all-over':
      return allOver(look, ink, ground)
    default:
      return ''
  }
}

/** A mark over the heart, where no zip or placket cuts it. */
function atSide(look: Look, ink: string, ground: string, canvas: Canvas): string {
  const x = 600 + canvas.chest * 0.5
  const y = canvas.top + 190
  if (look.print === 'big-graphic')
    return motif(
      look.motif,
      x,
      y,
      canvas.chest * 0.24,
      [ink, standsOut(ground, look.second, look.accent), ground],
      look.seed,
    )
  const wide = look.print === 'wordmark' ? 0.66 : 0.46
  return fitted(look.mark, x, y, ink, canvas.chest * wide, { height: 30, wide: 1, weight: 0.25, space: 9 })
}

function wordmark(look: Look, ink: string, y: number, canvas: Canvas): string {
  const random = randomFrom(look.seed + 52)
  const width = canvas.chest * random.pick([1.2, 1.36, 1.45])
  const style = random.pick([
    { height: 90, wide: 1.15, weight: 0.26, space: 8 },
    { height: 120, wide: 0.62, weight: 0.24, space: 9 },
    { height: 84, wide: 1.3, weight: 0.14, space: 16 },
    { height: 96, wide: 1, weight: 0.28, space: 6, lean: 14 },
  ])
  const middleY = y + 70
  const roll = random.next()
  if (roll < 0.3) {
    const rows = [0, 1, 2].map((row) => fitted(look.mark, 600, middleY + row * 92, ink, width, style))
    return `${rows[0]}<g opacity="0.62">${rows[1]}</g><g opacity="0.3">${rows[2]}</g>`
  }
  if (roll < 0.45)
    return `<g transform="rotate(-90 600 ${canvas.top + canvas.length * 0.55})">${fitted(look.mark, 600, canvas.top + canvas.length * 0.55, ink, canvas.length * 0.6, style)}</g>`
  const line =
    roll < 0.7 ? `<rect x="${600 - width / 2}" y="${middleY + 62}" width="${width}" height="7" fill="${ink}"/>` : ''
  return fitted(look.mark, 600, middleY, ink, width, style) + line
}

function graphic(look: Look, ink: string, ground: string, y: number, canvas: Canvas): string {
  const random = randomFrom(look.seed + 53)
  const size = canvas.chest * random.between(0.62, 0.74)
  const cy = y + size * 0.86 - 20
  const second = standsOut(ground, look.second, look.accent)
  const art = motif(look.motif, 600, cy, look.motif === 'glyph' ? size * 0.86 : size, [ink, second, ground], look.seed)
  const caption = { height: 30, wide: 1.2, weight: 0.24, space: 14 }
  const roll = random.next()
  if (roll < 0.4) return art + fitted(look.mark, 600, cy + size + 58, ink, size * 1.7, caption)
  if (roll < 0.7)
    return art + word(look.mark, 600, cy - size - 26, ink, { height: 26, wide: 1.2, weight: 0.22, space: 16 })
  return art
}

function allOver(look: Look, ink: string, ground: string): string {
  const random = randomFrom(look.seed + 54)
  const every = random.pick([120, 150, 190])
  const marks: string[] = []
  const colours = [ink, standsOut(ground, look.second, look.accent), ground] as const
  for (let row = 0; row * every * 0.86 < 1300; row += 1) {
    for (let column = 0; column * every < 1200; column += 1) {
      const x = column * every + (row % 2) * every * 0.5 + random.between(-6, 6)
      const y = 160 + row * every * 0.86
      marks.push(
        `<g transform="rotate(${random.pick([0, 0, 45, 90, 180])} ${x.toFixed(0)} ${y.toFixed(0)})">${motif(look.motif, x, y, every * 0.3, colours, look.seed + ((row + column) % 3))}</g>`,
      )
    }
  }
  return marks.join('')
}
