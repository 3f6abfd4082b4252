// Finds what a query does not want: `nicht schwarz`, `jacke ohne kapuze`, `no print`. Pure.
import type { BaseColour } from '#contract/colours.ts'
import type { KnownWord, Meaning } from '#server/platform/lexicon/concept.ts'
import { attributeLexeme, kindLexeme } from '#server/platform/lexicon/lexicon.ts'
import type { Part } from './read-query.ts'

/** Colours, or kinds and patterns, that no result may have. */
export type Excluded =
  | { readonly what: 'not-colour'; readonly named: readonly BaseColour[]; readonly colours: readonly BaseColour[] }
  | { readonly what: 'not-word'; readonly lexemes: readonly string[] }

interface Span {
  readonly from: number
  /** The first word after it. */
  readonly to: number
}

export interface Negations {
  /** The parts that are wanted. */
  readonly wanted: readonly Part[]
  readonly excluded: readonly (Span & { readonly excluded: Excluded })[]
  /** Words with a negation that cannot be excluded. */
  readonly unused: readonly Span[]
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(['und', 'and', 'oder', 'or', 'noch', 'nor'])
/** Between a negation and what it negates: `nicht in schwarz`, `not too dark`. */
const BETWEEN: ReadonlySet<string> = new Set(['too', 'sehr', 'very', 'any'])

export function readNegations(parts: readonly Part[], words: readonly string[]): Negations {
  const wanted: Part[] = []
  const excluded: (Span & { excluded: Excluded })[] = []
  const unused: Span[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]
    if (part?.is !== 'not') {
      if (part) wanted.push(part)
      continue
    }
    const target = targetAfter(parts, at, words)
    const last = parts[target.last] ?? part
    const span = { from: part.from, to: last.to }
    if (target.excluded) excluded.push({ ...span, excluded: target.excluded })
    else unused.push(span)
    at = target.last
  }
  // `Not Dead` alone may be a name: only the negation is left out.
  const texts = parts.filter(({ is }) => is === 'text')
  const isName = texts.length > 0 && parts.every(({ is }) => is === 'text' || is === 'not' || is === 'stop')
  return isName
    ? { wanted: texts, excluded, unused: parts.filter(({ is }) => is === 'not') }
    : { wanted, excluded, unused }
}

interface Target {
  /** Index of the last part that belongs to the negation. */
  readonly last: number
  readonly excluded: Excluded | null
}

/** What the negation at this index is about: one part, or a list such as `black or white`. */
function targetAfter(parts: readonly Part[], not: number, words: readonly string[]): Target {
  let first = not + 1
  while (first < parts.length && isLink(parts[first], words)) first++
  // A negation at the end of the query is about nothing.
  if (first >= parts.length) return { last: not, excluded: null }
  let excluded = excludedBy(parts[first])
  let last = first
  while (excluded && CONJUNCTIONS.has(words[parts[last + 1]?.from ?? -1] ?? '')) {
    const both = joined(excluded, excludedBy(parts[last + 2]))
    if (!both) break
    excluded = both
    last += 2
  }
  return { last, excluded }
}

function isLink(part: Part | undefined, words: readonly string[]): boolean {
  const word = words[part?.from ?? -1] ?? ''
  if (!part || CONJUNCTIONS.has(word)) return false
  const saysNothing = part.is === 'known' && part.words.every(({ meaning }) => meaning.what === 'filler')
  return part.is === 'stop' || saysNothing || BETWEEN.has(word)
}

/** What can be excluded; of a compound no part can be excluded on its own. */
function excludedBy(part: Part | undefined): Excluded | null {
  if (part?.is !== 'known' || part.words.length !== 1) return null
  return part.words.map(excludedWord)[0] ?? null
}

function excludedWord({ meaning }: KnownWord): Excluded | null {
  if (meaning.what === 'colour') {
    return { what: 'not-colour', named: [meaning.colour], colours: [meaning.colour, ...meaning.also] }
  }
  const lexeme = lexemeOf(meaning)
  return lexeme === null ? null : { what: 'not-word', lexemes: [lexeme] }
}

function lexemeOf(meaning: Meaning): string | null {
  if (meaning.what === 'kind') return kindLexeme(meaning.id)
  return meaning.what === 'attribute' ? attributeLexeme(meaning.id) : null
}

function joined(one: Excluded, other: Excluded | null): Excluded | null {
  if (one.what === 'not-colour' && other?.what === 'not-colour') {
    return { ...one, named: [...one.named, ...other.named], colours: [...one.colours, ...other.colours] }
  }
  if (one.what === 'not-word' && other?.what === 'not-word') {
    return { ...one, lexemes: [...one.lexemes, ...other.lexemes] }
  }
  return null
}
