import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writtenNumber } from '#server/platform/text/written-number.ts'

type FeedNews = Extract<NoticeContent, { readonly kind: 'feed' }>

const affectedIn = {
  de: (affected: number, products: number) =>
    affected === 1
      ? `${products === 1 ? 'Das Produkt' : `1 von ${writtenNumber(products, 'de')} Produkten`} würde`
      : `${writtenNumber(affected, 'de')} von ${writtenNumber(products, 'de')} Produkten würden`,
  en: (affected: number, products: number) =>
    products === 1
      ? 'The product would'
      : `${writtenNumber(affected, 'en')} of ${writtenNumber(products, 'en')} products would`,
} as const

const FEED_TEXTS = {
  de: {
    asking: (feed: string, affected: number, products: number) => [
      `${feed}: Sollen wir das übernehmen?`,
      `${affectedIn.de(affected, products)} pausiert, ausverkauft oder im Preis um die Hälfte geändert. Bis du entscheidest, bleibt alles, wie es ist.`,
    ],
    failing: (feed: string) => [
      `${feed} lässt sich nicht abrufen`,
      'Mehrere Läufe sind gescheitert. Deine Produkte bleiben, wie sie sind.',
    ],
    paused: (feed: string) => [
      `${feed} ist pausiert`,
      'Der Feed ließ sich zu oft nicht abrufen. Prüfe die Adresse und setze ihn fort.',
    ],
  },
  en: {
    asking: (feed: string, affected: number, products: number) => [
      `${feed}: should we import this?`,
      `${affectedIn.en(affected, products)} be paused, sold out or changed in price by half. Until you decide, everything stays as it is.`,
    ],
    failing: (feed: string) => [
      `${feed} cannot be fetched`,
      'Several runs have failed. Your products stay as they are.',
    ],
    paused: (feed: string) => [`${feed} is paused`, 'The feed has failed too often. Check the address and resume it.'],
  },
} as const

/** News of a feed of products. */
export const feedText =
  (language: Language) =>
  ({ feedId, feed, phase, affected, products }: FeedNews) => {
    const [title = '', text = ''] = FEED_TEXTS[language][phase](feed, affected, products)
    return { title, text, path: `/import-products/feed/${feedId}` }
  }
