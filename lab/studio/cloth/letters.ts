/** Our own display letters: strokes on a 40 x 60 grid, cut flat at the cap line and the base line. */
const glyphs: Record<string, readonly [width: number, strokes: string]> = {
  A: [44, 'M-3 70L22 -12L47 70M6 43L38 43'],
  B: [40, 'M0 0L25 0Q37 0 37 14Q37 29 25 29L0 29M25 29Q40 29 40 45Q40 60 25 60L0 60L0 0L9 0'],
  C: [40, 'M40 19L40 14Q40 0 26 0L14 0Q0 0 0 14L0 46Q0 60 14 60L26 60Q40 60 40 46L40 41'],
  D: [40, 'M9 0L22 0Q40 0 40 18L40 42Q40 60 22 60L0 60L0 0L9 0'],
  E: [36, 'M36 0L0 0L0 60L36 60M0 30L31 30'],
  F: [35, 'M35 0L0 0L0 70M0 31L30 31'],
  G: [41, 'M40 18L40 14Q40 0 26 0L14 0Q0 0 0 14L0 46Q0 60 14 60L26 60Q40 60 40 46L40 33L22 33'],
  H: [40, 'M0 -10L0 70M40 -10L40 70M0 30L40 30'],
  I: [0, 'M0 -10L0 70'],
  J: [34, 'M34 -10L34 44Q34 60 18 60Q0 60 0 43L0 38'],
  K: [40, 'M0 -10L0 70M44 -10L4 33M14 22L45 72'],
  L: [35, 'M0 -10L0 60L35 60'],
  M: [52, 'M0 70L0 0L7 0L26 40L45 0L52 0L52 70'],
  N: [42, 'M0 70L0 0L7 0L35 60L42 60L42 -10'],
  O: [42, 'M21 0L27 0Q42 0 42 15L42 45Q42 60 27 60L15 60Q0 60 0 45L0 15Q0 0 15 0L21 0'],
  P: [38, 'M0 70L0 0L24 0Q38 0 38 17Q38 34 24 34L0 34'],
  Q: [42, 'M21 0L27 0Q42 0 42 15L42 45Q42 60 27 60L15 60Q0 60 0 45L0 15Q0 0 15 0L21 0M22 38L48 72'],
  R: [40, 'M0 70L0 0L24 0Q38 0 38 16Q38 33 24 33L0 33M19 33L44 74'],
  S: [40, 'M39 18Q39 0 24 0L16 0Q1 0 1 14Q1 26 15 28L26 31Q40 34 40 46Q40 60 25 60L15 60Q0 60 0 42'],
  T: [44, 'M-5 0L49 0M22 0L22 70'],
  U: [40, 'M0 -10L0 44Q0 60 16 60L24 60Q40 60 40 44L40 -10'],
  V: [42, 'M-3 -10L21 72L45 -10'],
  W: [62, 'M-2 -10L15 72L31 6L47 72L64 -10'],
  X: [42, 'M-5 -12L47 72M47 -12L-5 72'],
  Y: [42, 'M-5 -10L21 36L47 -10M21 32L21 70'],
  Z: [40, 'M0 0L38 0L38 4L2 56L2 60L40 60'],
  Ä: [44, 'M-3 70L22 -2L47 70M6 45L38 45M4 -3L12 -3M32 -3L40 -3'],
  Ö: [42, 'M21 12L27 12Q42 12 42 25L42 46Q42 60 27 60L15 60Q0 60 0 46L0 25Q0 12 15 12L21 12M6 -3L14 -3M28 -3L36 -3'],
  Ü: [40, 'M0 12L0 44Q0 60 16 60L24 60Q40 60 40 44L40 12M5 -3L13 -3M27 -3L35 -3'],
  0: [40, 'M20 0L25 0Q40 0 40 15L40 45Q40 60 25 60L15 60Q0 60 0 45L0 15Q0 0 15 0L20 0'],
  1: [16, 'M-4 12L14 0L14 70'],
  2: [40, 'M0 18Q0 0 16 0L25 0Q40 0 40 14Q40 24 30 32L2 56L2 60L40 60'],
  3: [40, 'M2 0L38 0L38 4L20 24Q40 24 40 43Q40 60 24 60L15 60Q0 60 0 44'],
  4: [42, 'M30 70L30 0L26 0L2 40L2 44L46 44'],
  5: [40, 'M37 0L4 0L3 27L24 24Q40 24 40 42Q40 60 24 60L15 60Q0 60 0 44'],
  6: [40, 'M36 0L26 0Q0 4 0 38Q0 60 20 60Q40 60 40 42Q40 26 22 26Q4 26 0 40'],
  7: [38, 'M-4 0L36 0L36 4L12 70'],
  8: [40, 'M20 28Q3 28 3 14Q3 0 20 0Q37 0 37 14Q37 28 20 28Q0 28 0 44Q0 60 20 60Q40 60 40 44Q40 28 20 28'],
  9: [40, 'M4 60L14 60Q40 56 40 22Q40 0 20 0Q0 0 0 18Q0 34 18 34Q36 34 40 20'],
  '-': [22, 'M0 31L22 31'],
  '.': [0, 'M0 52L0 70'],
  '/': [26, 'M-2 72L28 -12'],
  '&': [42, 'M44 66L10 20Q4 11 8 5Q13 -2 22 2Q30 8 22 18L6 34Q-4 46 6 56Q20 66 34 50L40 36'],
  '+': [30, 'M0 32L30 32M15 16L15 48'],
}

interface Lettering {
  /** Cap height in pixels, and width of the letters as a share of the normal one. */
  readonly height: number
  readonly wide: number
  /** Stroke as a share of the cap height, 0.06 hairline .. 0.3 black. */
  readonly weight: number
  readonly space: number
  readonly lean?: number
}

function stretched(strokes: string, wide: number): string {
  return strokes.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${(Number(x) * wide).toFixed(1)} ${y}`)
}

/** Width in pixels that a word takes. */
function wordWidth(word: string, style: Lettering): number {
  const unit = style.height / 60
  return layout(word, style).total * unit
}

function layout(word: string, { wide, weight, space }: Lettering): { total: number; at: readonly number[] } {
  const at: number[] = []
  let x = (weight * 60) / 2
  for (const letter of word) {
    at.push(x)
    const width = letter === ' ' ? 18 : (glyphs[letter]?.[0] ?? 30)
    x += width * wide + weight * 60 + space
  }
  return { total: x - space - (weight * 60) / 2, at }
}

/** A word with its middle at (x, y), in one colour. */
export function word(text: string, x: number, y: number, ink: string, style: Lettering, outlineOnly = false): string {
  const { total, at } = layout(text, style)
  const unit = style.height / 60
  const stroke = style.weight * 60
  const name = `w${Math.round(x * 7 + y * 13)}-${Math.round(total)}-${Math.round(style.height)}`
  const letters = [...text].map((letter, index) => {
    const strokes = glyphs[letter]?.[1]
    return strokes
      ? `<path transform="translate(${(at[index] as number).toFixed(1)} 0)" d="${stretched(strokes, style.wide)}"/>`
      : ''
  })
  const lean = style.lean ? ` skewX(${-style.lean})` : ''
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(4)})${lean} translate(${(-total / 2).toFixed(1)} -30)`
  const clip = `<clipPath id="${name}"><rect x="-60" y="${-stroke / 2}" width="${(total + 120).toFixed(0)}" height="${60 + stroke}"/></clipPath>`
  const line = outlineOnly ? stroke * 0.3 : stroke
  return `<g transform="${place}"><defs>${clip}</defs><g clip-path="url(#${name})" fill="none" stroke="${ink}" stroke-width="${line.toFixed(1)}" stroke-miterlimit="3">${letters.join('')}</g></g>`
}

/** The word as large as fits into so many pixels. */
export function fitted(text: string, x: number, y: number, ink: string, width: number, style: Lettering): string {
  const natural = wordWidth(text, style)
  const scale = Math.min(2.4, width / natural)
  return word(text, x, y, ink, { ...style, height: style.height * scale })
}
