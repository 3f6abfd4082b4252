import type { KnownWord } from './concept.ts'
import { meaningOf, partsOfCompound } from './lexicon.ts'

/** Some adjacent words of a text and what they stand for together; no parts: the word is not known. */
export interface ReadWords {
  readonly from: number
  /** The first word after them. */
  readonly to: number
  readonly parts: readonly KnownWord[]
}

const LONGEST_PHRASE = 4

/** What the folded words from this one on stand for; phrases before single words, so that `rain jacket` is one thing. */
export function readAt(words: readonly string[], from: number): ReadWords {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to--) {
    const phrase = words.slice(from, to)
    const meaning = meaningOf(phrase)
    if (meaning) return { from, to, parts: [{ word: phrase.join(to === from + 1 ? '' : ' '), meaning, edits: 0 }] }
  }
  return { from, to: from + 1, parts: partsOfCompound(words[from] ?? '') ?? [] }
}

/** What the words of a text stand for. */
export function readWords(words: readonly string[]): ReadWords[] {
  const read: ReadWords[] = []
  for (let from = 0; from < words.length; ) {
    const next = readAt(words, from)
    read.push(next)
    from = next.to
  }
  return read
}
