/**
 * A taste in words: the traits whose weight is clear and which the user's own answers bear out. Nothing is said that
 * only a correlated trait or the trained factors could have caused.
 */
import { dot } from '../learning/matrix.ts'
import { type AnsweredProduct, type Evidence, evidenceFrom } from '../reasons/evidence.ts'
import { nameOf, type Trait, traitsOf } from '../reasons/traits.ts'
import { directionOf } from './direction.ts'

export interface Statement {
  readonly trait: Trait
  readonly leaning: 'like' | 'dislike'
  /** What a product gains or loses by it, in units of like probability; never 0. */
  readonly weight: number
  readonly likes: number
  readonly swipes: number
  /** Answers to everything without the trait: the rate that the statement is compared with. */
  readonly others: { readonly likes: number; readonly swipes: number }
}

/** Below this much like probability a weight is no opinion. */
const LEAST_WEIGHT = 0.015
/** A smaller difference from the user's other answers, as a share of likes, is no preference. */
const LEAST_DIFFERENCE = 0.05
/** Fewer passes may be an accident. */
const FEWEST_PASSES = 3
/** More of either leaning would not be read. */
const MOST = { like: 6, dislike: 4 } as const
/** Most statements of one kind, such as words of shops. */
const MOST_OF_A_KIND = 4

/** The statements about a taste, the strongest first. `mean` is that of the learned taste. */
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
  // True of nearly every product, so it says nothing about a taste.
  if (trait.is === 'gender' && trait.value === 'unisex') return null
  const weight = dot(mean, directionOf(trait, mean.length), mean.length)
  if (Math.abs(weight) < LEAST_WEIGHT) return null
  const leaning = weight > 0 ? 'like' : 'dislike'
  const isBorneOut = leaning === 'like' ? agrees(trait, evidence) : contradicts(trait, evidence)
  const isBound = trait.is === 'under' || trait.is === 'from'
  // Every price satisfies some bound, so a bound is evidence only if both sides of it were seen.
  if (!isBorneOut || (isBound && (leaning === 'dislike' || (evidence.lift(trait) ?? 0) <= 0))) return null
  return { trait, leaning, weight, ...evidence.of([trait]), others: evidence.without(trait) }
}

/** Whether the user likes products with this trait, and more often than others where there are others. */
function agrees(trait: Trait, evidence: Evidence): boolean {
  return evidence.supports([trait]) && (evidence.lift(trait) ?? LEAST_DIFFERENCE) >= LEAST_DIFFERENCE
}

/** Whether the user passes products with this trait: several of them, and more often than others. */
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
