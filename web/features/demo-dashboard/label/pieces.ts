import { PANTS } from './pants.ts'
import type { Piece } from './piece.ts'
import { SHOES_AND_MORE } from './shoes-and-more.ts'
import { TOPS } from './tops.ts'

/** The 28 products of the invented label; the number of one is its place here. */
export const PIECES: readonly Piece[] = [...TOPS, ...PANTS, ...SHOES_AND_MORE]
