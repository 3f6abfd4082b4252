/**
 * The reasons why a card is in a user's deck, as data. A personal reason is given only if the score would be lower
 * without it and the user's own likes confirm it; if there is none, a reason is given that applies to all users.
 */
import type { ContentInput } from '../features.ts'
import { type AnsweredProduct, type Evidence, evidenceFrom } from './evidence.ts'
import { contributionOf, contributionOfCrowd, nameOf, scoreOf, type Trait, traitsOf } from './traits.ts'

export type Reason =
  /** The user likes products with all of these traits; `likes` counts them. */
  | { readonly kind: 'liking'; readonly traits: readonly Trait[]; readonly likes: number }
  | { readonly kind: 'brand'; readonly isNew: boolean; readonly likes: number }
  /** The user wished for more of these traits. */
  | { readonly kind: 'wish'; readonly traits: readonly Trait[] }
  /** Users with similar answers liked the product. */
  | { readonly kind: 'crowd' }
  | { readonly kind: 'new' | 'popular' | 'exploring' | 'promoted' }

/** Facts about the product that are the same for every user. */
export interface ProductStatus {
  readonly isNew: boolean
  readonly isPopular: boolean
  readonly isPromoted: boolean
}

export interface ReasonRequest {
  /** The mean weights of the user's taste. */
  readonly weights: Float64Array
  readonly product: ContentInput
  /** The vector that the ranking used: content, then trained factors. */
  readonly vector: Float32Array
  /** Traits that the user wished for more of. */
  readonly wished?: readonly Trait[]
  /** The user's answers, except the one to this product. */
  readonly answered: readonly AnsweredProduct[]
  readonly status: ProductStatus
}

/** Users would not read more reasons. */
const MOST_REASONS = 3
const MOST_TRAITS = 3
/** Contributions below one point of like probability are ignored. */
const LEAST_CONTRIBUTION = 0.01
/** Contributions below this share of the strongest one are ignored. */
const LEAST_SHARE = 0.15
/** With fewer answers, a user cannot be compared with others. */
const CROWD_AFTER = 10

interface Weighed {
  readonly trait: Trait
  readonly contribution: number
}
interface Personal {
  readonly reason: Reason
  readonly contribution: number
}

/** One to three reasons, the strongest first. */
export function reasonsFor(request: ReasonRequest): Reason[] {
  const { status } = request
  const personal = [...wishReason(request), ...personalReasons(request)]
  const reasons: Reason[] = status.isPromoted ? [{ kind: 'promoted' }] : []
  reasons.push(...personal)
  const saysNew = personal.some((reason) => reason.kind === 'brand' && reason.isNew)
  if (status.isNew && !saysNew) reasons.push({ kind: 'new' })
  if (personal.length === 0 && status.isPopular) reasons.push({ kind: 'popular' })
  if (reasons.length === 0) reasons.push({ kind: 'exploring' })
  return reasons.slice(0, MOST_REASONS)
}

/** Traits that the user wished for are reasons, regardless of the answers. */
function wishReason({ product, wished = [] }: ReasonRequest): Reason[] {
  const asked = new Set(wished.map(nameOf))
  const traits = traitsOf(product).filter((trait) => asked.has(nameOf(trait)))
  return traits.length === 0 ? [] : [{ kind: 'wish', traits: traits.slice(0, MOST_TRAITS) }]
}

function personalReasons(request: ReasonRequest): Reason[] {
  if (!isAboveUsual(request)) return []
  const evidence = evidenceFrom(request.answered)
  const weighed = strongest(weigh(request, evidence), contributionOfCrowd(request.weights, request.vector))
  const brand = weighed.find(({ trait }) => trait.is === 'brand')
  const others = weighed.filter(({ trait }) => trait.is !== 'brand')
  const found = [...phrases(others, evidence), ...crowdReason(request, weighed)]
  if (brand) {
    const { likes } = evidence.of([brand.trait])
    const { isNew } = request.status
    found.push({ reason: { kind: 'brand', isNew, likes }, contribution: brand.contribution })
  }
  return found.sort((one, other) => other.contribution - one.contribution).map(({ reason }) => reason)
}

/**
 * Whether the whole taste scores this product higher than the average product that the user answered. If not, the card is
 * in the deck for another reason, even if one of its traits is liked.
 */
function isAboveUsual({ weights, vector, answered }: ReasonRequest): boolean {
  if (answered.length === 0) return false
  const usual = answered.reduce((sum, other) => sum + scoreOf(weights, other.vector), 0) / answered.length
  return scoreOf(weights, vector) > usual
}

/** Traits that raised the score and that the user's likes confirm: the best one of each kind, strongest first. */
function weigh({ weights, product, vector }: ReasonRequest, evidence: Evidence): Weighed[] {
  const traits = bestBound(traitsOf(product), evidence).filter((trait) => evidence.supports([trait]))
  const weighed = traits.map((trait) => ({ trait, contribution: contributionOf(weights, product, vector, trait) }))
  return weighed
    .filter(({ contribution }) => contribution >= LEAST_CONTRIBUTION)
    .sort((one, other) => other.contribution - one.contribution)
}

/** Removes all price bounds except the one that separates the user's likes best, if there is one. */
function bestBound(traits: readonly Trait[], evidence: Evidence): Trait[] {
  const isBound = ({ is }: Trait): boolean => is === 'under' || is === 'from'
  const bounds = traits
    .filter(isBound)
    .map((trait) => ({ trait, lift: evidence.lift(trait) ?? 0 }))
    .filter(({ lift }) => lift > 0)
    .sort((one, other) => other.lift - one.lift)
  return [...traits.filter((trait) => !isBound(trait)), ...bounds.slice(0, 1).map(({ trait }) => trait)]
}

function strongest(weighed: readonly Weighed[], crowd: number): Weighed[] {
  const least = LEAST_SHARE * Math.max(crowd, ...weighed.map(({ contribution }) => contribution))
  return weighed.filter(({ contribution }) => contribution >= least)
}

/**
 * Joins traits that were liked together into one phrase ("wide trousers under 80 euros"), and the others into a second
 * one.
 */
function phrases(weighed: readonly Weighed[], evidence: Evidence): Personal[] {
  const found: Personal[] = []
  let left = weighed
  while (left.length > 0 && found.length < MOST_REASONS - 1) {
    const phrase: Weighed[] = []
    for (const next of left) {
      const together = [...phrase, next].map(({ trait }) => trait)
      const isOpen = phrase.length < MOST_TRAITS && phrase.every(({ trait }) => mayStandTogether(trait, next.trait))
      if (isOpen && evidence.supports(together)) phrase.push(next)
    }
    const traits = phrase.map(({ trait }) => trait)
    const contribution = phrase.reduce((sum, part) => sum + part.contribution, 0)
    found.push({ reason: { kind: 'liking', traits, likes: evidence.of(traits).likes }, contribution })
    left = left.filter(
      (other) => !phrase.includes(other) && !phrase.some(({ trait }) => isSameNoun(trait, other.trait)),
    )
  }
  return found
}

/** A phrase has one trait of each kind. A type and a garment count as one kind, because both are nouns. */
const mayStandTogether = (one: Trait, other: Trait): boolean => one.is !== other.is && !isSameNoun(one, other)

const isNoun = ({ is }: Trait): boolean => is === 'type' || is === 'garment'
const isSameNoun = (one: Trait, other: Trait): boolean => isNoun(one) && isNoun(other)

function crowdReason({ weights, vector, answered }: ReasonRequest, weighed: readonly Weighed[]): Personal[] {
  const contribution = contributionOfCrowd(weights, vector)
  const least = Math.max(LEAST_CONTRIBUTION, LEAST_SHARE * (weighed[0]?.contribution ?? 0))
  return answered.length >= CROWD_AFTER && contribution >= least ? [{ reason: { kind: 'crowd' }, contribution }] : []
}
