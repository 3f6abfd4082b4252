import type { Key, PlainKey } from '#web/i18n/catalogue.ts'
import type { Translate } from '#web/i18n/translate.ts'

/** The server may name more than this version knows: then its own name is shown. */
function textFor(kind: 'field' | 'state' | 'hint', name: string, t: Translate): string {
  const key = `review.${kind}-${name}`
  const text = t(key as PlainKey & Key)
  return text === key ? name : text
}

export const fieldLabel = (field: string, t: Translate): string => textFor('field', field, t)
export const stateLabel = (state: string, t: Translate): string => textFor('state', state, t)
export const hintLabel = (hint: string, t: Translate): string => textFor('hint', hint, t)
