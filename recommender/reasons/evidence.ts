// Evidence for a trait in a user's own answers. A weight alone may stem from another trait in the same coordinates.

import { type Described, nameOf, type Trait, traitsOf } from './traits.ts'

/** A product that the user liked or passed and did not undo. */
export interface AnsweredProduct {
  readonly product: Described
  readonly vector: Float32Array
  readonly liked: boolean
}

interface Answers {
  readonly likes: number
  readonly swipes: number
}

export interface Evidence {
  /** Answers to products that have all of these traits. */
  of(traits: readonly Trait[]): Answers
  /** Whether the user liked at least two products with all of these traits, and more than chance would give. */
  supports(traits: readonly Trait[]): boolean
  /** Answers to all products without this trait. */
  without(trait: Trait): Answers
  /** Like rate with this trait minus the rate without it; null when there are too few answers on one side. */
  lift(trait: Trait): number | null
}

/** A single like is not significant. */
const FEWEST_LIKES = 2
/** With fewer answers on one side the difference is not significant. */
const FEWEST_COMPARED = 3

/** Greatest probability with which likes spread at random over the user's answers would give as many to the trait. */
const MOST_CHANCE = 0.2

const rateOf = ({ likes, swipes }: Answers): number => (swipes === 0 ? 0 : likes / swipes)

/** Computes the evidence in the answers of one user. */
export function evidenceFrom(answered: readonly Pick<AnsweredProduct, 'product' | 'liked'>[]): Evidence {
  const answers = answered.map(({ product, liked }) => ({ liked, names: new Set(traitsOf(product).map(nameOf)) }))
  const of = (traits: readonly Trait[]): Answers => {
    const names = traits.map(nameOf)
    const having = answers.filter((answer) => names.every((name) => answer.names.has(name)))
    return { likes: having.filter(({ liked }) => liked).length, swipes: having.length }
  }
  const all = of([])
  const without = (trait: Trait): Answers => {
    const having = of([trait])
    return { likes: all.likes - having.likes, swipes: all.swipes - having.swipes }
  }
  return {
    of,
    without,
    supports(traits) {
      const having = of(traits)
      return having.likes >= FEWEST_LIKES && chanceOf(having, all) <= MOST_CHANCE
    },
    lift(trait) {
      const having = of([trait])
      const others = without(trait)
      if (Math.min(having.swipes, others.swipes) < FEWEST_COMPARED) return null
      return rateOf(having) - rateOf(others)
    },
  }
}

/**
 * Probability that, of all these answers, as many with the trait are likes as were, or more, if the likes had fallen on
 * answers at random (hypergeometric): 1 for who likes everything.
 */
function chanceOf(having: Answers, all: Answers): number {
  const ways = (from: number, take: number): number => {
    let log = 0
    for (let of = 1; of <= take; of++) log += Math.log((from - take + of) / of)
    return log
  }
  const passes = all.swipes - all.likes
  let chance = 0
  for (let likes = having.likes; likes <= Math.min(having.swipes, all.likes); likes++) {
    const rest = having.swipes - likes
    if (rest > passes) continue
    chance += Math.exp(ways(all.likes, likes) + ways(passes, rest) - ways(all.swipes, having.swipes))
  }
  return chance
}
