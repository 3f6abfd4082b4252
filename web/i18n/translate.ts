import type { Language } from '#contract/vocabulary.ts'
import type { Catalogue, Key, Values } from './catalogue.ts'
import { formatNumber } from './formats.ts'

export type Translate = <K extends Key>(key: K, ...values: Values<K>) => string

/**
 * Binds a catalogue: `t('saved.count', { count: 3 })`. Numbers get the separators of the language; what is no amount,
 * such as a size in pixels or a line of a file, is given as text. A missing key shows the key (Spec §4).
 */
export function translator(catalogue: Catalogue, language: Language): Translate {
  // Created on first use: few texts need it, and its creation takes milliseconds before the first paint.
  let plurals: Intl.PluralRules | undefined
  const isOne = (count: number): boolean => {
    plurals ??= new Intl.PluralRules(language)
    return plurals.select(count) === 'one'
  }
  return (key, ...[values]) => {
    const [area = '', name = ''] = key.split('.')
    const message = catalogue[area]?.[name]
    if (message === undefined) return key
    const filled: Readonly<Record<string, string | number>> = values ?? {}
    return fill(typeof message === 'string' ? message : chosenForm(message, isOne, filled), filled, language)
  }
}

function chosenForm(
  message: { readonly one: string; readonly other: string },
  isOne: (count: number) => boolean,
  values: Readonly<Record<string, string | number>>,
): string {
  return isOne(Number(values['count'])) ? message.one : message.other
}

const fill = (text: string, values: Readonly<Record<string, string | number>>, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
