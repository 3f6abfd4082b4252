import { foldedWords } from '#server/platform/text/fold.ts'

/** Further words are ignored; no real query for clothes has as many. */
const MOST_WORDS = 16

/** A query split at blanks, and its folded words, each with the piece it comes from. */
export interface TypedText {
  readonly pieces: readonly string[]
  readonly words: readonly string[]
  /** For each word the index of its piece. */
  readonly pieceOf: readonly number[]
}

/** Replacements for signs and abbreviations of prices and sizes: `80€`, `<50`, `12,50`, `w32l34`, `gr.43`. */
const WRITTEN_OUT: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/(\d)[.](\d{3})(?!\d)/g, '$1$2'],
  [/(\d+)[.,](\d{2})(?!\d)/g, (amount) => `${Math.ceil(Number.parseFloat(amount.replace(',', '.')))}`],
  // Half shoe sizes are rounded down.
  [/(\d\d)[.,]5(?!\d)/g, '$1'],
  [/€/g, ' euro '],
  [/(\d)(?:euros?|eur)(?![a-z])/gi, '$1 euro'],
  [/</g, ' unter '],
  [/>/g, ' über '],
  [/\bw(\d\d)\/?l(\d\d)\b/gi, 'w$1 l$2'],
  [/\b(gr|größe|groesse|size)[.:]?(?=\d)/gi, '$1 '],
]

const writtenOut = (piece: string): string =>
  WRITTEN_OUT.reduce((text, [sign, words]) => text.replaceAll(sign, words as string), piece)

export function typedText(text: string): TypedText {
  const pieces = text.trim().split(/\s+/).filter(Boolean)
  const words = pieces.flatMap((piece, at) => foldedWords(writtenOut(piece)).map((word) => ({ word, at })))
  const taken = words.slice(0, MOST_WORDS)
  return { pieces, words: taken.map(({ word }) => word), pieceOf: taken.map(({ at }) => at) }
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu

/** Whether a query has too few letters or digits: a single one begins too many words. */
export const isTooShort = (text: string, least: number): boolean => (text.match(LETTER_OR_DIGIT)?.length ?? 0) < least
