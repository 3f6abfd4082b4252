import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writtenNumber } from '#server/platform/text/written-number.ts'

type Report = Extract<NoticeContent, { readonly kind: 'weekly-report' | 'monthly-report' }>

const MONEY = { de: 'de-DE', en: 'en-GB' } as const
const money = (cents: number, language: Language): string =>
  new Intl.NumberFormat(MONEY[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)
const month = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(MONEY[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
export const dayText = (day: string, language: Language): string =>
  day
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/')

const WORDS = {
  de: {
    week: (brand: string, from: string, to: string) => `${brand}: deine Woche vom ${from} bis ${to}`,
    month: (brand: string, name: string) => `${brand}: dein Monat ${name}`,
    before: (count: string) => ` (davor ${count})`,
    orders: (count: string, value: string) => `Bestellungen: ${count}, zusammen ${value}.`,
    note: 'Personen zählen je Produkt und Tag einmal, dein Team zählt nicht mit. Die letzten drei Tage können sich noch leicht ändern.',
  },
  en: {
    week: (brand: string, from: string, to: string) => `${brand}: your week from ${from} to ${to}`,
    month: (brand: string, name: string) => `${brand}: your month ${name}`,
    before: (count: string) => ` (before: ${count})`,
    orders: (count: string, value: string) => `Orders: ${count}, ${value} in total.`,
    note: 'People count once per product and day, your team does not count. The last three days may still change slightly.',
  },
} as const

const STEPS = {
  de: {
    shown: 'Gezeigt',
    viewed: 'Angesehen',
    liked: 'Gefällt mir',
    opened: 'Details geöffnet',
    saved: 'Gemerkt',
    clicked: 'Zum Shop',
  },
  en: {
    shown: 'Shown',
    viewed: 'Viewed',
    liked: 'Liked',
    opened: 'Details opened',
    saved: 'Saved',
    clicked: 'To the shop',
  },
} as const

/** The figures of a week or a month, one line each. */
export const reportText =
  (language: Language) =>
  ({ kind, brand, from, to, figures, before, orders }: Report) => {
    const words = WORDS[language]
    const number = (value: number) => writtenNumber(value, language)
    const lines = Object.entries(STEPS[language]).map(([step, name]) => {
      const key = step as keyof typeof figures
      return `${name}: ${number(figures[key])}${before === null ? '' : words.before(number(before[key]))}.`
    })
    if (orders !== null) lines.push(words.orders(number(orders.count), money(orders.valueCents, language)))
    return {
      title:
        kind === 'weekly-report'
          ? words.week(brand, dayText(from, language), dayText(to, language))
          : words.month(brand, month(from, language)),
      text: [...lines, words.note].join('\n'),
      path: '/dashboard/insights',
    }
  }
