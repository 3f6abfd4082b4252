// What somebody typed, as a query that PostgreSQL understands. Pure: words and the vocabulary's answers in, query out.
import type { Gender } from '#contract/vocabulary.ts'
import { allowedEdits, editDistance } from '#server/platform/text/edit-distance.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import { STOP_WORDS } from '#server/platform/text/stop-words.ts'
import { genderNamedBy, synonymsOf } from './synonyms.ts'

/** Beyond so many words nobody types to find clothes. */
const MOST_WORDS = 8
const MOST_FORMS = 32
/** So many forms of each word decide about the order; the others only about being found. */
const RANKED_FORMS = 4
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 40
/** What German puts between the parts of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e'] as const

export interface TypedQuery {
  readonly words: readonly string[]
  readonly genders: readonly Gender[]
}

/** A word of the vocabulary that may be meant. */
export interface KnownTerm {
  readonly term: string
  readonly spelling: string
  readonly documents: number
}

/** What the vocabulary says about one typed word. */
export interface Vocabulary {
  /** The word itself, its other forms, words that end with it, words that begin with it. */
  readonly forms: ReadonlyMap<string, readonly KnownTerm[]>
  /** Words that look alike, for words without a form. */
  readonly alike: ReadonlyMap<string, readonly KnownTerm[]>
  /** Which of the possible parts of words without a form are words. */
  readonly parts: ReadonlySet<string>
}

export interface QueryPlan {
  /** For each word what it may stand for, each [a-z0-9]+ with or without `:*`. */
  readonly groups: readonly (readonly string[])[]
  readonly genders: readonly Gender[]
  /** The query with its typing mistakes put right; null when there were none. */
  readonly corrected: string | null
}

/** Folded words without fillers; "Herren" and "women's" become a wish for whom. */
export function readTyped(typed: string): TypedQuery {
  const genders = new Set<Gender>()
  const words: string[] = []
  for (const word of new Set(foldedWords(typed))) {
    const gender = genderNamedBy(word)
    if (gender) genders.add(gender)
    else if (!STOP_WORDS.has(word)) words.push(word)
  }
  return { words: words.slice(0, MOST_WORDS), genders: [...genders] }
}

const isNumber = (word: string) => /\d/.test(word)
const hasForm = (word: string, { forms }: Pick<Vocabulary, 'forms'>) =>
  isNumber(word) || synonymsOf(word).length > 0 || (forms.get(word)?.length ?? 0) > 0

/** Words about which more must be asked: what looks alike, and whether they are compounds. */
export const unknownWords = (words: readonly string[], vocabulary: Pick<Vocabulary, 'forms'>): string[] =>
  words.filter((word) => !hasForm(word, vocabulary))

/** Everything that could be a part of the word. */
export function possibleParts(word: string): string[] {
  const parts = new Set<string>()
  if (word.length > LONGEST_COMPOUND) return []
  for (let from = 0; from <= word.length - SHORTEST_PART; from++) {
    for (let to = from + SHORTEST_PART; to <= word.length; to++) parts.add(word.slice(from, to))
  }
  return [...parts]
}

/** The parts of a German compound, few and long ones first: `herrenlederjacke` → `herren`, `leder`, `jacke`; or null. */
export function splitCompound(word: string, isWord: (part: string) => boolean): readonly string[] | null {
  const best: (readonly string[] | null)[] = Array.from({ length: word.length + 1 }, () => null)
  best[word.length] = []
  for (let from = word.length - SHORTEST_PART; from >= 0; from--) {
    for (let to = word.length; to >= from + SHORTEST_PART; to--) {
      const part = word.slice(from, to)
      if (!isWord(part)) continue
      const rest = restAfter(word, to, best)
      const shortest = best[from]
      if (rest && (!shortest || rest.length + 1 < shortest.length)) best[from] = [part, ...rest]
    }
  }
  const parts = best[0]
  return parts && parts.length > 1 ? parts : null
}

function restAfter(word: string, at: number, best: readonly (readonly string[] | null)[]): readonly string[] | null {
  for (const link of LINKS) {
    const rest = word.startsWith(link, at) ? best[at + link.length] : null
    // A link ties two parts: nothing ends with it.
    if (rest && (link === '' || rest.length > 0)) return rest
  }
  return null
}

/** The words of the vocabulary that were most likely meant, nearest and most used first. */
function nearest(word: string, alike: readonly KnownTerm[], most: number): readonly KnownTerm[] {
  const near = alike
    .map((known) => ({ known, edits: editDistance(word, known.term, most) }))
    .filter(({ edits }) => edits <= most)
  const fewest = Math.min(...near.map(({ edits }) => edits))
  return near
    .filter(({ edits }) => edits === fewest)
    .map(({ known }) => known)
    .sort((one, other) => other.documents - one.documents)
    .slice(0, 5)
}

/**
 * What a word may stand for, the likeliest first. The vocabulary has seen every word but numbers, so beginnings are
 * asked for only where it knows nothing: PostgreSQL reads all lists of a beginning, and may skip in the list of a word.
 */
function formsOf(word: string, known: readonly KnownTerm[]): readonly string[] {
  const start = known.length > 0 || isNumber(word) ? word : `${word}:*`
  return [...new Set([start, ...synonymsOf(word), ...known.map(({ term }) => term)])].slice(0, MOST_FORMS)
}

interface ReadWord {
  readonly groups: readonly (readonly string[])[]
  readonly genders: readonly Gender[]
  readonly spelling: string
  readonly isCorrected: boolean
}

function readWord(word: string, { forms, alike, parts }: Vocabulary): ReadWord {
  const known = forms.get(word) ?? []
  const spelling = known.find(({ term }) => term === word)?.spelling ?? word
  const plain = { groups: [formsOf(word, known)], genders: [], spelling, isCorrected: false }
  if (hasForm(word, { forms })) return plain
  // One slip is likelier than a new compound, a new compound likelier than two slips.
  const slip = nearest(word, alike.get(word) ?? [], Math.min(1, allowedEdits(word)))
  const compound =
    slip.length > 0 ? null : splitCompound(word, (part) => parts.has(part) || genderNamedBy(part) !== null)
  if (compound) return { ...plain, ...readCompound(compound) }
  const meant = slip.length > 0 ? slip : nearest(word, alike.get(word) ?? [], allowedEdits(word))
  const [best] = meant
  if (!best) return plain
  const group = [...new Set(meant.flatMap(({ term }) => formsOf(term, [])))].slice(0, MOST_FORMS)
  return { groups: [group], genders: [], spelling: best.spelling, isCorrected: true }
}

function readCompound(compound: readonly string[]): Pick<ReadWord, 'groups' | 'genders'> {
  const named = compound.map((part) => ({ part, gender: genderNamedBy(part) }))
  return {
    groups: named.filter(({ gender }) => gender === null).map(({ part }) => formsOf(part, [])),
    genders: named.flatMap(({ gender }) => gender ?? []),
  }
}

/** Puts what was typed and what the vocabulary knows of it together. */
export function planQuery({ words, genders }: TypedQuery, vocabulary: Vocabulary): QueryPlan {
  const read = words.map((word) => readWord(word, vocabulary))
  const isCorrected = read.some((word) => word.isCorrected)
  return {
    groups: read.flatMap((word) => word.groups),
    genders: [...new Set([...genders, ...read.flatMap((word) => word.genders)])],
    corrected: isCorrected ? read.map(({ spelling }) => spelling).join(' ') : null,
  }
}

/** How many of the words must be there. */
export type HowMany = 'all' | 'all but one' | 'any'

/** As PostgreSQL writes it; empty for a plan without words. */
export function tsqueryOf({ groups }: Pick<QueryPlan, 'groups'>, how: HowMany): string {
  const words = groups.map((forms) => `(${forms.join(' | ')})`)
  if (how === 'all') return words.join(' & ')
  if (how === 'any' || words.length < 3) return words.join(' | ')
  const without = (left: number) => `(${words.filter((_, at) => at !== left).join(' & ')})`
  return words.map((_, left) => without(left)).join(' | ')
}

/** The likeliest forms alone: comparing every document with all of them would take most of a search's time. */
export const rankingOf = ({ groups }: Pick<QueryPlan, 'groups'>): string =>
  groups.map((forms) => `(${forms.slice(0, RANKED_FORMS).join(' | ')})`).join(' | ')

/** Whether a name holds every word of the plan, in any of its forms. */
export function isNamed(name: string, { groups }: Pick<QueryPlan, 'groups'>): boolean {
  const words = foldedWords(name)
  const holds = (form: string) =>
    form.endsWith(':*') ? words.some((word) => word.startsWith(form.slice(0, -2))) : words.includes(form)
  return groups.length > 0 && groups.every((forms) => forms.some(holds))
}
