/** What all soles are drawn with. */
import type { Look } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import { lightness, shade, tint } from '../colour.ts'
import type { Knot, Shape } from '../geometry.ts'
import type { Crease } from '../piece.ts'
import { on } from './lasts.ts'

export const at = (x: number, y: number, corner?: 'corner'): Knot => {
  const [px, py] = on(x, y)
  return corner ? [px, py, corner] : [px, py]
}

export const groove = (shape: Shape, width = 6, depth = 6): Crease => ({
  line: shape,
  width,
  depth,
  soft: 1.8,
  form: 'groove',
})

/** Colours of midsole and outsole. */
export function tones(look: Look, random: Random): { mid: string; out: string } {
  const pale = random.chance(0.6) ? '#ece7da' : '#f6f5f1'
  const mid = random.chance(0.45) ? pale : lightness(look.second) > 0.12 ? look.second : tint(look.second, 0.15)
  const out = random.pick([shade(mid, 0.5), '#1a1a1c', look.accent, '#b98a55'])
  return { mid, out }
}
