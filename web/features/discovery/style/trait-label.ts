import type { StyleTrait } from '#contract/style.ts'
import type { Reader } from '#web/product/spoken-product.ts'
import { isCut, isLook } from '../reasons/known-words.ts'
import { thingsOf } from '../reasons/reason-sentence.ts'

/** False for a word that only its shop uses: it has no translation. */
export const isNameable = (trait: StyleTrait): boolean =>
  trait.is !== 'word' || isCut(trait.value) || isLook(trait.value)

/** One trait as a label: "Weite Teile", "Hoodies", "Marke NOVE". */
export function traitLabel(trait: StyleTrait, reader: Pick<Reader, 't' | 'language'>): string {
  if (trait.is === 'brand') return reader.t('style.brand', { name: trait.name })
  const things = thingsOf([trait], reader)
  return things.charAt(0).toLocaleUpperCase(reader.language) + things.slice(1)
}
