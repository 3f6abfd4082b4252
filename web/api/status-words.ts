import type { Language } from '#contract/vocabulary.ts'

/** Servers send the status text in English; these are the ones that proxies answer with. */
const GERMAN: Readonly<Record<number, string>> = {
  400: 'Ungültige Anfrage',
  403: 'Zugriff verweigert',
  404: 'Nicht gefunden',
  408: 'Die Anfrage hat zu lange gedauert',
  413: 'Das ist zu groß',
  429: 'Zu viele Anfragen',
  502: 'Der Server ist nicht erreichbar',
  503: 'Der Dienst ist gerade nicht verfügbar',
  504: 'Der Server antwortet nicht',
}

/** The HTTP status text in the user's language (Spec §8, Decision 101); empty where it has no words. */
export const statusWords = ({ status, statusText }: Pick<Response, 'status' | 'statusText'>, language: Language) =>
  language === 'de' ? (GERMAN[status] ?? '') : statusText
