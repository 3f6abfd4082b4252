import type { World } from '#server/platform/scope/scope.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import {
  type KnownTerm,
  possibleParts,
  readTyped,
  type TypedQuery,
  unknownWords,
  type Vocabulary,
} from './query-plan.ts'
import { type FoundTerm, selectAlike, selectForms, selectWords } from './vocabulary.store.ts'

type Reader = Pick<World, 'db'>

export interface UnderstoodWords {
  readonly typed: TypedQuery
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

const askedWord = (word: string) => ({ word, stem: stemOf(word), singular: word.replace(/[ns]$/, '') })

/** What the vocabulary knows of a typed query; asks a second time only for words that it does not know. */
export async function understand({ db }: Reader, text: string): Promise<UnderstoodWords> {
  const typed = readTyped(text)
  const words = typed.words.filter((word) => !/\d/.test(word))
  const forms = byWord(words.length === 0 ? [] : await selectForms(db, words.map(askedWord)))
  const unknown = unknownWords(words, { forms })
  if (unknown.length === 0) return { typed, vocabulary: { forms, alike: new Map(), parts: new Set() } }
  const [alike, parts] = await Promise.all([
    selectAlike(db, unknown),
    selectWords(db, [...new Set(unknown.flatMap(possibleParts))]),
  ])
  return { typed, vocabulary: { forms, alike: byWord(alike), parts: new Set(parts) } }
}
