import type { World } from '#server/platform/scope/scope.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import { type Part, readParts } from './read-query.ts'
import { resolveParts } from './resolve-words.ts'
import { markSynonyms, type Synonyms } from './synonyms/mark-synonyms.ts'
import { keptSynonyms } from './synonyms/synonyms.service.ts'
import { isInCatalogue, type KnownTerm, possibleParts, type Vocabulary } from './text-words.ts'
import { type TypedText, typedText } from './typed-words.ts'
import { type FoundTerm, selectAlike, selectForms, selectWords } from './vocabulary.store.ts'

type Reader = Pick<World, 'db'>
/** With what synonyms are kept by. */
type Searcher = Pick<World, 'db' | 'config' | 'now'>

export interface UnderstoodQuery {
  readonly typed: TypedText
  readonly parts: readonly Part[]
  readonly vocabulary: Vocabulary
}

function byWord(found: readonly FoundTerm[]): ReadonlyMap<string, readonly KnownTerm[]> {
  const terms = new Map<string, KnownTerm[]>()
  for (const { word, ...term } of found) {
    const list = terms.get(word)
    if (list) list.push(term)
    else terms.set(word, [term])
  }
  return terms
}

const lookupOf = (word: string) => ({ word, stem: stemOf(word), singular: word.replace(/[ns]$/, '') })
const wordsOnly = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => !/\d/.test(word))

/** Looks up words missing in the lexicon; a second query looks for similar terms of those without a form. */
async function lookUpWords({ db }: Reader, unknown: readonly string[], also: readonly string[]): Promise<Vocabulary> {
  const asked = wordsOnly([...unknown, ...also])
  const forms = byWord(asked.length === 0 ? [] : await selectForms(db, asked.map(lookupOf)))
  const missing = wordsOnly(unknown).filter((word) => !isInCatalogue(word, { forms }))
  if (missing.length === 0) return { forms, alike: new Map(), parts: new Set() }
  const [alike, parts] = await Promise.all([
    selectAlike(db, missing),
    selectWords(db, [...new Set(missing.flatMap(possibleParts))]),
  ])
  return { forms, alike: byWord(alike), parts: new Set(parts) }
}

interface Understanding {
  /** For suggestions. */
  readonly completesLast?: boolean
  /** Left out: those of this installation. */
  readonly synonyms?: Synonyms
}

/**
 * The parts of a typed query, with the catalogue's vocabulary for words missing in the lexicon. For suggestions
 * (`completesLast`) the vocabulary also has completions of the last word.
 */
export async function understand(
  scope: Searcher,
  text: string,
  { completesLast = false, synonyms }: Understanding = {},
): Promise<UnderstoodQuery> {
  const alike = markSynonyms(typedText(text), synonyms ?? (await keptSynonyms(scope)))
  const { typed } = alike
  const read = alike.apply(readParts(typed.words))
  const unknown = read.flatMap((part) => (part.is === 'unknown' ? [part.word] : []))
  const vocabulary = await lookUpWords(scope, unknown, completesLast ? typed.words.slice(-1) : [])
  return { typed, parts: resolveParts(typed.words, read, vocabulary), vocabulary }
}
