// Resolves words missing in the lexicon to words of the catalogue, or to misspelt words of the lexicon. Pure.
import type { KnownWord } from '#server/platform/lexicon/concept.ts'
import { kindAtEndOf, meaningOf, writtenApart } from '#server/platform/lexicon/lexicon.ts'
import { nearestCompound, nearestWord, wordBeginningWith } from '#server/platform/lexicon/spelling.ts'
import { allowedEdits } from '#server/platform/text/edit-distance.ts'
import { isNegation, type Part, type TextWord } from './read-query.ts'
import {
  asTyped,
  catalogueParts,
  corrected,
  isInCatalogue,
  isPartOfCatalogue,
  nearestTerms,
  type Vocabulary,
} from './text-words.ts'

/** Resolves every unknown word of a query by the vocabulary. */
export function resolveParts(words: readonly string[], read: readonly Part[], vocabulary: Vocabulary): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < read.length; ) {
    const part = read[at]
    if (!part) break
    const next = part.is === 'unknown' ? resolved({ words, part, parts, vocabulary }) : part
    parts.push(next)
    // A misspelt phrase also consumes the next word.
    while (at < read.length && (read[at]?.from ?? 0) < next.to) at++
  }
  return parts
}

interface Unknown {
  readonly words: readonly string[]
  readonly part: Extract<Part, { is: 'unknown' }>
  /** The parts before it. */
  readonly parts: Part[]
  readonly vocabulary: Vocabulary
}

/** The nearest word of the catalogue or of the lexicon. */
function resolved({ words, part, parts, vocabulary }: Unknown): Part {
  const { word, from, to } = part
  if (isInCatalogue(word, vocabulary)) return { is: 'text', from, to, texts: [asTyped(word, vocabulary)] }
  const misspelt = misspeltPhrase(words, from)
  if (misspelt) {
    const phrase = withNextWord(words, misspelt)
    while ((parts.at(-1)?.to ?? 0) > phrase.from) parts.pop()
    return phrase
  }
  const known = nearlyKnown(word, vocabulary)
  if (known) return withNextWord(words, { is: 'known', from, to, words: known })
  return { is: 'text', from, to, texts: nearestTexts(word, vocabulary) }
}

const SHORTEST_OF_PHRASE = 3

/** The unknown word and a neighbour as a misspelt phrase: `long sleve`. */
function misspeltPhrase(words: readonly string[], at: number): Extract<Part, { is: 'known' }> | null {
  for (const from of [at, at - 1]) {
    const pair = words.slice(Math.max(0, from), from + 2)
    if (pair.length < 2 || pair.some((word) => word.length < SHORTEST_OF_PHRASE || isNegation(word))) continue
    const near = nearestWord(pair.join(''), 1)
    if (near?.meaning.what === 'kind') {
      const word = writtenApart(near.word) ?? near.word
      return { is: 'known', from, to: from + 2, words: [{ ...near, word }] }
    }
  }
  return null
}

/** A corrected word may begin a phrase: `longsleve tee`. */
function withNextWord(words: readonly string[], part: Extract<Part, { is: 'known' }>): Extract<Part, { is: 'known' }> {
  const [word] = part.words
  const next = words[part.to]
  if (!word || part.words.length > 1 || next === undefined) return part
  const meaning = meaningOf([word.word, next])
  return meaning ? { ...part, to: part.to + 1, words: [{ ...word, word: `${word.word} ${next}`, meaning }] } : part
}

/** The word as words of the lexicon: first with one edit, then as a compound, then with two edits. */
function nearlyKnown(word: string, vocabulary: Vocabulary): readonly KnownWord[] | null {
  const most = allowedEdits(word)
  const slip = nearestWord(word, Math.min(1, most))
  const inCatalogue = nearestTerms(word, vocabulary)
  if (slip && slip.edits <= inCatalogue.edits) return [slip]
  if (inCatalogue.edits <= 1) return null
  const compound = nearestCompound(word)
  if (compound && compound.reduce((sum, { edits }) => sum + edits, 0) <= 1) return compound
  const head = headOf(word)
  if (isPartOfCatalogue(word, vocabulary) || (head === null && catalogueParts(word, vocabulary))) return null
  const near = most > 1 ? nearestWord(word, most) : null
  if (near && near.edits <= inCatalogue.edits) return [near]
  if (inCatalogue.terms.length > 0) return null
  return compound ?? head ?? one(wordBeginningWith(word))
}

const one = (word: KnownWord | null): readonly KnownWord[] | null => (word ? [word] : null)

/** A compound of which only the last part is known; the part before it only affects the order. */
function headOf(word: string): readonly KnownWord[] | null {
  const head = kindAtEndOf(word)
  if (!head) return null
  const before: KnownWord = { word: head.before, meaning: { what: 'occasion' }, edits: 0 }
  return [before, { word: word.slice(head.before.length), meaning: head.meaning, edits: 0 }]
}

function nearestTexts(word: string, vocabulary: Vocabulary): readonly TextWord[] {
  const slip = nearestTerms(word, vocabulary, Math.min(1, allowedEdits(word))).terms
  // One edit is likelier than an unknown compound, which is likelier than two edits.
  const compound = slip.length > 0 ? null : catalogueParts(word, vocabulary)
  if (compound) return compound.filter((part) => meaningOf([part])?.what !== 'filler').map(asPart)
  const meant = corrected(slip.length > 0 ? slip : nearestTerms(word, vocabulary).terms)
  return [meant ?? asTyped(word, vocabulary)]
}

const asPart = (part: string) => ({ forms: [`${part}:*`], spelling: part, isCorrected: false })
