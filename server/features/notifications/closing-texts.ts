import type { NoticeContent } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'

type Closing = Extract<NoticeContent, { readonly kind: 'brand-closing' }>

interface ClosingText {
  readonly title: string
  readonly text: string
  readonly path: string | null
}

const SETTINGS = '/dashboard/settings'

type Closings = Readonly<Record<Closing['phase'], (notice: Closing) => ClosingText>>
const GERMAN_CLOSING: Closings = {
  ordered: ({ brand, day }) => ({
    title: `${brand} wird gelöscht`,
    text: `Nichts ist mehr öffentlich. Am ${day?.split('-').reverse().join('.') ?? ''} wird die Marke gelöscht, bis dahin kann ein Inhaber das zurücknehmen.`,
    path: SETTINGS,
  }),
  'taken-back': ({ brand }) => ({
    title: `${brand} bleibt`,
    text: 'Die Löschung ist zurückgenommen.',
    path: SETTINGS,
  }),
  warned: ({ brand, reason }) => ({
    title: `Verwarnung für ${brand}`,
    text: reason ?? '',
    path: SETTINGS,
  }),
  ending: ({ brand, day, reason }) => ({
    title: `Das Konto von ${brand} endet`,
    text: `Letzter Tag: ${day?.split('-').reverse().join('.') ?? ''}. ${reason ?? ''}`,
    path: SETTINGS,
  }),
  'ending-taken-back': ({ brand, reason }) => ({
    title: `Das Konto von ${brand} bleibt`,
    text: `Das Ende ist zurückgenommen. ${reason ?? ''}`,
    path: SETTINGS,
  }),
  ended: ({ brand, day }) => ({
    title: `Das Konto von ${brand} ist beendet`,
    text: `Nichts ist mehr öffentlich. Bis zum ${day?.split('-').reverse().join('.') ?? ''} kannst du deine Daten herunterladen und widersprechen, dann wird die Marke gelöscht. Rechnungen bleiben so lange, wie das Gesetz es verlangt.`,
    path: SETTINGS,
  }),
  erased: ({ brand }) => ({
    title: `${brand} ist gelöscht`,
    text: 'Profil, Firma, Produkte, Bilder und Team sind gelöscht. Als Nachweis bleiben Preise, Entscheidungen und Zusicherungen ohne deinen Namen. Dein Konto bleibt.',
    path: null,
  }),
}
const ENGLISH_CLOSING: Closings = {
  ordered: ({ brand, day }) => ({
    title: `${brand} will be deleted`,
    text: `Nothing is public any more. On ${day?.split('-').reverse().join('/') ?? ''} the brand is deleted; until then an owner can take this back.`,
    path: SETTINGS,
  }),
  'taken-back': ({ brand }) => ({
    title: `${brand} stays`,
    text: 'The deletion has been taken back.',
    path: SETTINGS,
  }),
  warned: ({ brand, reason }) => ({
    title: `Warning for ${brand}`,
    text: reason ?? '',
    path: SETTINGS,
  }),
  ending: ({ brand, day, reason }) => ({
    title: `The account of ${brand} ends`,
    text: `Last day: ${day?.split('-').reverse().join('/') ?? ''}. ${reason ?? ''}`,
    path: SETTINGS,
  }),
  'ending-taken-back': ({ brand, reason }) => ({
    title: `The account of ${brand} stays`,
    text: `Its end has been taken back. ${reason ?? ''}`,
    path: SETTINGS,
  }),
  ended: ({ brand, day }) => ({
    title: `The account of ${brand} has ended`,
    text: `Nothing is public any more. Until ${day?.split('-').reverse().join('/') ?? ''} you can download your data and appeal; then the brand is deleted. Invoices stay for as long as the law asks.`,
    path: SETTINGS,
  }),
  erased: ({ brand }) => ({
    title: `${brand} is deleted`,
    text: 'Profile, company, products, pictures and team are deleted. Prices, decisions and assurances stay as evidence, without your name. Your account stays.',
    path: null,
  }),
}

const CLOSINGS: Readonly<Record<Language, Closings>> = { de: GERMAN_CLOSING, en: ENGLISH_CLOSING }

/** That a brand is closed, by its owner or by staff, and what follows. */
export const closingText =
  (language: Language) =>
  (notice: Closing): ClosingText =>
    CLOSINGS[language][notice.phase](notice)
