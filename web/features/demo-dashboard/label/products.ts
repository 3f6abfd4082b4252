import type { ProductState } from '#contract/brand-products.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { unknown } from '../answers/refusals.ts'
import { type DemoTime, daysLater, momentOf } from '../events/calendar.ts'
import { demoId } from './demo-id.ts'
import type { Piece, Stage } from './piece.ts'
import { PIECES } from './pieces.ts'
import { listedDaysAgo, NEXT_DROP_IN_DAYS } from './timetable.ts'

/** A piece with its number, which its ids and figures go by. */
export interface Numbered {
  readonly no: number
  readonly piece: Piece
  readonly id: string
}

export const PRODUCTS: readonly Numbered[] = PIECES.map((piece, no) => ({ no, piece, id: demoId('product', no + 1) }))

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]))
const BY_SLUG = new Map(PRODUCTS.map((product) => [product.piece.slug, product]))

export function productOf(id: string, language: Language): Numbered {
  const product = BY_ID.get(id)
  if (!product) throw unknown(language)
  return product
}

/** One that the label names itself. */
export function productNamed(slug: string): Numbered {
  const product = BY_SLUG.get(slug)
  if (!product) throw new RangeError(`the label has no ${slug}`)
  return product
}

const STATES: Readonly<Record<Stage, ProductState>> = {
  active: 'active',
  drop: 'active',
  'next-drop': 'scheduled',
  'sold-out': 'sold_out',
  'in-review': 'in_review',
  paused: 'paused',
  draft: 'draft',
}
export const stateOf = ({ stage }: Piece): ProductState => STATES[stage]

/** Everyone may see it. */
export const isPublic = (piece: Piece): boolean => ['active', 'scheduled', 'sold_out'].includes(stateOf(piece))

/** When its drop comes; null: it has none, or it is out. */
export const releaseOf = ({ stage }: Piece, { today }: DemoTime): string | null =>
  stage === 'next-drop' ? momentOf(daysLater(today, NEXT_DROP_IN_DAYS), 18) : null

/** When it was last changed. */
export const updatedAt = (no: number, { today }: DemoTime): string =>
  momentOf(daysLater(today, -Math.min(listedDaysAgo(no) ?? 1, 1 + ((no * 5) % 13))), 9 + (no % 8), (no * 7) % 60)
