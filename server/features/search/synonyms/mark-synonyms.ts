// Reads the synonyms of staff in a query. Pure.
import { SYNONYMS } from '#contract/synonyms.limits.ts'
import type { KnownWord } from '#server/platform/lexicon/concept.ts'
import { attributeLexeme, kindLexeme } from '#server/platform/lexicon/lexicon.ts'
import { readWords } from '#server/platform/lexicon/read-words.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import type { Part } from '../read-query.ts'
import type { TypedText } from '../typed-words.ts'

/** By each of its words or phrases, folded, the members of a group, each as folded words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>

export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  new Map(
    groups.flatMap((group) => {
      const members = group.map((word) => foldedWords(word))
      return members.map((member) => [member.join(' '), members] as const)
    }),
  )

interface Marked {
  /** The query, in which words that only a synonym explains are replaced by it. */
  readonly typed: TypedText
  /** Adds to the parts of that query what stands for the same. */
  apply(parts: readonly Part[]): Part[]
}

interface Span {
  readonly from: number
  readonly to: number
  readonly forms: readonly string[]
  readonly spelling: string
  /** No member is in the lexicon: the forms are all there is. */
  readonly isText: boolean
}

export function markSynonyms(typed: TypedText, synonyms: Synonyms): Marked {
  if (synonyms.size === 0) return { typed, apply: (parts) => [...parts] }
  const words: string[] = []
  const pieceOf: number[] = []
  const spans: Span[] = []
  for (let at = 0; at < typed.words.length; ) {
    const found = memberAt(typed.words, at, synonyms)
    const length = found?.member.length ?? 1
    const shown = found ? shownMember(found.member, found.members) : typed.words.slice(at, at + 1)
    if (found) spans.push(spanOf(shown, found.members, words.length))
    words.push(...shown)
    pieceOf.push(...shown.map(() => typed.pieceOf[at] ?? 0))
    at += length
  }
  return { typed: { ...typed, words, pieceOf }, apply: (parts) => withSpans(parts, spans) }
}

function memberAt(words: readonly string[], at: number, synonyms: Synonyms) {
  for (let length = SYNONYMS.phraseMost; length > 0; length--) {
    const member = words.slice(at, at + length)
    const members = member.length === length ? synonyms.get(member.join(' ')) : undefined
    if (members) return { member, members }
  }
  return null
}

/** What the lexicon knows of all words of a member; null: not all are known. */
function knownWords(member: readonly string[]): readonly KnownWord[] | null {
  const read = readWords(member)
  const isKnown = read.every(({ parts }) => parts.length > 0)
  return isKnown ? read.flatMap(({ parts }) => parts) : null
}

const isKnown = (member: readonly string[]): boolean => knownWords(member) !== null

/** The member itself where the lexicon knows it, or else the first that it knows. */
function shownMember(typed: readonly string[], members: readonly (readonly string[])[]): readonly string[] {
  const member = members.find((each) => each.join(' ') === typed.join(' ')) ?? typed
  return isKnown(member) ? member : (members.find(isKnown) ?? member)
}

function spanOf(shown: readonly string[], members: readonly (readonly string[])[], from: number): Span {
  const isText = !isKnown(shown)
  const asked = isText ? members : members.filter((member) => member !== shown)
  const forms = [...new Set(asked.flatMap((member) => formOf(member) ?? []))]
  return { from, to: from + shown.length, forms, spelling: shown.join(' '), isText }
}

/** What matches a member: a kind or attribute of the lexicon, or else its words; null for what is no word of products. */
function formOf(member: readonly string[]): string | null {
  const known = knownWords(member)
  if (known === null) {
    const words = member.map((word) => `${word}:*`)
    return words.length === 1 ? (words[0] ?? null) : `(${words.join(' & ')})`
  }
  const lexemes = known.flatMap(({ meaning }) => {
    if (meaning.what === 'kind') return [kindLexeme(meaning.id)]
    return meaning.what === 'attribute' ? [attributeLexeme(meaning.id)] : []
  })
  if (lexemes.length === 0) return null
  return lexemes.length === 1 ? (lexemes[0] ?? null) : `(${lexemes.join(' & ')})`
}

function withSpans(parts: readonly Part[], spans: readonly Span[]): Part[] {
  return parts.flatMap((part): Part[] => {
    const span = spans.find(({ from, to }) => part.from >= from && part.from < to)
    if (!span) return [part]
    if (!span.isText) return [part.is === 'known' ? withAlso(part, span) : part]
    // The first part stands for the whole phrase.
    if (part.from !== span.from) return []
    const texts = [{ forms: span.forms, spelling: span.spelling, isCorrected: false }]
    return [{ is: 'text', from: span.from, to: span.to, texts }]
  })
}

/** On the last garment or attribute of the part, which decides what it is. */
function withAlso(part: Extract<Part, { is: 'known' }>, { forms }: Span): Part {
  const at = part.words.findLastIndex(({ meaning }) => meaning.what === 'kind' || meaning.what === 'attribute')
  return { ...part, words: part.words.map((word, index) => (index === at ? { ...word, also: forms } : word)) }
}
