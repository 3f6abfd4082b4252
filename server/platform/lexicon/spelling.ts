import { allowedEdits, editDistance } from '#server/platform/text/edit-distance.ts'
import type { KnownWord, Meaning } from './concept.ts'
import { meaningOf, spellings, writtenByEar } from './lexicon.ts'
import { soundsLike } from './phonetic.ts'

const SAME_SOUND = 0.5
const SHORTEST_TYPED = 4

/** Words by themselves and by every way to leave out one letter: two words one edit apart share one of these. */
const byDeletion = new Map<string, string[]>()
const bySound = new Map<string, string[]>()
const byLength = new Map<number, string[]>()

function put<K>(map: Map<K, string[]>, key: K, word: string): void {
  const list = map.get(key)
  if (list) list.push(word)
  else map.set(key, [word])
}

const FIRST_LETTER = 97

/** Which letters a word has, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - FIRST_LETTER)
  return letters
}

const letters = new Map<string, number>()

/** An edit changes at most two of the letters that a word has: spares most comparisons of whole words. */
function mayBeNear(one: number, other: number, most: number): boolean {
  let differing = one ^ other
  for (let left = 2 * most; differing !== 0; left--) {
    if (left === 0) return false
    differing &= differing - 1
  }
  return true
}

const deletionsOf = (word: string): ReadonlySet<string> =>
  new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))])

for (const word of spellings()) {
  const what = meaningOf([word])?.what
  if (word.length < SHORTEST_TYPED || what === 'filler' || what === 'occasion') {
    // `cap` is typed by ear as well.
    if (word.length === 3 && what === 'kind') for (const sounds of soundsLike(word)) put(bySound, sounds, word)
    continue
  }
  for (const key of deletionsOf(word)) put(byDeletion, key, word)
  for (const sounds of soundsLike(word)) put(bySound, sounds, word)
  put(byLength, word.length, word)
  letters.set(word, lettersOf(word))
}

const RANK: Readonly<Record<Meaning['what'], number>> = {
  kind: 0,
  colour: 1,
  gender: 2,
  attribute: 3,
  sale: 4,
  drops: 5,
  sort: 6,
  occasion: 7,
  filler: 8,
}

const ofLength = (length: number, own: number, most: number): readonly string[] =>
  (byLength.get(length) ?? []).filter((known) => mayBeNear(letters.get(known) ?? 0, own, most))

/** Few sounds are shared by too many words: they only name garments and colours. */
function soundsRight(known: string, { length }: string): boolean {
  const what = meaningOf([known])?.what
  return length > 3 || what === 'kind' || what === 'colour'
}

function candidatesOf(word: string, most: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const sounds of soundsLike(word)) {
    for (const known of bySound.get(sounds) ?? []) if (soundsRight(known, sounds)) found.set(known, SAME_SOUND)
  }
  if (most === 0) return found
  const own = lettersOf(word)
  const near =
    most === 1
      ? [...deletionsOf(word)].flatMap((key) => byDeletion.get(key) ?? [])
      : [-2, -1, 0, 1, 2].flatMap((more) => ofLength(word.length + more, own, most))
  for (const known of new Set(near)) {
    const edits = editDistance(word, known, most)
    if (edits <= most && edits < (found.get(known) ?? Number.POSITIVE_INFINITY)) found.set(known, edits)
  }
  return found
}

/** So much of a word may still have to be typed. */
const MOST_TO_COME = 4

/** The shortest garment that begins with the typed word, for what is still being typed. */
export function wordBeginningWith(word: string): KnownWord | null {
  if (word.length < SHORTEST_TYPED) return null
  for (const [, words] of [...byLength].sort(([one], [other]) => one - other)) {
    const found = words.find((known) => known.startsWith(word) && known.length <= word.length + MOST_TO_COME)
    const meaning = found === undefined ? null : meaningOf([found])
    if (meaning?.what === 'kind') return { word, meaning, edits: 0 }
  }
  return null
}

/** The known word that a typed one was probably meant to be: one that sounds the same, or with as few slips as allowed. */
export function nearestWord(word: string, most = allowedEdits(word)): KnownWord | null {
  const known = meaningOf([word])
  if (known) return { word, meaning: known, edits: 0 }
  const meant = writtenByEar(word)
  const heard = meant && meaningOf([meant])
  if (heard) return { word: meant, meaning: heard, edits: SAME_SOUND }
  if (word.length < SHORTEST_TYPED) return null
  let best: KnownWord | null = null
  // Of four letters only a lost one is forgiven: `jens`.
  const isLost = word.length === SHORTEST_TYPED && most === 0
  for (const [near, edits] of candidatesOf(word, isLost ? 1 : most)) {
    const meaning = meaningOf([near])
    if (isLost && edits === 1 && (near.length <= word.length || meaning?.what !== 'kind')) continue
    if (meaning && isNearer({ word: near, meaning, edits }, best, word)) best = { word: near, meaning, edits }
  }
  return best
}

/** Fewer slips first; then kinds before other words, then the same first letter, then the same length. */
function isNearer(one: KnownWord, other: KnownWord | null, typed: string): boolean {
  if (!other) return true
  const order = ({ word, meaning, edits }: KnownWord) => [
    edits,
    RANK[meaning.what],
    word[0] === typed[0] ? 0 : 1,
    Math.abs(word.length - typed.length),
  ]
  const [left, right] = [order(one), order(other)]
  const at = left.findIndex((value, place) => value !== right[place])
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0)
}

const SHORTEST_PART = 3
/** What German puts between the parts of a compound. */
const LINK = /(?:es|en|s|n|e)$/

/** A compound with slips in its parts: `herenjacke`, `trainigsjake`; the parts with the fewest. */
export function nearestCompound(word: string): readonly KnownWord[] | null {
  const most = allowedEdits(word)
  let best: { readonly parts: readonly KnownWord[]; readonly edits: number } | null = null
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = nearestPart(word.slice(at))
    if (head?.meaning.what !== 'kind') continue
    const first = nearestFirst(word.slice(0, at))
    if (!first) continue
    const edits = head.edits + first.edits
    if (edits <= most && (!best || edits < best.edits)) best = { parts: [first, head], edits }
  }
  return best?.parts ?? null
}

const nearestPart = (part: string): KnownWord | null => nearestWord(part, Math.min(1, allowedEdits(part)))

function nearestFirst(part: string): KnownWord | null {
  const asTyped = nearestPart(part)
  if (asTyped?.edits === 0) return asTyped
  const linkless = part.replace(LINK, '')
  return (
    (linkless.length >= SHORTEST_PART && linkless !== part && meaningOf([linkless]) && nearestPart(linkless)) || asTyped
  )
}
