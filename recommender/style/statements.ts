/**
 * Describes a taste in words: the traits that have a clear weight and are confirmed by the user's own answers. A weight
 * that could come from a correlated trait or from the trained factors alone is not stated.
 */
import { dot } from '../learning/matrix.ts'
import { type AnsweredProduct, type Evidence, evidenceFrom } from '../reasons/evidence.ts'
import { nameOf, type Trait, traitsOf } from '../reasons/traits.ts'
import { directionOf } from './direction.ts'

export interface Statement {
  readonly trait: Trait
  readonly leaning: 'like' | 'dislike'
  /** Change in like probability of a product with this trait; never 0. */
  readonly weight: number
  readonly likes: number
  readonly swipes: number
  /** Answers to everything without the trait: the rate that the statement is compared with. */
  readonly others: { readonly likes: number; readonly swipes: number }
}

/** Smaller weights, in units of like probability, are no opinion. */
const LEAST_WEIGHT = 0.015
/** A smaller difference from the user's other answers, as a share of likes, is no preference. */
const LEAST_DIFFERENCE = 0.05
/** With fewer passes a trait may be disliked by chance. */
const FEWEST_PASSES = 3
/** Most statements about liked traits, and about disliked ones; users would not read more. */
const MOST = { like: 6, dislike: 4 } as const
/** Most statements of one kind of trait, such as words. */
const MOST_OF_A_KIND = 4

/** The statements about a taste, the strongest first. `mean` is the mean of the learned taste. */
export function statementsOf(
  mean: Float64Array,
  answered: readonly Pick<AnsweredProduct, 'product' | 'liked'>[],
): Statement[] {
  const evidence = evidenceFrom(answered)
  const traits = new Map(answered.flatMap(({ product }) => traitsOf(product)).map((trait) => [nameOf(trait), trait]))
  const found = [...traits.values()].flatMap((trait) => {
    const statement = stated(trait, mean, evidence)
    return statement ? [statement] : []
  })
  found.sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
  return [...strongest(found, 'like'), ...strongest(found, 'dislike')]
}

function stated(trait: Trait, mean: Float64Array, evidence: Evidence): Statement | null {
  // A trait of nearly every product says nothing about a taste.
  if (trait.is === 'gender' && trait.value === 'unisex') return null
  const weight = dot(mean, directionOf(trait, mean.length), mean.length)
  if (Math.abs(weight) < LEAST_WEIGHT) return null
  const leaning = weight > 0 ? 'like' : 'dislike'
  const isBorneOut = leaning === 'like' ? agrees(trait, evidence) : contradicts(trait, evidence)
  const isBound = trait.is === 'under' || trait.is === 'from'
  // Every price satisfies some bound, so a bound counts only if the user saw prices on both sides of it.
  if (!isBorneOut || (isBound && (leaning === 'dislike' || (evidence.lift(trait) ?? 0) <= 0))) return null
  return { trait, leaning, weight, ...evidence.of([trait]), others: evidence.without(trait) }
}

/** Whether the user likes products with this trait, and more often than others where there are others. */
function agrees(trait: Trait, evidence: Evidence): boolean {
  return evidence.supports([trait]) && (evidence.lift(trait) ?? LEAST_DIFFERENCE) >= LEAST_DIFFERENCE
}

/** Whether the user passed several products with this trait, and passed them more often than others. */
function contradicts(trait: Trait, evidence: Evidence): boolean {
  const { likes, swipes } = evidence.of([trait])
  return swipes - likes >= FEWEST_PASSES && (evidence.lift(trait) ?? -1) <= -LEAST_DIFFERENCE
}

function strongest(sorted: readonly Statement[], leaning: Statement['leaning']): Statement[] {
  const counts = new Map<string, number>()
  return sorted
    .filter((statement) => statement.leaning === leaning)
    .filter(({ trait: { is } }) => {
      const kind = is === 'under' || is === 'from' ? 'price' : is
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return (counts.get(kind) ?? 0) <= (kind === 'price' ? 1 : MOST_OF_A_KIND)
    })
    .slice(0, MOST[leaning])
}
