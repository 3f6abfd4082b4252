import { priceNow, priceWords } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import type { PushNotice } from '#contract/push.ts'
import type { Language } from '#contract/vocabulary.ts'

const TITLE = { de: 'Jetzt da', en: 'Out now' } as const satisfies Record<Language, string>
const BODY = {
  de: (price: string) => `Für ${price}. Tippe, um es dir anzusehen.`,
  en: (price: string) => `For ${price}. Tap to have a look.`,
} as const
const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
/** Wide enough for a notification on a dense screen. */
const PICTURE_WIDTH = 640
const MOST_CHARACTERS = 120

/** The message about a released product. */
export function releaseNotice(product: Product, language: Language): PushNotice {
  const { id, brand, name, media } = product
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' })
  const [picture] = media
  const width = picture?.widths.find((each) => each >= PICTURE_WIDTH) ?? picture?.widths.at(-1)
  return {
    title: `${TITLE[language]}: ${brand.name} ${name}`.slice(0, MOST_CHARACTERS),
    body: BODY[language](priceWords(product, format.format(priceNow(product)), language)),
    path: `/products/${id}?from=drop`,
    picture: picture ? `${picture.base}/${width}.webp` : null,
    tag: `drop-${id}`,
  }
}
