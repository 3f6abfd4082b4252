import { BILLING_ERRORS } from './billing-errors.ts'
import { CAMPAIGN_ERRORS } from './campaign-errors.ts'
import { CHAT_ERRORS } from './chat-errors.ts'
import { CONTENT_ERRORS } from './content-errors.ts'
import { FEED_ERRORS } from './feed-errors.ts'
import { GENERAL_ERROR } from './general-error.ts'
import { ORDER_ERRORS } from './order-errors.ts'
import { PAGE_ERRORS } from './page-errors.ts'
import { PEOPLE_ERRORS } from './people-errors.ts'
import { RECOVERY_ERRORS } from './recovery-errors.ts'
import { REVIEW_ERRORS } from './review-errors.ts'
import { SALE_ERRORS } from './sale-errors.ts'
import { STAFF_ERRORS } from './staff-errors.ts'
import { SUPPORT_ERRORS } from './support-errors.ts'
import type { Language } from './vocabulary.ts'
import { WORKSPACE_ERRORS } from './workspace-errors.ts'

/**
 * The HTTP status and the sentence of an error. The browser shows the sentence unchanged (Spec §8), so it is
 * written in both languages. If Spec §8 recognises an error by English words, both sentences contain these words.
 */
interface ErrorText {
  readonly status: number
  readonly de: string
  readonly en: string
}

const same = (status: number, text: string): ErrorText => ({ status, de: text, en: text })

export const ERRORS = {
  input: same(400, 'Invalid input'),
  internal: GENERAL_ERROR,
  'not-found': { status: 404, de: 'Das gibt es hier nicht.', en: 'There is nothing here.' },
  'method-not-allowed': {
    status: 405,
    de: 'Diese Methode gibt es hier nicht.',
    en: 'This method is not available here.',
  },
  'too-large': { status: 413, de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  'media-type': { status: 415, de: 'Dieses Format wird nicht angenommen.', en: 'This format is not accepted.' },
  'foreign-origin': {
    status: 403,
    de: 'Die Anfrage kam von einer fremden Seite.',
    en: 'The request came from another site.',
  },
  'too-many': {
    status: 429,
    de: 'Zu viele Versuche. Bitte versuche es später erneut.',
    en: 'Too many attempts. Please try again later.',
  },
  unavailable: {
    status: 503,
    de: 'Das geht gerade nicht. Bitte versuche es gleich erneut.',
    en: 'This is not possible right now. Please try again in a moment.',
  },
  conflict: {
    status: 409,
    de: 'Jemand hat das inzwischen geändert. Neu laden?',
    en: 'Someone changed this in the meantime. Reload?',
  },
  unauthenticated: { status: 401, de: 'Anmeldung erforderlich', en: 'Authentication required' },
  forbidden: {
    status: 403,
    de: 'Dafür fehlt dir die Berechtigung.',
    en: 'You do not have permission for this.',
  },
  'idempotency-key.reused': {
    status: 409,
    de: 'Dieser Schlüssel gehört schon zu einer anderen Anfrage.',
    en: 'This key already belongs to another request.',
  },

  'accounts.email-taken': same(409, 'Email already exists'),
  'accounts.username-taken': same(409, 'Username already exists'),
  'accounts.username-characters': {
    status: 400,
    de: 'Der Benutzername darf nur Buchstaben, Ziffern, Punkt, Unterstrich und Bindestrich enthalten',
    en: 'Username may contain only letters, digits, dots, underscores and hyphens',
  },
  'accounts.password-short': {
    status: 400,
    de: 'Das Passwort muss mindestens 6 Zeichen lang sein',
    en: 'Password must be at least 6 characters long',
  },
  'accounts.password-brand': {
    status: 400,
    de: 'Für Marken muss das Passwort mindestens 12 Zeichen lang sein.',
    en: 'Brands need a password of at least 12 characters.',
  },
  'accounts.password-common': {
    status: 400,
    de: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
    en: 'This password is too easy to guess. Please choose another one.',
  },
  'accounts.terms': {
    status: 400,
    de: 'Du musst die Nutzungsbedingungen akzeptieren, um dich zu registrieren',
    en: 'You must accept the Terms of Service to register',
  },
  'accounts.google-terms': {
    status: 400,
    de: 'Du musst die Nutzungsbedingungen akzeptieren, um dich mit Google anzumelden',
    en: 'You must accept the Terms of Service to sign in with Google',
  },
  'accounts.credentials': {
    status: 401,
    de: 'Benutzername oder Passwort ist falsch.',
    en: 'The username or password is wrong.',
  },
  'accounts.code': {
    status: 400,
    de: 'Der Code ist falsch oder abgelaufen.',
    en: 'The code is wrong or has expired.',
  },
  'accounts.code-used-up': {
    status: 400,
    de: 'Der Code wurde zu oft falsch eingegeben und gilt nicht mehr. Fordere einen neuen an.',
    en: 'The code was entered wrongly too often and is no longer valid. Request a new one.',
  },
  'accounts.google': { status: 401, de: 'Google Sign-In fehlgeschlagen', en: 'Google sign-in failed' },
  'accounts.google-off': {
    status: 503,
    de: 'Google Sign-In ist nicht konfiguriert',
    en: 'Google sign-in is not configured',
  },
  'accounts.reauth': {
    status: 403,
    de: 'Bitte bestätige mit deinem Passwort, dass du es bist.',
    en: 'Please confirm with your password that it is you.',
  },
  'accounts.present-password': {
    status: 403,
    de: 'Dein bisheriges Passwort stimmt nicht.',
    en: 'Your current password is not right.',
  },
  'accounts.new-password': {
    status: 409,
    de: 'Registriert wurde in einem anderen Browser. Bitte wähle hier dein Passwort.',
    en: 'The registration came from another browser. Please choose your password here.',
  },
  'accounts.export-link': {
    status: 410,
    de: 'Dieser Link gilt nicht mehr. Fordere deine Daten im Profil neu an.',
    en: 'This link is no longer valid. Request your data again in your profile.',
  },
  'accounts.second-factor': {
    status: 403,
    de: 'Gib zuerst deinen zweiten Faktor ein.',
    en: 'Enter your second factor first.',
  },
  'accounts.password-staff': {
    status: 403,
    de: 'Für die Verwaltung muss dein Passwort mindestens 14 Zeichen lang sein.',
    en: 'Staff need a password of at least 14 characters.',
  },
  'accounts.owns-brand': {
    status: 409,
    de: 'Dir gehört noch eine Marke. Übergib sie im Marken-Dashboard unter Team, oder schließe sie in den Einstellungen.',
    en: 'You still own a brand. Hand it over in the brand dashboard under Team, or close it in the settings.',
  },
  'accounts.session-unknown': { status: 404, de: 'Diese Sitzung gibt es nicht.', en: 'There is no such session.' },

  'products.unknown': {
    status: 404,
    de: 'Dieses Produkt gibt es nicht (mehr).',
    en: 'This product does not exist (any more).',
  },
  'products.released': {
    status: 409,
    de: 'Dieses Produkt ist schon erschienen.',
    en: 'This product has already been released.',
  },
  'products.incomplete': {
    status: 400,
    de: 'Dem Produkt fehlt noch etwas. Sieh dir die markierten Felder an.',
    en: 'Something is still missing. Look at the marked fields.',
  },
  'products.locked': {
    status: 409,
    de: 'Dieses Produkt lässt sich in seinem Zustand nicht so ändern.',
    en: 'This product cannot be changed like this in its present state.',
  },
  'products.undo-over': {
    status: 404,
    de: 'Das lässt sich nicht mehr rückgängig machen.',
    en: 'This can no longer be undone.',
  },
  'search.wishes-full': {
    status: 409,
    de: 'Mehr Suchen lassen sich nicht merken. Entferne zuerst eine.',
    en: 'No more searches can be kept. Remove one first.',
  },
  'brands.unknown': {
    status: 404,
    de: 'Diese Marke gibt es hier nicht (mehr).',
    en: 'This brand does not exist (any more).',
  },
  'brands.unnamed': {
    status: 400,
    de: 'Nenne die Marke, für die du arbeitest (X-Brand-Id).',
    en: 'Name the brand you work for (X-Brand-Id).',
  },
  'boards.unknown': {
    status: 404,
    de: 'Diese Liste gibt es nicht (mehr).',
    en: 'This list does not exist (any more).',
  },
  'boards.link-over': {
    status: 404,
    de: 'Dieser Link führt zu keiner Liste (mehr).',
    en: 'This link does not lead to a list (any more).',
  },
  'boards.name-taken': {
    status: 409,
    de: 'Du hast schon eine Liste mit diesem Namen.',
    en: 'You already have a list with this name.',
  },
  'boards.too-many': {
    status: 409,
    de: 'Mehr Listen gehen nicht. Lösche zuerst eine.',
    en: 'You cannot have more lists. Delete one first.',
  },
  'boards.full': {
    status: 409,
    de: 'Diese Liste ist voll.',
    en: 'This list is full.',
  },
  'discovery.newer-filters': {
    status: 409,
    de: 'Auf einem anderen Gerät hast du andere Filter gewählt. Sie gelten jetzt auch hier.',
    en: 'You have chosen other filters on another device. They now apply here, too.',
  },
  'discovery.no-pass': {
    status: 404,
    de: 'Zu diesem Produkt lässt sich kein Grund mehr nennen.',
    en: 'It is too late to give a reason for this product.',
  },
  'style.too-many': {
    status: 409,
    de: 'Mehr Wünsche gehen nicht. Nimm zuerst einen zurück.',
    en: 'You cannot have more wishes. Take one back first.',
  },
  'history.unknown': {
    status: 404,
    de: 'Das steht nicht (mehr) in deinem Verlauf.',
    en: 'This is not in your history (any more).',
  },
  'push.service-unknown': {
    status: 400,
    de: 'Diesen Push-Dienst kennen wir nicht.',
    en: 'We do not know this push service.',
  },
  'discovery.nothing-to-undo': {
    status: 404,
    de: 'Es gibt nichts rückgängig zu machen.',
    en: 'There is nothing to undo.',
  },
  ...SALE_ERRORS,
  ...ORDER_ERRORS,
  ...WORKSPACE_ERRORS,
  ...FEED_ERRORS,
  ...BILLING_ERRORS,
  ...CAMPAIGN_ERRORS,
  ...PAGE_ERRORS,
  ...PEOPLE_ERRORS,
  ...RECOVERY_ERRORS,
  ...REVIEW_ERRORS,
  ...STAFF_ERRORS,
  ...CHAT_ERRORS,
  ...CONTENT_ERRORS,
  ...SUPPORT_ERRORS,
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof ERRORS

/** What is filled in for `{name}` in a sentence. */
export type SentenceValues = Readonly<Record<string, string | number>>

/** The sentence of an error in the reader's language. */
export const errorSentence = (code: ErrorCode, language: Language, values: SentenceValues = {}): string =>
  ERRORS[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
