// Turns an interpreted query into full-text queries of PostgreSQL. Pure.
import type { Ignored } from '#contract/search.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import type { KnownWord } from '#server/platform/lexicon/concept.ts'
import { asWritten, attributeLexeme, kindLexeme, kindRow, widerKinds } from '#server/platform/lexicon/lexicon.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import { readNegations } from './negations.ts'
import type { Part, TextWord } from './read-query.ts'
import type { UnderstoodQuery } from './understand.service.ts'
import { excludedFilters, ignoredWords, isUnreadSize, type WordFilter, wordFilters } from './word-filters.ts'

/** Forms of each word that affect the order; the others only match. */
const RANKED_FORMS = 4

/** Alternative forms; a product must contain one of them. */
export interface WordGroup {
  readonly role: 'attribute' | 'word'
  /** Each [a-z0-9]+ with or without `:*`. */
  readonly forms: readonly string[]
  readonly typed: string
}

export interface QueryPlan {
  /** Kinds of garments; a product must be one of them. Empty when the query names none. */
  readonly kinds: readonly string[]
  /** Forms that count like one of the kinds. */
  readonly also: readonly string[]
  readonly groups: readonly WordGroup[]
  /** Forms that only affect the order of the results. */
  readonly hints: readonly string[]
  readonly filters: readonly WordFilter[]
  /** Words that do not count, as typed. */
  readonly ignored: readonly Ignored[]
  /** Words that a brand's name must contain. */
  readonly names: readonly (readonly string[])[]
  /** The query with typing mistakes corrected; null when there were none. */
  readonly corrected: string | null
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(['und', 'and', 'oder', 'or'])
const EXCEPT: ReadonlySet<string> = new Set(['mit', 'with'])

interface NamedKind {
  readonly id: string
  readonly typed: string
  readonly also: readonly string[]
  /** The word before it. */
  readonly before: string
}

/** Plans a search from the typed words and what the vocabulary has of them. */
export function planQuery({ typed, parts: all, vocabulary }: UnderstoodQuery): QueryPlan {
  const negations = readNegations(all, typed.words)
  const parts = negations.wanted
  const named = kindsIn(parts, typed.words)
  const { kinds, modifiers } = headsOf(named)
  const types = typesOf(kinds)
  const groups = [...groupsOf(parts, types), ...modifiers.flatMap(materialOf)]
  const occasions = knownWords(parts).filter(({ meaning }) => meaning.what === 'occasion')
  const filters = [...wordFilters(typed, parts, types), ...excludedFilters(typed, negations)]
  // A season alone is searched for; beside a garment it only affects the order.
  const isAlone = kinds.length === 0 && groups.length === 0
  const alone = isAlone
    ? occasions.map(({ word }) => wordGroup({ ...plainText(word), forms: formsOfPhrase(word) }))
    : []
  return {
    kinds,
    also: named.flatMap(({ id, also }) => (kinds.includes(id) ? also : [])),
    groups: [...groups, ...alone],
    hints: [...hintsIn(parts, types), ...purposesIn(named, kinds)],
    filters,
    ignored: ignoredWords(typed, parts, types, negations),
    names: namesOf(parts),
    corrected: correctedText({ typed, parts: all, vocabulary }),
  }
}

const knownWords = (parts: readonly Part[]): KnownWord[] =>
  parts.flatMap((part) => (part.is === 'known' ? part.words : []))

/** Kinds in the order of the words, including those within compounds. */
function kindsIn(parts: readonly Part[], words: readonly string[]): NamedKind[] {
  return parts.flatMap((part) =>
    part.is === 'known'
      ? part.words.flatMap(({ word, meaning, also = [] }) =>
          meaning.what === 'kind' ? [{ id: meaning.id, typed: word, also, before: words[part.from - 1] ?? '' }] : [],
        )
      : [],
  )
}

/** In both languages the last noun is the head and earlier nouns modify it, unless a conjunction joins them. */
function headsOf(named: readonly NamedKind[]): { kinds: readonly string[]; modifiers: readonly string[] } {
  const wanted = named.filter(({ before }) => !EXCEPT.has(before))
  const all = wanted.length > 0 ? wanted : named
  // `hoodie für den winter` is a hoodie: a season or purpose decides only where no garment is named.
  const garments = all.filter(({ id }) => kindRow(id).holds === undefined)
  const nouns = garments.length > 0 ? garments : all
  const isWider = (id: string) => nouns.some((other) => other.id !== id && widerKinds(other.id).has(id))
  const narrow = nouns.filter(({ id }) => !isWider(id))
  const isList = narrow.slice(1).every(({ before }) => CONJUNCTIONS.has(before))
  if (isList) return { kinds: [...new Set(narrow.map(({ id }) => id))], modifiers: [] }
  const head = narrow.at(-1)
  return { kinds: head ? [head.id] : [], modifiers: narrow.slice(0, -1).map(({ id }) => id) }
}

/** Seasons and purposes beside a garment: what is made for them comes first. */
const purposesIn = (named: readonly NamedKind[], kinds: readonly string[]): readonly string[] =>
  named.flatMap(({ id }) => (kindRow(id).holds !== undefined && !kinds.includes(id) ? [kindLexeme(id)] : []))

const typesOf = (kinds: readonly string[]): readonly ProductType[] => [
  ...new Set(kinds.flatMap((kind) => kindRow(kind).types)),
]

function materialOf(kind: string): WordGroup[] {
  const { made, names } = kindRow(kind)
  return made ? [{ role: 'attribute', forms: [attributeLexeme(made)], typed: names[0] }] : []
}

function groupsOf(parts: readonly Part[], types: readonly ProductType[]): WordGroup[] {
  return parts.flatMap((part): WordGroup[] => {
    if (part.is === 'text') return isOnlyHint(part, types) ? [] : part.texts.map(wordGroup)
    if (part.is === 'known') return part.words.flatMap(attributeGroup)
    return part.is === 'size' && types.length === 0 && isUnreadSize(part, parts, types)
      ? [wordGroup(plainText(part.size.size.toLowerCase()))]
      : []
  })
}

const HINTS: ReadonlySet<string> = new Set(['kind', 'occasion', 'colour'])

/** Words that only order what is found: names of garments, shades and seasons, and numbers beside a garment. */
function hintsIn(parts: readonly Part[], types: readonly ProductType[]): readonly string[] {
  const known = knownWords(parts).flatMap(({ word, meaning }) => (HINTS.has(meaning.what) ? [word] : []))
  const numbers = parts.flatMap((part) =>
    part.is === 'text' && isOnlyHint(part, types) ? part.texts.map(({ spelling }) => spelling) : [],
  )
  return [...known, ...numbers].filter((word) => !word.includes(' '))
}

/** Beside a garment a short number is a size of another country, or part of a name. */
const isOnlyHint = ({ texts }: Extract<Part, { is: 'text' }>, types: readonly ProductType[]): boolean =>
  types.length > 0 && texts.every(({ spelling }) => /^\d{1,2}$/.test(spelling))

const plainText = (word: string): TextWord => ({ forms: [word], spelling: word, isCorrected: false })
const wordGroup = ({ forms, spelling }: TextWord): WordGroup => ({ role: 'word', forms, typed: spelling })
const formsOfPhrase = (phrase: string): readonly string[] => foldedWords(phrase).slice(0, 1)

function attributeGroup({ word, meaning, also = [] }: KnownWord): WordGroup[] {
  if (meaning.what !== 'attribute') return []
  const words = foldedWords(word)
  return [
    {
      role: 'attribute',
      forms: [attributeLexeme(meaning.id), ...(words.length === 1 ? words : []), ...also],
      typed: word,
    },
  ]
}

/** Not the phrase of a synonym. */
const isOneWord = (form: string): boolean => !form.includes(' ')

/** Brand names consist of words of the catalogue; without such words, a brand may have the name of a garment. */
function namesOf(parts: readonly Part[]): (readonly string[])[] {
  const texts = parts.flatMap((part) =>
    part.is === 'text' ? part.texts.map(({ forms }) => forms.filter(isOneWord)) : [],
  )
  if (texts.length > 0) return texts
  return knownWords(parts)
    .filter(({ meaning }) => meaning.what === 'kind' || meaning.what === 'attribute' || meaning.what === 'colour')
    .flatMap(({ word }) => foldedWords(word).map((part) => [part]))
}

function correctedText({ typed, parts, vocabulary }: UnderstoodQuery): string | null {
  const spellings = new Map([...vocabulary.alike.values()].flat().map(({ term, spelling }) => [term, spelling]))
  const replaced = new Map<number, string>()
  const spans = new Set<number>()
  for (const part of parts) {
    const words = correctedWords(part, spellings)
    if (words === null) continue
    for (let at = part.from; at < part.to; at++) spans.add(typed.pieceOf[at] ?? -1)
    replaced.set(typed.pieceOf[part.from] ?? -1, words)
  }
  if (replaced.size === 0) return null
  return typed.pieces.flatMap((piece, at) => replaced.get(at) ?? (spans.has(at) ? [] : piece)).join(' ')
}

function correctedWords(part: Part, spellings: ReadonlyMap<string, string>): string | null {
  if (part.is === 'text') {
    return part.texts.some(({ isCorrected }) => isCorrected)
      ? part.texts.map(({ spelling }) => spelling).join(' ')
      : null
  }
  if (part.is !== 'known' || part.words.every(({ edits }) => edits === 0)) return null
  return part.words.map(({ word }) => spellings.get(word) ?? asWritten(word)).join('')
}

/** How many of the words a product must contain. */
export type HowMany = 'all' | 'all but one' | 'any'

/** The parts of a plan that match the words of a product. */
export type Words = Pick<QueryPlan, 'kinds' | 'also' | 'groups' | 'hints'>

const anyOf = (forms: readonly string[]): string => `(${forms.join(' | ')})`

/** In the syntax of PostgreSQL's `tsquery`; empty for a plan without words. */
export function tsqueryOf({ kinds, also, groups }: Words, how: HowMany): string {
  const ofKind = kinds.length > 0 ? [anyOf([...kinds.map(kindLexeme), ...also])] : []
  const words = groups.map(({ forms }) => anyOf(forms))
  if (how === 'all') return [...ofKind, ...words].join(' & ')
  if (how === 'any' || words.length < 3) return words.join(' | ')
  const without = (left: number) => `(${words.filter((_, at) => at !== left).join(' & ')})`
  return words.map((_, left) => without(left)).join(' | ')
}

/** Contains only the likeliest forms: ranking by all of them would take most of a search's time. */
export const rankingOf = ({ kinds, also, groups, hints }: Words): string =>
  [
    ...new Set([
      ...kinds.map(kindLexeme),
      ...also,
      ...groups.flatMap(({ forms }) => forms.slice(0, RANKED_FORMS)),
      ...hints,
    ]),
  ].join(' | ')

/** Whether a name contains every word of the plan, in any of its forms. */
export function isNamed(name: string, { names }: Pick<QueryPlan, 'names'>): boolean {
  const words = foldedWords(name)
  const contains = (form: string) =>
    form.endsWith(':*') ? words.some((word) => word.startsWith(form.slice(0, -2))) : words.includes(form)
  return names.length > 0 && names.every((forms) => forms.some(contains))
}
