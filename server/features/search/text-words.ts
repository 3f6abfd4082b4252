// A typed word as words of the catalogue. Pure: the vocabulary's answers in, forms out.
import { splitCompound } from '#server/platform/lexicon/compound.ts'
import { allowedEdits, editDistance } from '#server/platform/text/edit-distance.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import type { TextWord } from './read-query.ts'

const MOST_FORMS = 32
const MOST_MEANT = 5
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 40

/** A word of the vocabulary that may be meant. */
export interface KnownTerm {
  readonly term: string
  readonly spelling: string
  readonly documents: number
}

/** What the vocabulary says about typed words. */
export interface Vocabulary {
  /** The word itself, its other forms, words that end with it, words that begin with it. */
  readonly forms: ReadonlyMap<string, readonly KnownTerm[]>
  /** Words that look alike, for words without a form. */
  readonly alike: ReadonlyMap<string, readonly KnownTerm[]>
  /** Which of the possible parts of words without a form are words. */
  readonly parts: ReadonlySet<string>
}

const isNumber = (word: string): boolean => /\d/.test(word)

/** Whether the catalogue has the word itself, with any ending. */
export const isInCatalogue = (word: string, { forms }: Pick<Vocabulary, 'forms'>): boolean =>
  isNumber(word) || (forms.get(word) ?? []).some(({ term }) => term === word || hasStem(term, stemOf(word)))

/** Shorter ones belong to too many words. */
const SHORTEST_STEM = 4
const hasStem = (term: string, stem: string): boolean => stem.length >= SHORTEST_STEM && stemOf(term) === stem

/** Whether words of the catalogue begin or end with the word. */
export const isPartOfCatalogue = (word: string, { forms }: Pick<Vocabulary, 'forms'>): boolean =>
  (forms.get(word) ?? []).length > 0

/** Everything that could be a part of the word. */
export function possibleParts(word: string): string[] {
  const parts = new Set<string>()
  if (word.length > LONGEST_COMPOUND) return []
  for (let from = 0; from <= word.length - SHORTEST_PART; from++) {
    for (let to = from + SHORTEST_PART; to <= word.length; to++) parts.add(word.slice(from, to))
  }
  return [...parts]
}

/**
 * What a word may stand for, the likeliest first. The vocabulary has seen every word but numbers, so beginnings are
 * asked for only where it knows nothing: PostgreSQL reads all lists of a beginning, and may skip in the list of a word.
 */
function formsOf(word: string, known: readonly KnownTerm[]): readonly string[] {
  const start = known.length > 0 || isNumber(word) ? word : `${word}:*`
  return [...new Set([start, ...known.map(({ term }) => term)])].slice(0, MOST_FORMS)
}

/** The word with what the vocabulary knows of it. */
export function asTyped(word: string, { forms }: Pick<Vocabulary, 'forms'>): TextWord {
  const known = forms.get(word) ?? []
  const spelling = known.find(({ term }) => term === word)?.spelling ?? word
  return { forms: formsOf(word, known), spelling, isCorrected: false }
}

/** The words of the vocabulary with the fewest slips, the most used first; and how many slips. */
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

/** The typed word as these words of the vocabulary; null for none. */
export function corrected(meant: readonly KnownTerm[]): TextWord | null {
  const [best] = meant
  if (!best) return null
  const forms = [...new Set(meant.map(({ term }) => `${term}:*`))]
  return { forms, spelling: best.spelling, isCorrected: true }
}

/** The parts of a compound of words of the catalogue; null when it is none. */
export function catalogueParts(word: string, { parts }: Pick<Vocabulary, 'parts'>): readonly string[] | null {
  if (word.length > LONGEST_COMPOUND) return null
  return splitCompound(word, (part) => parts.has(part))
}
