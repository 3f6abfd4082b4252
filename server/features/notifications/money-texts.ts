import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { euros } from '#server/platform/text/euros.ts'

type MoneyNotice = Extract<NoticeContent, { readonly kind: 'money-staff' }>

const TITLES = {
  de: {
    return: (brand: string) => `${brand} bittet um Erstattung von Guthaben`,
    contest: (brand: string) => `${brand} reklamiert einen Klick`,
  },
  en: {
    return: (brand: string) => `${brand} asks credit back`,
    contest: (brand: string) => `${brand} contests a click`,
  },
} as const
const PATHS = {
  return: '/admin?area=billing&view=returns',
  contest: '/admin?area=ads&view=contests',
} as const

/** To staff who decide about money. */
export const staffMoneyText =
  (language: Language) =>
  ({ what, brand, cents }: MoneyNotice) => ({
    title: TITLES[language][what](brand),
    text: euros(cents, language),
    path: PATHS[what],
  })
