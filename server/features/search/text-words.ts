// Matches typed words with words of the catalogue. Pure: terms of the vocabulary in, forms out.
import { splitCompound } from '#server/platform/lexicon/compound.ts'
import { allowedEdits, editDistance } from '#server/platform/text/edit-distance.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import type { TextWord } from './read-query.ts'

const MOST_FORMS = 32
const MOST_MEANT = 5
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 40

/** A word of the vocabulary that may match. */
export interface KnownTerm {
  readonly term: string
  readonly spelling: string
  readonly documents: number
}

/** The terms of the vocabulary for typed words. */
export interface Vocabulary {
  /** The word itself, its other forms, words that end with it, words that begin with it. */
  readonly forms: ReadonlyMap<string, readonly KnownTerm[]>
  /** Similarly spelt words, for words without a form. */
  readonly alike: ReadonlyMap<string, readonly KnownTerm[]>
  /** Possible parts of words without a form that the vocabulary contains. */
  readonly parts: ReadonlySet<string>
}

const isNumber = (word: string): boolean => /\d/.test(word)

/** Whether the catalogue contains the word, with any ending. */
export const isInCatalogue = (word: string, { forms }: Pick<Vocabulary, 'forms'>): boolean =>
  isNumber(word) || (forms.get(word) ?? []).some(({ term }) => term === word || hasStem(term, stemOf(word)))

/** Shorter stems match too many words. */
const SHORTEST_STEM = 4
const hasStem = (term: string, stem: string): boolean => stem.length >= SHORTEST_STEM && stemOf(term) === stem

/** Whether words of the catalogue begin or end with the word. */
export const isPartOfCatalogue = (word: string, { forms }: Pick<Vocabulary, 'forms'>): boolean =>
  (forms.get(word) ?? []).length > 0

/** All substrings that could be a part of a compound. */
export function possibleParts(word: string): string[] {
  const parts = new Set<string>()
  if (word.length > LONGEST_COMPOUND) return []
  for (let from = 0; from <= word.length - SHORTEST_PART; from++) {
    for (let to = from + SHORTEST_PART; to <= word.length; to++) parts.add(word.slice(from, to))
  }
  return [...parts]
}

/**
 * The forms that match a word, the likeliest first. The vocabulary contains every word but numbers, so a prefix is
 * matched only for unknown words: PostgreSQL reads all posting lists of a prefix, but can skip within that of a word.
 */
function formsOf(word: string, known: readonly KnownTerm[]): readonly string[] {
  const start = known.length > 0 || isNumber(word) ? word : `${word}:*`
  return [...new Set([start, ...known.map(({ term }) => term)])].slice(0, MOST_FORMS)
}

/** The word as typed, with its forms in the vocabulary. */
export function asTyped(word: string, { forms }: Pick<Vocabulary, 'forms'>): TextWord {
  const known = forms.get(word) ?? []
  const spelling = known.find(({ term }) => term === word)?.spelling ?? word
  return { forms: formsOf(word, known), spelling, isCorrected: false }
}

/** The terms of the vocabulary at the smallest edit distance, the most used first, and that distance. */
export function nearestTerms(
  word: string,
  { alike }: Pick<Vocabulary, 'alike'>,
  most = allowedEdits(word),
): { readonly terms: readonly KnownTerm[]; readonly edits: number } {
  const near = (alike.get(word) ?? [])
    .map((known) => ({ known, edits: editDistance(word, known.term, most) }))
    .filter(({ edits }) => edits <= most)
  const fewest = Math.min(...near.map(({ edits }) => edits))
  const terms = near.filter(({ edits }) => edits === fewest).map(({ known }) => known)
  return { terms: terms.sort((one, other) => other.documents - one.documents).slice(0, MOST_MEANT), edits: fewest }
}

/** The typed word replaced by these terms; null for none. */
export function corrected(meant: readonly KnownTerm[]): TextWord | null {
  const [best] = meant
  if (!best) return null
  const forms = [...new Set(meant.map(({ term }) => `${term}:*`))]
  return { forms, spelling: best.spelling, isCorrected: true }
}

/** The parts of a compound, all of them words of the catalogue; null when it is none. */
export function catalogueParts(word: string, { parts }: Pick<Vocabulary, 'parts'>): readonly string[] | null {
  if (word.length > LONGEST_COMPOUND) return null
  return splitCompound(word, (part) => parts.has(part))
}
