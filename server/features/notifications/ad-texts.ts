import type { AlertedStop } from '#contract/campaigns.limits.ts'
import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { writtenNumber } from '#server/platform/text/written-number.ts'

type Stopped = Extract<NoticeContent, { readonly kind: 'campaign-stopped' }>
type Weak = Extract<NoticeContent, { readonly kind: 'weak-picture' }>

const CAMPAIGNS = '/dashboard/campaigns'
const pathOf = ({ campaignId, count }: Pick<Stopped, 'campaignId' | 'count'>): string =>
  count === 1 ? `${CAMPAIGNS}/${campaignId}` : CAMPAIGNS

/** Of a promoted product whose page is gone. */
const BOOST_RESTS = {
  de: 'Die Werbung dafür ruht, bis die Seite wieder da ist. Klicks der letzten Stunde werden erstattet.',
  en: 'It is not promoted until the page is back. Clicks of the last hour are refunded.',
} as const

type LinkBroken = Extract<NoticeContent, { readonly kind: 'link-broken' }>

export const linkBrokenText = (language: Language) => (notice: LinkBroken) => {
  const { product, productId, status, isBoosted } = notice
  const title = {
    de: `Link von „${product}“ ist nicht erreichbar`,
    en: `The link of “${product}” cannot be reached`,
  }
  const answer = {
    de: status === null ? 'Der Shop antwortet nicht.' : `Der Shop antwortet mit Status ${status}.`,
    en: status === null ? 'The shop does not answer.' : `The shop answers with status ${status}.`,
  }
  const text = isBoosted ? `${answer[language]} ${BOOST_RESTS[language]}` : answer[language]
  return { title: title[language], text, path: `/edit-product/${productId}` }
}

const WHY: Readonly<Record<Language, Readonly<Record<AlertedStop, string>>>> = {
  de: {
    'product-inactive': 'Keines der Produkte lässt sich gerade bewerben. In der Kampagne steht, was fehlt.',
    'no-credit': 'Dein Werbeguthaben ist aufgebraucht. Lade es auf, dann geht es weiter.',
    'total-budget': 'Das Gesamtbudget ist erreicht. Erhöhe es, dann geht es weiter.',
    'month-limit': 'Dein Monatslimit ist erreicht. Am Ersten geht es weiter, mit einem höheren Limit sofort.',
  },
  en: {
    'product-inactive': 'None of its products can be promoted now. The campaign says what is missing.',
    'no-credit': 'Your ad credit is used up. Top it up and it goes on.',
    'total-budget': 'The total budget is reached. Raise it and it goes on.',
    'month-limit': 'Your monthly limit is reached. It goes on on the first, or at once with a higher limit.',
  },
}

const BY_STAFF: Readonly<Record<Language, (note: string) => string>> = {
  de: (note) => `Wir haben sie gestoppt: ${note}`,
  en: (note) => `We stopped it: ${note}`,
}

/** One campaign, or several for the same reason. */
export const campaignStoppedText = (language: Language) => (notice: Stopped) => {
  const { campaign, count, reason, note = '' } = notice
  const several = writtenNumber(count, language)
  const title = {
    de: count === 1 ? `„${campaign}“ ist gestoppt` : `${several} Kampagnen sind gestoppt`,
    en: count === 1 ? `“${campaign}” has stopped` : `${several} campaigns have stopped`,
  }
  return {
    title: title[language],
    text: reason === 'staff' ? BY_STAFF[language](note) : WHY[language][reason],
    path: pathOf(notice),
  }
}

type Blocked = Extract<NoticeContent, { readonly kind: 'campaigns-blocked' }>

const BLOCK_WORDS = {
  de: {
    title: ({ campaign, brand, isBlocked }: Blocked) =>
      `${campaign ? `„${campaign.name}“` : `Werbung von ${brand}`} ist ${isBlocked ? 'gesperrt' : 'wieder frei'}`,
    blocked: 'Solange wird nichts gezeigt und nichts berechnet. Bist du anderer Meinung, schreib dem Support.',
    lifted: 'Was vorher lief, läuft weiter.',
  },
  en: {
    title: ({ campaign, brand, isBlocked }: Blocked) =>
      `${campaign ? `“${campaign.name}”` : `Advertising of ${brand}`} is ${isBlocked ? 'blocked' : 'free again'}`,
    blocked: 'Until then nothing is shown or charged. If you disagree, write to support.',
    lifted: 'What ran before goes on.',
  },
} as const

/** What staff blocked or lifted, with their reason. */
export const campaignsBlockedText = (language: Language) => (notice: Blocked) => {
  const { title, blocked, lifted } = BLOCK_WORDS[language]
  const { campaign, isBlocked, reason } = notice
  return {
    title: title(notice),
    text: `${reason}${/[.!?]$/.test(reason) ? '' : '.'} ${isBlocked ? blocked : lifted}`,
    path: campaign ? `${CAMPAIGNS}/${campaign.id}` : CAMPAIGNS,
  }
}

/** Product 5, "Bild prüfen": one product, or several. */
export const weakPictureText = (language: Language) => (notice: Weak) => {
  const { campaign, count, product } = notice
  const several = writtenNumber(count, language)
  const texts = {
    de: {
      title: count === 1 ? `Bild prüfen: „${product}“` : `Bild prüfen: ${several} beworbene Produkte`,
      text: `Die Karte in „${campaign}“ wird nicht halb so oft angeklickt wie üblich. Ein anderes erstes Bild hilft meist.`,
    },
    en: {
      title: count === 1 ? `Check the picture: “${product}”` : `Check the pictures: ${several} sponsored products`,
      text: `The card in “${campaign}” is clicked less than half as often as usual. Another first picture mostly helps.`,
    },
  }
  return { ...texts[language], path: pathOf(notice) }
}
