/** A laced shoe: the settings that all of its parts share. */
import type { Look, ShoeKind } from '../../../demo/look.ts'
import type { Random } from '../../../demo/seeded.ts'
import type { Knot } from '../geometry.ts'
import type { Surface } from '../piece.ts'
import { type Last, on } from './lasts.ts'

export const at = (x: number, y: number, corner?: 'corner'): Knot => {
  const [px, py] = on(x, y)
  return corner ? [px, py, corner] : [px, py]
}

export type Laced = Exclude<ShoeKind, 'slide' | 'loafer'>

export interface Shoe {
  readonly look: Look
  readonly kind: Laced
  readonly last: Last
  readonly random: Random
  readonly surface: Surface
  readonly overlay: Surface
  readonly thread: string
}
