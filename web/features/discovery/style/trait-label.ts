import type { StyleTrait } from '#contract/style.ts'
import type { Reader } from '#web/product/spoken-product.ts'
import { thingsOf } from '../reasons/reason-sentence.ts'

/** One trait as a label: "Weite Teile", "Hoodies", "Marke NOVE". */
export function traitLabel(trait: StyleTrait, reader: Pick<Reader, 't' | 'language'>): string {
  if (trait.is === 'brand') return reader.t('style.brand', { name: trait.name })
  const things = thingsOf([trait], reader)
  return things.charAt(0).toLocaleUpperCase(reader.language) + things.slice(1)
}
