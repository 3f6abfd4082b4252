// What a person's own answers say about a trait. A weight alone may owe itself to a neighbour it shares coordinates with.

import { type Described, nameOf, type Trait, traitsOf } from './traits.ts'

/** A product that the person liked or passed, and did not take back. */
export interface Judged {
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
  /** Whether the person likes products with all of these: at least two of them, and no more rarely than others. */
  supports(traits: readonly Trait[]): boolean
  /** How much more often products with this trait are liked than all without it; null when one side was hardly seen. */
  lift(trait: Trait): number | null
}

/** One like may be an accident. */
const FEWEST_LIKES = 2
/** With fewer answers on one side the difference is not significant. */
const FEWEST_COMPARED = 3

const rateOf = ({ likes, swipes }: Answers): number => (swipes === 0 ? 0 : likes / swipes)

/** Opens the answers of one person for questions. */
export function evidenceFrom(judged: readonly Pick<Judged, 'product' | 'liked'>[]): Evidence {
  const answers = judged.map(({ product, liked }) => ({ liked, names: new Set(traitsOf(product).map(nameOf)) }))
  const of = (traits: readonly Trait[]): Answers => {
    const names = traits.map(nameOf)
    const having = answers.filter((answer) => names.every((name) => answer.names.has(name)))
    return { likes: having.filter(({ liked }) => liked).length, swipes: having.length }
  }
  const all = of([])
  return {
    of,
    supports(traits) {
      const having = of(traits)
      return having.likes >= FEWEST_LIKES && rateOf(having) >= rateOf(all)
    },
    lift(trait) {
      const having = of([trait])
      const others = { likes: all.likes - having.likes, swipes: all.swipes - having.swipes }
      if (Math.min(having.swipes, others.swipes) < FEWEST_COMPARED) return null
      return rateOf(having) - rateOf(others)
    },
  }
}
