import { fold } from '#server/platform/text/fold.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import { ATTRIBUTES, COLOURS } from './attributes.ts'
import { splitCompound } from './compound.ts'
import type { KindRow, KnownWord, Meaning } from './concept.ts'
import { DROP_WORDS, FILLER_WORDS, GENDER_WORDS, OCCASION_WORDS, SALE_WORDS, SORT_WORDS } from './filter-words.ts'
import { ACCESSORIES } from './kinds-accessories.ts'
import { BOTTOMS } from './kinds-bottoms.ts'
import { GROUPS } from './kinds-groups.ts'
import { OUTERWEAR } from './kinds-outerwear.ts'
import { SHOES } from './kinds-shoes.ts'
import { TOPS } from './kinds-tops.ts'
import { SPOKEN } from './spoken.ts'

const KINDS: ReadonlyMap<string, KindRow> = new Map(
  [...TOPS, ...OUTERWEAR, ...BOTTOMS, ...SHOES, ...ACCESSORIES, ...GROUPS].map((row) => [row.id, row]),
)

/** Folded words as written, phrases without blanks; and the same without endings. */
const exact = new Map<string, Meaning>()
const stems = new Map<string, Meaning>()
/** Phrases as they are written apart. */
const phrases = new Map<string, string>()

/** Spellings whose umlauts were folded or left off, with them. */
const withUmlauts = new Map<string, string>()

/** Known spellings as they are written. */
export const asWritten = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => withUmlauts.get(word) ?? word)
    .join(' ')

/** A phrase as it is written apart, or null. */
export const writtenApart = (joined: string): string | null => phrases.get(joined) ?? null

const PLAIN_UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 's' }

function note(map: Map<string, Meaning>, key: string, meaning: Meaning): void {
  if (!map.has(key)) map.set(key, meaning)
}

function learn(words: string, meaning: Meaning): void {
  for (const phrase of words.split(' ').filter(Boolean)) {
    const withoutMarks = phrase.replaceAll(/[äöüß]/g, (letter) => PLAIN_UMLAUTS[letter] ?? letter)
    for (const spelling of new Set([phrase, withoutMarks])) {
      const parts = fold(spelling)
        .split('+')
        .map((part) => part.replaceAll(/[^a-z0-9€]/g, ''))
      note(exact, parts.join(''), meaning)
      noteUmlauts(parts.join(''), phrase.replaceAll('+', ''))
      if (parts.length > 1 && !phrases.has(parts.join(''))) phrases.set(parts.join(''), parts.join(' '))
      note(stems, stemOf(parts.join('')), meaning)
      note(stems, parts.map(stemOf).join(' '), meaning)
    }
  }
}

function noteUmlauts(folded: string, written: string): void {
  if (/[äöüß]/.test(written) && !withUmlauts.has(folded)) withUmlauts.set(folded, written)
}

for (const { id, words } of KINDS.values()) learn(words, { what: 'kind', id })
for (const { id, words } of ATTRIBUTES) learn(words, { what: 'attribute', id })
for (const { colour, also = [], words } of COLOURS) learn(words, { what: 'colour', colour, also })
for (const [gender, words] of entriesOf(GENDER_WORDS)) learn(words, { what: 'gender', gender })
learn(SALE_WORDS, { what: 'sale' })
learn(DROP_WORDS, { what: 'drops' })
for (const [sort, words] of entriesOf(SORT_WORDS)) learn(words ?? '', { what: 'sort', sort })
learn(OCCASION_WORDS, { what: 'occasion' })
learn(FILLER_WORDS, { what: 'filler' })

function entriesOf<K extends string, V>(table: Readonly<Partial<Record<K, V>>>): [K, V][] {
  return Object.entries(table) as [K, V][]
}

/** Words that are written by ear, with the word that is meant. */
const spoken = new Map(
  SPOKEN.split(' ').map((pair) => {
    const [typed = '', meant = ''] = pair.split('=').map(fold)
    return [typed, meant] as const
  }),
)

/** The known word that one written by ear stands for, or null. */
export const writtenByEar = (word: string): string | null => spoken.get(word) ?? null

/** Every known spelling, folded and without blanks. */
export const spellings = (): IterableIterator<string> => exact.keys()

/** What one folded word, or several adjacent ones, stand for; with any ending. */
export function meaningOf(words: readonly string[]): Meaning | null {
  // `hoodie s` is no plural: the letter is a size.
  if (words.length > 1 && (words.at(-1)?.length ?? 0) < 2) return null
  const joined = words.join('')
  const known = exact.get(joined)
  if (known) return known
  if (words.length === 1) return inflected(joined)
  const stem = stemOf(joined)
  // `hoodie men` is no form of `hoodie`: a word that stemming removes whole is no ending.
  const before = joined.length - (words.at(-1)?.length ?? 0)
  return stems.get(words.map(stemOf).join(' ')) ?? (stem.length > before ? stems.get(stem) : null) ?? null
}

const ENDINGS = ['', 'er', 'en', 'es', 'em', 'e', 'n', 's'] as const
/** Shorter words and stems belong to too many others. */
const SHORTEST_STEM = 4
const SHORTEST_WORD = 3

function inflected(word: string): Meaning | null {
  if (word.length <= SHORTEST_WORD) return null
  const stem = stemOf(word)
  const known = stem.length >= SHORTEST_STEM ? stems.get(stem) : undefined
  if (known) return known
  for (const ending of ENDINGS) {
    const rest = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : ''
    const meaning = rest.length >= SHORTEST_WORD ? exact.get(rest) : undefined
    if (meaning) return meaning
  }
  return null
}

const isPart = (part: string): boolean => {
  const meaning = meaningOf([part])
  return meaning !== null && meaning.what !== 'filler' && meaning.what !== 'sort'
}

/** Splitting is slow beside looking up, and names repeat their words. */
const compounds = new Map<string, readonly KnownWord[] | null>()
const MOST_COMPOUNDS = 20_000
const LONGEST_COMPOUND = 40

/** The parts of a German compound, when all are known and the last is a kind or a colour; or null. */
export function partsOfCompound(word: string): readonly KnownWord[] | null {
  const known = compounds.get(word)
  if (known !== undefined) return known
  if (compounds.size >= MOST_COMPOUNDS) compounds.clear()
  const parts = knownParts(word)
  compounds.set(word, parts)
  return parts
}

function knownParts(word: string): readonly KnownWord[] | null {
  const parts = word.length > LONGEST_COMPOUND ? null : splitCompound(word, isPart)
  const known = parts?.flatMap((part) => {
    const meaning = meaningOf([part])
    return meaning ? [{ word: part, meaning, edits: 0 }] : []
  })
  const last = known?.at(-1)?.meaning.what
  return known && (last === 'kind' || last === 'colour') ? known : null
}

const SHORTEST_HEAD = 4
const SHORTEST_REST = 3

/** The kind that an unknown compound ends with, and what stands before it: `Holzhackerhose` is a pair of trousers. */
export function kindAtEndOf(word: string): { readonly before: string; readonly meaning: Meaning } | null {
  for (let at = SHORTEST_REST; at <= word.length - SHORTEST_HEAD; at++) {
    const meaning = exact.get(word.slice(at)) ?? null
    if (meaning?.what === 'kind') return { before: word.slice(0, at), meaning }
  }
  return null
}

export function kindRow(id: string): KindRow {
  const row = KINDS.get(id)
  if (!row) throw new Error(`unknown kind: ${id}`)
  return row
}

const attributes = new Map(ATTRIBUTES.map((row) => [row.id, row]))
const listed = (ids: string | undefined): string[] => (ids ?? '').split(' ').filter(Boolean)

/** The groups that hold a kind. */
const groups = new Map<string, string[]>()
for (const { id, holds } of KINDS.values())
  for (const kind of listed(holds)) groups.set(kind, [...(groups.get(kind) ?? []), id])

/** The kind itself and all that it is a part of. */
export function widerKinds(id: string): ReadonlySet<string> {
  const wider = new Set([id])
  for (const one of wider) for (const next of [...listed(kindRow(one).in), ...(groups.get(one) ?? [])]) wider.add(next)
  return wider
}

/** The attribute itself and all that it is a part of. */
export function widerAttributes(id: string): ReadonlySet<string> {
  const wider = new Set([id])
  for (const one of wider) for (const next of listed(attributes.get(one)?.in)) wider.add(next)
  return wider
}

/** What to show where there is none of a kind: its neighbours, then what it is a part of. */
export const insteadOf = (id: string): readonly string[] => {
  const { near, in: wider } = kindRow(id)
  return [...new Set([...listed(near), ...listed(wider)])]
}

/** Kinds that a garment of these kinds with these attributes is as well. */
export function impliedKinds(kinds: ReadonlySet<string>, having: ReadonlySet<string>): string[] {
  return [...KINDS.values()].flatMap(({ id, is }) => (is && kinds.has(is[0]) && having.has(is[1]) ? [id] : []))
}

/** Lexemes of the search index; no typed word begins with such a digit and a letter. */
export const kindLexeme = (id: string): string => `0${id}`
export const attributeLexeme = (id: string): string => `1${id}`
