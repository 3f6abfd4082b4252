import type { Language } from '#contract/vocabulary.ts'
import { CallFailure } from '#web/api/call-failure.ts'

const SENTENCES = {
  unsaved: { de: 'Demo – wird nicht gespeichert', en: 'Demo – not saved' },
  noFile: {
    de: 'Diese Datei gibt es nur im echten Dashboard.',
    en: 'Only the real dashboard has this file.',
  },
  unknown: { de: 'Das gibt es in der Demo nicht.', en: 'The demo does not have this.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** What every save answers (Product 15). */
export const unsaved = (language: Language): CallFailure =>
  new CallFailure(403, SENTENCES.unsaved[language], 'demo.unsaved', false)

/** A document that proves something, and would prove nothing here. */
export const noFile = (language: Language): CallFailure =>
  new CallFailure(403, SENTENCES.noFile[language], 'demo.unsaved', false)

export const unknown = (language: Language): CallFailure =>
  new CallFailure(404, SENTENCES.unknown[language], 'demo.unknown', false)
