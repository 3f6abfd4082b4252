import type { ProductType } from '#contract/vocabulary.ts'
import { foldedWords } from '#server/platform/text/fold.ts'
import type { Meaning } from './concept.ts'
import {
  attributeLexeme,
  impliedKinds,
  kindAtEndOf,
  kindLexeme,
  kindRow,
  widerAttributes,
  widerKinds,
} from './lexicon.ts'
import { readWords } from './read-words.ts'

/** What a product says of itself. */
export interface GarmentTexts {
  readonly name: string
  readonly tags: readonly string[]
  readonly productType: ProductType
  readonly materials: readonly string[]
  readonly descriptions: readonly string[]
}

/** Lexemes of the search index for what a product is. */
export interface GarmentLexemes {
  /** Its kinds as its name or tags call them. */
  readonly own: readonly string[]
  /** What those kinds are a part of, and how it is made. */
  readonly wider: readonly string[]
}

interface Said {
  readonly kinds: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

const canBe = (kind: string, type: ProductType): boolean => kindRow(kind).types.includes(type)

/** The known parts of words of a text; of an unknown compound the head that it ends with. */
function knownIn(text: string): Meaning[][] {
  const words = foldedWords(text)
  return readWords(words).map(({ from, to, parts }) => {
    const head = to === from + 1 && parts.length === 0 ? kindAtEndOf(words[from] ?? '') : null
    return head ? [head.meaning] : parts.map(({ meaning }) => meaning)
  })
}

/** Kinds and attributes that a text names; of a compound only its head is a kind: a `Jeanshemd` is made of denim. */
function saidIn(text: string, type: ProductType): Said {
  const known = knownIn(text)
  const heads = known.flatMap((meanings) => meanings.slice(-1))
  const kinds = heads.flatMap((head) => (head.what === 'kind' && canBe(head.id, type) ? [head.id] : []))
  const attributes = known.flatMap((meanings) => [
    ...meanings.flatMap((meaning) => (meaning.what === 'attribute' ? [meaning.id] : [])),
    ...meanings.slice(0, -1).flatMap((meaning) => madeOf(meaning) ?? []),
  ])
  return { kinds: new Set(kinds), attributes: new Set(attributes) }
}

const madeOf = (meaning: Meaning): string | null => (meaning.what === 'kind' && kindRow(meaning.id).made) || null

const union = (sets: readonly ReadonlySet<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))

/** A kind beside a narrower one says nothing new. */
function narrowest(kinds: ReadonlySet<string>): Set<string> {
  const isWider = (kind: string) => [...kinds].some((other) => other !== kind && widerKinds(other).has(kind))
  return new Set([...kinds].filter((kind) => !isWider(kind)))
}

/** A name says best what a product is, then its tags; the first kind in its description only where these say nothing. */
function kindsOf(name: Said, tags: readonly Said[], descriptions: () => readonly Said[]): Set<string> {
  const [firstTag = new Set<string>(), ...others] = tags.map(({ kinds }) => kinds).filter((kinds) => kinds.size > 0)
  // Beside a kind in the name a tag only says which one: tags like `outerwear` are also on what is worn below.
  const isNarrower = (kind: string) => [...name.kinds].some((named) => widerKinds(kind).has(named))
  const tagged = name.kinds.size === 0 ? firstTag : new Set([...union([firstTag, ...others])].filter(isNarrower))
  const called = narrowest(union([name.kinds, tagged]))
  if (called.size > 0) return new Set([...called].map((kind) => kindRow(kind).usually ?? kind))
  const described = descriptions().flatMap(({ kinds }) => [...kinds].slice(0, 1))
  return new Set(described.slice(0, 1))
}

/** What all products of a type are: not all of `pants` are trousers. */
const rootOf = (type: ProductType): string => (type === 'pants' ? 'bottoms' : type)

export function garmentLexemes({ name, tags, productType, materials, descriptions }: GarmentTexts): GarmentLexemes {
  const read = (text: string) => saidIn(text, productType)
  const [named, tagged, made] = [read(name), tags.map(read), materials.map(read)]
  const called = kindsOf(named, tagged, () => descriptions.map(read))
  const own = called.size > 0 ? called : new Set([productType])
  const kinds = union([widerKinds(rootOf(productType)), ...[...own].map(widerKinds)])
  const said = union([named, ...tagged, ...made].map((one) => one.attributes))
  const attributes = union([...said].map(widerAttributes))
  for (const implied of impliedKinds(kinds, attributes)) for (const wider of widerKinds(implied)) kinds.add(wider)
  const wider = [...kinds].filter((kind) => !own.has(kind))
  return {
    own: [...own].map(kindLexeme),
    wider: [...new Set(wider.map(kindLexeme)), ...[...attributes].map(attributeLexeme)],
  }
}
