import type { KnownWord } from '#server/platform/lexicon/concept.ts'
import { readAt } from '#server/platform/lexicon/read-words.ts'
import { STOP_WORDS } from '#server/platform/text/stop-words.ts'
import { type ReadPrice, readPrice } from './read-price.ts'
import { readSize, type SizeWord } from './read-size.ts'

interface Span {
  readonly from: number
  /** The first word after it. */
  readonly to: number
}

/** A word of the catalogue, or an unknown one, with the forms that match it. */
export interface TextWord {
  /** Each [a-z0-9]+ with or without `:*`, the likeliest first. */
  readonly forms: readonly string[]
  readonly spelling: string
  readonly isCorrected: boolean
}

/** Some adjacent words of a query and what they are. */
export type Part = Span &
  (
    | { readonly is: 'price'; readonly price: ReadPrice }
    | { readonly is: 'size'; readonly size: SizeWord }
    /** In the lexicon: a word, a phrase, or a compound of several. */
    | { readonly is: 'known'; readonly words: readonly KnownWord[] }
    | { readonly is: 'text'; readonly texts: readonly TextWord[] }
    /** Not in the lexicon; to be looked up in the catalogue. */
    | { readonly is: 'unknown'; readonly word: string }
    /** A negation, such as `nicht` or `without`. */
    | { readonly is: 'not' }
    /** A stop word. */
    | { readonly is: 'stop' }
  )

const NEGATIONS: ReadonlySet<string> = new Set(
  'nicht nich net kein keine keinen keiner keines keinem ohne ausser not no non without except excluding'.split(' '),
)
export const isNegation = (word: string): boolean => NEGATIONS.has(word)

/** Splits a query into parts by the lexicon alone, without the catalogue. */
export function readParts(words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at)
    parts.push(part)
    at = part.to
  }
  return parts
}

function partAt(words: readonly string[], from: number): Part {
  const price = readPrice(words, from)
  if (price) return { is: 'price', from, to: price.to, price }
  const size = readSize(words, from)
  if (size) return { is: 'size', from, to: size.to, size }
  const known = readAt(words, from)
  // `nicht zu teuer` is an order.
  const isOrder = known.parts.some(({ meaning }) => meaning.what === 'sort')
  if (isNegation(words[from] ?? '') && !isOrder) return { is: 'not', from, to: from + 1 }
  if (known.parts.length > 0) return { is: 'known', from, to: known.to, words: known.parts }
  const word = words[from] ?? ''
  return STOP_WORDS.has(word) ? { is: 'stop', from, to: from + 1 } : { is: 'unknown', from, to: from + 1, word }
}
