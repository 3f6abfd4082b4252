import { ALPS_AND_SOUTH } from './alps-and-south.ts'
import type { DemoDesign } from './design.ts'
import { NORTH_AND_EAST } from './north-and-east.ts'
import { RIVERS_AND_COASTS } from './rivers-and-coasts.ts'
import { SOUTH_AND_WEST } from './south-and-west.ts'

/** A design of its own for the shop of every label. */
export const DEMO_DESIGNS: readonly DemoDesign[] = [
  ...NORTH_AND_EAST,
  ...SOUTH_AND_WEST,
  ...ALPS_AND_SOUTH,
  ...RIVERS_AND_COASTS,
]
