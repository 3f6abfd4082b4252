import type { Category } from '#contract/brand-products.limits.ts'
import type { BaseColour } from '#contract/colours.ts'
import type { Fibre } from '#contract/fibres.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'

/** How much a piece is wanted in each season: `cold` in winter, `warm` in summer, `even` always. */
export type Season = 'cold' | 'warm' | 'even'

/** What the workspace shows of it. `drop`: it came out as a drop 23 days ago; `next-drop`: it will. */
export type Stage = 'active' | 'drop' | 'next-drop' | 'sold-out' | 'in-review' | 'paused' | 'draft'

export interface Piece {
  readonly slug: string
  /** The picture in `demo/pictures` that stands for it. */
  readonly master: string
  /** ThumbHash of that picture. */
  readonly placeholder: string
  readonly name: string
  readonly type: ProductType
  readonly category: Category
  readonly gender: Gender
  readonly priceCents: number
  readonly colour: BaseColour
  readonly colourName: { readonly de: string; readonly en: string }
  /** Percents by fibre; empty: none are given. */
  readonly fibres: Readonly<Partial<Record<Fibre, number>>>
  readonly season: Season
  readonly stage: Stage
  /** How often it is shown, compared with the average piece. */
  readonly reach: number
  /** Share of likes among those who answer. */
  readonly appeal: number
}
