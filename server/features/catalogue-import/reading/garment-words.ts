/** What the words of shops say about a product, by the lexicon of garments. */
import type { BaseColour } from '#contract/colours.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import type { Meaning } from '#server/platform/lexicon/concept.ts'
import { kindAtEndOf, kindRow } from '#server/platform/lexicon/lexicon.ts'
import { readWords } from '#server/platform/lexicon/read-words.ts'
import { foldedWords } from '#server/platform/text/fold.ts'

/** Characters of a text that are read: looking for compounds takes the square of a word's length. */
const MOST_TEXT = 1000

/** The meanings of each known word; those of a compound in their order: `Herrenlederjacke` → men, leather, jacket. */
function meaningsIn(text: string): Meaning[][] {
  const words = foldedWords(text.slice(0, MOST_TEXT))
  return readWords(words).map(({ from, to, parts }) => {
    const head = to === from + 1 && parts.length === 0 ? kindAtEndOf(words[from] ?? '') : null
    return head ? [head.meaning] : parts.map(({ meaning }) => meaning)
  })
}

/** Kinds that the lexicon counts to several types; Formats 4 puts dresses and jackets among the tops. */
const TYPE_OF_KIND: Readonly<Record<string, ProductType>> = { dress: 'tops', suit: 'tops' }

function typeOf(meaning: Meaning | undefined): ProductType | null {
  if (meaning?.what !== 'kind') return null
  const [type = null, ...others] = kindRow(meaning.id).types
  return others.length === 0 ? type : (TYPE_OF_KIND[meaning.id] ?? null)
}

/** The types that a text names, in order. The last part of a compound is its kind: Lederjacke, Winterstiefel. */
const typesIn = (text: string): ProductType[] => meaningsIn(text).flatMap((meanings) => typeOf(meanings.at(-1)) ?? [])

/** The first text that names exactly one type decides, so pass the most reliable text first. */
export function productTypeOf(texts: readonly string[]): ProductType | null {
  const named = texts.map(typesIn)
  const clear = named.find((types) => new Set(types).size === 1)
  if (clear) return clear[0] ?? null
  // "Striped Skirt and Top": several types in one name. The last noun names the product in English and German.
  return named.find((types) => types.length > 0)?.at(-1) ?? null
}

/** `Clothing & Accessories` names what a shop sells, not what this product is. */
const WHOLE_SHOP =
  /(apparel|clothing|bekleidung|kleidung|mode|fashion|schuhe|shoes) ?(&|und|and|,) ?(acc?ess|schuhe|shoes)/i

/**
 * The type that a path of categories names, by its narrowest part that names one: `Herren > Schuhe > Bequem`. What is below
 * accessories need not be one: `Accessories > Drinkware`.
 */
export function typeOfCategory(path: string): ProductType | null {
  const parts = path
    .slice(0, MOST_TEXT)
    .split(/>|\//)
    .filter((part) => !WHOLE_SHOP.test(part))
  const [narrowest, ...wider] = parts.toReversed().map((part) => productTypeOf([part]))
  return narrowest ?? wider.find((type) => type !== null && type !== 'accessories') ?? null
}

/** The gender that the texts name; unisex when they name both; null when they name none. */
export function genderOf(texts: readonly string[]): Gender | null {
  for (const text of texts) {
    const meanings = meaningsIn(text).flat()
    const found = new Set(meanings.flatMap((meaning) => (meaning.what === 'gender' ? [meaning.gender] : [])))
    if (found.size > 1 || found.has('unisex')) return 'unisex'
    const [gender] = found
    if (gender) return gender
  }
  return null
}

/** Base colours named in a text, in its order. */
export function coloursOf(text: string): BaseColour[] {
  const meanings = meaningsIn(text).flat()
  return [...new Set(meanings.flatMap((meaning) => (meaning.what === 'colour' ? [meaning.colour] : [])))]
}
