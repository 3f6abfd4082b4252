import type { Ignored, Loosened, LoosenedFilter, Understood } from '#contract/search.ts'
import type { Language } from '#contract/vocabulary.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import type { Translate } from '#web/i18n/translate.ts'

interface Speech {
  readonly t: Translate
  readonly language: Language
}

function priceText({ min, max }: Extract<Understood, { what: 'price' }>, { t, language }: Speech): string {
  const [least, most] = [formatNumber(min ?? 0, language), formatNumber(max ?? 0, language)]
  if (min === null) return t('search.priceUpTo', { max: most })
  return max === null ? t('search.priceFrom', { min: least }) : t('search.priceBetween', { min: least, max: most })
}

const GENDERS = { men: 'search.forMen', women: 'search.forWomen', unisex: 'search.forAll' } as const
const SORTS = {
  relevance: 'search.sortRelevance',
  new: 'search.newestFirst',
  popular: 'search.popularFirst',
  'price-up': 'search.cheapestFirst',
  'price-down': 'search.sortPriceDown',
} as const

/** Colours as they stand within a sentence. */
function coloursText({ colours }: Extract<Understood, { what: 'not-colour' }>, { t, language }: Speech): string {
  const names = colours.map((colour) => t(`search.${colour}`)).join(', ')
  return language === 'en' ? names.toLowerCase() : names
}

/** A filter that words of the query became, as a chip calls it. */
export function chipText(understood: Understood, speech: Speech): string {
  const { t } = speech
  switch (understood.what) {
    case 'gender':
      return t(GENDERS[understood.gender])
    case 'colour':
      return t(`search.${understood.colour}`)
    case 'not-colour':
      return t('search.notColour', { colours: coloursText(understood, speech) })
    case 'not-word':
      return understood.words
    case 'size':
      return t('search.sizeChip', { size: understood.size })
    case 'price':
      return priceText(understood, speech)
    case 'sort':
      return t(SORTS[understood.sort])
    default:
      return t(`search.${understood.what}`)
  }
}

/** The filter after a noun: "in Schwarz", "für Herren". */
function limitText(understood: Understood, speech: Speech): string {
  const { t, language } = speech
  switch (understood.what) {
    case 'colour': {
      const colour = t(`search.${understood.colour}`)
      return t('search.inColour', { colour: language === 'en' ? colour.toLowerCase() : colour })
    }
    case 'not-colour':
      return t('search.otherThanColour', { colours: coloursText(understood, speech) })
    case 'size':
      return t('search.inSize', { size: understood.size })
    case 'sale':
      return t('search.inSale')
    case 'drops':
      return t('search.asDrop')
    default:
      return chipText(understood, speech)
  }
}

/** What is shown when one filter alone was given up. */
const OTHERS = {
  colour: 'search.otherColours',
  size: 'search.otherSizes',
  price: 'search.otherPrices',
} as const satisfies Partial<Record<LoosenedFilter, string>>

/** Says what of a search there is not, and what is shown in its place. */
export function loosenedText(loosened: Loosened, understood: readonly Understood[], speech: Speech): string {
  const { kind, instead, filters, words } = loosened
  const { t } = speech
  if (kind === null) {
    if (words.length === 0) return t('search.loosenedFilters')
    return t('search.loosenedWords')
  }
  const limits = [
    ...words.map((word) => t('search.withWord', { word })),
    ...understood.filter(({ what }) => filters.some((filter) => filter === what)).map((one) => limitText(one, speech)),
    ...(filters.includes('chosen') ? [t('search.withFilters')] : []),
  ].join(' ')
  const none = limits === '' ? t('search.noKind', { kind }) : t('search.noKindLimited', { kind, limits })
  if (instead.length > 0) return `${none} ${t('search.instead', { kind: instead.join(', ') })}`
  const [only] = filters
  const others =
    only && filters.length === 1 && words.length === 0 && only in OTHERS ? OTHERS[only as keyof typeof OTHERS] : null
  return `${none} ${t(others ?? 'search.othersOfKind', { kind })}`
}

const IGNORED = { size: 'search.ignoredSize', negation: 'search.ignoredNegation' } as const

/** Says which words of the query did not count. */
export const ignoredText = ({ what, words }: Ignored, { t }: Speech): string => t(IGNORED[what], { words })
