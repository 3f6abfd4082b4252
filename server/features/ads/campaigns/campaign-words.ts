import { type BoostProblem, CAMPAIGN } from '#contract/campaigns.limits.ts'
import type { Language } from '#contract/vocabulary.ts'

const { width, height } = CAMPAIGN.picture

const PROBLEMS: Readonly<Record<BoostProblem, Readonly<Record<Language, string>>>> = {
  inactive: {
    de: 'Das Produkt ist nicht aktiv. Veröffentliche es zuerst.',
    en: 'The product is not active. Publish it first.',
  },
  'shop-only': {
    de: 'Das Produkt zeigst du nur im Shop. Im Deck kann es nicht beworben werden.',
    en: 'You show this product in your shop only. It cannot be boosted in the deck.',
  },
  'no-link': { de: 'Dem Produkt fehlt der Link zum Shop.', en: 'The product has no link to the shop.' },
  'link-broken': {
    de: 'Die Seite im Shop ist nicht erreichbar. Prüfe den Link.',
    en: 'The page in the shop cannot be reached. Check the link.',
  },
  domain: {
    de: 'Der Link führt zu keiner bestätigten Domain. Bestätige sie in den Einstellungen.',
    en: 'The link does not lead to a verified domain. Verify it in the settings.',
  },
  picture: {
    de: `Das erste Bild ist zu klein: mindestens ${width}×${height} Pixel.`,
    en: `The first picture is too small: at least ${width}×${height} pixels.`,
  },
}

export const problemSentence = (problem: BoostProblem, language: Language): string => PROBLEMS[problem][language]
