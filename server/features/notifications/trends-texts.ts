import type { NoticeContent } from '#contract/notice-content.ts'
import type { TrendKind } from '#contract/trends.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { dayText } from './report-texts.ts'

type Trends = Extract<NoticeContent, { readonly kind: 'weekly-trends' }>

const KINDS: Readonly<Record<Language, Readonly<Record<TrendKind, string>>>> = {
  de: { type: 'Kategorien', colour: 'Farben', price: 'Preise', tag: 'Schlagwörter' },
  en: { type: 'Categories', colour: 'Colours', price: 'Prices', tag: 'Tags' },
}

const WORDS = {
  de: {
    title: (brand: string) => `${brand}: Trends der Woche`,
    own: (percent: number) => `Deine Marke gefällt besser als ${percent} % der verglichenen Marken.`,
    note: (from: string, to: string) =>
      `Wie viel öfter oder seltener etwas gefällt: ${from} bis ${to} gegen die drei Wochen davor, auf ganz Dropdeck.`,
  },
  en: {
    title: (brand: string) => `${brand}: trends of the week`,
    own: (percent: number) => `Your brand is liked better than ${percent}% of the brands compared.`,
    note: (from: string, to: string) =>
      `How much more or less often something is liked: ${from} to ${to} against the three weeks before, on all of Dropdeck.`,
  },
} as const

const signed = (percent: number, language: Language): string => {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${Math.abs(percent)}${language === 'de' ? ' %' : '%'}`
}

/** What is liked more and less, a line for each property of products. */
export const trendsText =
  (language: Language) =>
  ({ brand, from, to, kinds, percentile }: Trends) => {
    const words = WORDS[language]
    const lines = kinds.map(({ kind, cells }) => {
      const named = cells.map(({ name, changePercent }) => `${name[language]} ${signed(changePercent, language)}`)
      return `${KINDS[language][kind]}: ${named.join(', ')}.`
    })
    if (percentile !== null) lines.push(words.own(percentile))
    return {
      title: words.title(brand),
      text: [...lines, words.note(dayText(from, language), dayText(to, language))].join('\n'),
      path: '/dashboard/trends',
    }
  }
