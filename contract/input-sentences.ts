import type { Language } from './vocabulary.ts'

/** What can be wrong with what a brand entered; `{n}` is filled in. */
export type Sentences = Record<string, Readonly<Record<Language, string>>>

/** Sentences for the fields of brands and of products, to the letter of Product 18. */
export const INPUT_SENTENCES = {
  required: { de: 'Bitte fülle dieses Feld aus.', en: 'Please fill in this field.' },
  tooShort: { de: 'Mindestens {n} Zeichen.', en: 'At least {n} characters.' },
  tooLong: { de: 'Höchstens {n} Zeichen.', en: 'At most {n} characters.' },
  linkHttps: { de: 'Der Link muss mit https:// beginnen.', en: 'The link must start with https://.' },
  linkDomain: {
    de: 'Der Link muss zu einer bestätigten Domain deiner Marke führen.',
    en: 'The link must point to a verified domain of your brand.',
  },
} as const satisfies Sentences
