import type { BaseColour } from '#contract/colours.ts'
import type { Ignored, Understood } from '#contract/search.ts'
import { SIZED_TYPES, type SizeChoice } from '#contract/sizes.ts'
import type { Gender, ProductSort, ProductType } from '#contract/vocabulary.ts'
import type { KnownWord, Meaning } from '#server/platform/lexicon/concept.ts'
import type { Excluded, Negations } from './negations.ts'
import type { Part } from './read-query.ts'
import { type SizeWord, sizeChoices } from './read-size.ts'
import type { TypedText } from './typed-words.ts'

/** A filter named by words of the query. */
export type Wanted =
  | { readonly what: 'gender'; readonly gender: Gender }
  | { readonly what: 'colour'; readonly colour: BaseColour; readonly colours: readonly BaseColour[] }
  /** Without choices no product has the size. */
  | { readonly what: 'size'; readonly size: string; readonly choices: readonly SizeChoice[] }
  | { readonly what: 'price'; readonly min: number | null; readonly max: number | null }
  | { readonly what: 'sale' }
  | { readonly what: 'drops' }
  | { readonly what: 'sort'; readonly sort: ProductSort }
  | (Excluded & { readonly typed: string })

/** A filter named by words, and the query without these words. */
export interface WordFilter {
  readonly wanted: Wanted
  readonly without: string
}

/** The words of a query at these positions, as typed. */
const typedAt = ({ pieces, pieceOf }: TypedText, { from, to }: { from: number; to: number }): string =>
  [...new Set(pieceOf.slice(from, to))].map((piece) => pieces[piece]).join(' ')

/** The filters that exclude products. */
export function excludedFilters(typed: TypedText, { excluded }: Negations): WordFilter[] {
  return excluded.map(({ from, to, excluded }) => ({
    wanted: { ...excluded, typed: typedAt(typed, { from, to }) },
    without: remaining(typed, [{ part: { is: 'stop', from, to }, word: null }]),
  }))
}

/** The sizes that no filter reads, and the negations that exclude nothing. */
export function ignoredWords(
  typed: TypedText,
  parts: readonly Part[],
  types: readonly ProductType[],
  { unused }: Negations,
): Ignored[] {
  const sizes = parts.filter(
    (part) => part.is === 'size' && !isReadSize(part, parts, types) && (part.size.isSaid || types.length > 0),
  )
  // `43-46` is one word and two sizes.
  const unread = new Set(sizes.map((part) => typedAt(typed, part)))
  return [
    ...[...unread].map((words) => ({ what: 'size' as const, words })),
    ...unused.map((span) => ({ what: 'negation' as const, words: typedAt(typed, span) })),
  ]
}

/** Words of one part, by their positions in the query and in a compound. */
interface Source {
  readonly part: Part
  /** The word within a compound. */
  readonly word: KnownWord | null
}

interface Found {
  readonly wanted: Wanted
  readonly sources: readonly Source[]
}

/** The filters named by the parts of a query; `types` and kinds decide what a size means. */
export function wordFilters(typed: TypedText, parts: readonly Part[], types: readonly ProductType[]): WordFilter[] {
  const found = [...pricesIn(parts), ...meaningsIn(parts)]
  const genders = found.flatMap(({ wanted }) => (wanted.what === 'gender' ? [wanted.gender] : []))
  const sizes = sizesIn(parts, types, genders)
  return [...found, ...sizes].map(({ wanted, sources }) => ({ wanted, without: remaining(typed, sources) }))
}

/** Whether a size fits none of the named types; it is then treated as a plain word. */
export function isUnreadSize(part: Part, parts: readonly Part[], types: readonly ProductType[]): boolean {
  return part.is === 'size' && !part.size.isSaid && !isReadSize(part, parts, types)
}

const isReadSize = (part: Part, parts: readonly Part[], types: readonly ProductType[]): boolean =>
  sizesIn(parts, types, []).some(({ sources }) => sources.some((source) => source.part === part))

function pricesIn(parts: readonly Part[]): Found[] {
  const prices = parts.flatMap((part) => (part.is === 'price' ? [{ part, ...part.price }] : []))
  if (prices.length === 0) return []
  const least = prices.flatMap(({ min }) => min ?? [])
  const most = prices.flatMap(({ max }) => max ?? [])
  // Of several bounds the strictest holds.
  const min = least.length > 0 ? Math.max(...least) : null
  const max = most.length > 0 ? Math.min(...most) : null
  return [{ wanted: { what: 'price', min, max }, sources: prices.map(({ part }) => ({ part, word: null })) }]
}

function wantedBy(meaning: Meaning): Wanted | null {
  switch (meaning.what) {
    case 'gender':
    case 'sale':
    case 'drops':
    case 'sort':
      return meaning
    case 'colour':
      return { what: 'colour', colour: meaning.colour, colours: [meaning.colour, ...meaning.also] }
    default:
      return null
  }
}

function meaningsIn(parts: readonly Part[]): Found[] {
  const found = new Map<string, { wanted: Wanted; sources: Source[] }>()
  for (const part of parts) {
    for (const word of part.is === 'known' ? part.words : []) {
      const wanted = wantedBy(word.meaning)
      if (!wanted) continue
      const key = JSON.stringify(wanted)
      const same = found.get(key) ?? { wanted, sources: [] }
      same.sources.push({ part, word })
      found.set(key, same)
    }
  }
  return [...found.values()]
}

function sizesIn(parts: readonly Part[], types: readonly ProductType[], genders: readonly Gender[]): Found[] {
  const named = parts.flatMap((part) => (part.is === 'size' ? [{ part, size: part.size }] : []))
  const words: readonly SizeWord[] = named.map(({ size }) => size)
  const chosen = sizeChoices(words, { types, genders }).map((one, at) => ({ ...one, part: named[at]?.part }))
  const fitting = chosen.filter(({ choices }) => choices.length > 0)
  // `schuhe größe L`: no shoe has it, which the answer says instead of ignoring the words.
  const isSized = SIZED_TYPES.some((type) => types.includes(type))
  const read = fitting.length > 0 || !isSized ? fitting : chosen.filter(({ part }) => part?.size.isSaid)
  if (read.length === 0) return []
  const choices = read.flatMap((one) => one.choices)
  const sources = read.flatMap(({ part }) => (part ? [{ part, word: null }] : []))
  return [{ wanted: { what: 'size', size: read.map(({ size }) => size).join(' '), choices }, sources }]
}

/** Removed together with the word after them. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['fuer', 'fur', 'for', 'in', 'im', 'mit', 'with', 'von', 'zu'])

/** The query without these words; a compound keeps its other parts. */
function remaining({ pieces, words, pieceOf }: TypedText, sources: readonly Source[]): string {
  const gone = new Set<number>()
  const rests = new Map<number, string>()
  for (const { part, word } of sources) {
    const from = PREPOSITIONS.has(words[part.from - 1] ?? '') ? part.from - 1 : part.from
    for (let at = from; at < part.to; at++) gone.add(at)
    const others = part.is === 'known' ? part.words.filter((other) => other !== word) : []
    if (others.length > 0) rests.set(part.from, others.map((other) => other.word).join(''))
  }
  const kept = pieces.map((piece, at) => {
    const own = words.flatMap((word, place) => (pieceOf[place] === at ? [{ word, place }] : []))
    if (!own.some(({ place }) => gone.has(place))) return piece
    return own.flatMap(({ word, place }) => (gone.has(place) ? (rests.get(place) ?? []) : word)).join(' ')
  })
  return kept.filter(Boolean).join(' ')
}

/** The filter in the form of the response. */
export function understoodOf({ wanted, without }: WordFilter): Understood {
  switch (wanted.what) {
    case 'colour':
      return { what: 'colour', colour: wanted.colour, without }
    case 'size':
      return { what: 'size', size: wanted.size, without }
    case 'not-colour':
      return { what: 'not-colour', colours: [...wanted.named], without }
    case 'not-word':
      return { what: 'not-word', words: wanted.typed, without }
    default:
      return { ...wanted, without }
  }
}
