/**
 * What a person says about the own taste, beside what was learned from swipes. It enters as observations of the
 * weights themselves, on top of the learned taste and never into it: learning, undo and a new model go on as if nothing
 * had been said, and what was said holds again after each of them.
 */
import { dot } from '../learning/matrix.ts'
import { observe, type Taste } from '../learning/posterior.ts'
import type { Trait } from '../reasons/traits.ts'
import { directionOf } from './direction.ts'

/** `none`: it does not matter to me, whatever my swipes look like. */
export const WISH_KINDS = ['more', 'less', 'none'] as const

export interface Wish {
  readonly trait: Trait
  readonly wish: (typeof WISH_KINDS)[number]
}

/** How far "more" goes above what was learned, and at least above indifference, in units of like probability. */
const STEP = 0.2
/** What is said counts as much as so many swipes that all show it: swipes alone do not talk anybody out of it. */
export const SAID_COUNTS_AS = 1000

/** The taste as the person wants it used; the learned one stays as it is. Without wishes it is the learned one itself. */
export function withWishes(learned: Taste, wishes: readonly Wish[]): Taste {
  if (wishes.length === 0) return learned
  const taste: Taste = { ...learned, mean: learned.mean.slice(), covariance: learned.covariance.slice(), last: null }
  const noise = learned.noise / SAID_COUNTS_AS
  for (const { trait, wish } of wishes) {
    const vector = directionOf(trait, learned.dimension)
    // Read from what was learned, so that the order in which things were said does not matter.
    const known = dot(learned.mean, vector, learned.dimension)
    observe(taste, { vector, residual: wished(wish, known), noise })
  }
  return taste
}

function wished(wish: Wish['wish'], known: number): number {
  switch (wish) {
    case 'more':
      return Math.max(known, 0) + STEP
    case 'less':
      return Math.min(known, 0) - STEP
    case 'none':
      return 0
  }
}
