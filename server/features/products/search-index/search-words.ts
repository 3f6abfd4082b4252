import { SEARCH } from '#contract/search.limits.ts'
import type { ProductType } from '#contract/vocabulary.ts'
import { garmentLexemes } from '#server/platform/lexicon/garment-lexemes.ts'
import { fold, foldedWords } from '#server/platform/text/fold.ts'
import { stemOf } from '#server/platform/text/stem.ts'
import { STOP_WORDS } from '#server/platform/text/stop-words.ts'

/** Weights of PostgreSQL's text search, the best first. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** The searched texts of a product. */
export interface SearchedTexts {
  readonly name: string
  readonly brandName: string
  readonly productType: ProductType
  readonly tags: readonly string[]
  readonly colours: readonly string[]
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly materialDe: string
  readonly materialEn: string
}

export interface Term {
  readonly term: string
  readonly stem: string
  readonly spelling: string
}

/** Words for each type of product, in both languages. */
const TYPE_WORDS: Readonly<Record<ProductType, string>> = {
  shoes: 'Schuhe shoes',
  pants: 'Hosen pants trousers',
  tops: 'Oberteile tops',
  accessories: 'Accessoires accessories',
}
/** Later words of long descriptions say little about the product. */
const MOST_WORDS = 120

const lexemesOf = ({ name, tags, productType, ...texts }: SearchedTexts) =>
  garmentLexemes({
    name,
    tags,
    productType,
    materials: [texts.materialDe, texts.materialEn],
    descriptions: [texts.descriptionDe, texts.descriptionEn],
  })

/** The texts in the notation of a tsvector: each word once, with its best weight and first position. */
export function searchVector(texts: SearchedTexts): string {
  const weights = new Map<string, Weight>()
  const add = (weight: Weight, ...parts: readonly string[]) => {
    for (const word of parts.flatMap(foldedWords)) {
      // Words that are too long are left out: PostgreSQL would reject the whole text.
      const isUseful = word.length <= SEARCH.maxCharacters && !STOP_WORDS.has(word)
      if (isUseful && !weights.has(word) && weights.size < MOST_WORDS) weights.set(word, weight)
    }
  }
  // Before all words, so that a long text does not push them out.
  const { own, wider } = lexemesOf(texts)
  add('A', ...own)
  add('B', ...wider)
  add('A', texts.name)
  add('C', texts.brandName)
  add('B', ...texts.tags, ...texts.colours, TYPE_WORDS[texts.productType])
  add('D', texts.materialDe, texts.materialEn, texts.descriptionDe, texts.descriptionEn)
  return [...weights].map(([word, weight], at) => `${word}:${at + 1}${weight}`).join(' ')
}

const SPELT = /[\p{L}\p{M}\p{N}]+/gu

/** The words that can be suggested or corrected to: from names, kinds and brands, in their spelling. */
export function searchTermsOf({ name, brandName, productType, tags, ...texts }: SearchedTexts): Term[] {
  const terms = new Map<string, Term>()
  const spelt = [name, brandName, TYPE_WORDS[productType], ...tags, texts.materialDe, texts.materialEn]
  for (const [spelling] of [...spelt, texts.descriptionDe, texts.descriptionEn].join(' ').matchAll(SPELT)) {
    const term = fold(spelling)
    if (!/^[a-z]{3,40}$/.test(term) || STOP_WORDS.has(term) || terms.has(term)) continue
    terms.set(term, { term, stem: stemOf(term), spelling })
  }
  return [...terms.values()]
}
