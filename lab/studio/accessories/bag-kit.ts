/** What all bags are drawn with. */
import type { Look } from '../../../demo/look.ts'
import { lightness, shade, tint } from '../colour.ts'

export const threadOf = (look: Look): string =>
  lightness(look.base) > 0.35 ? shade(look.base, 0.28) : tint(look.base, 0.22)

export const metals = ['#c9c9cc', '#c8ac6a', '#3a3a3e'] as const

export function blocked(look: Look, y: number): string {
  if (look.pattern !== 'colour-block' && look.pattern !== 'panel') return ''
  return `<rect x="0" y="${y}" width="1200" height="900" fill="${look.second}"/>`
}
