import type { Language } from '#contract/vocabulary.ts'

interface ShopTexts {
  readonly mark: string
  readonly notice: (brand: string) => string
  readonly explanation: (brand: string) => string
  readonly price: string
  readonly before: (price: string) => string
  readonly lowest: (price: string) => string
  readonly code: (code: string) => string
  readonly drop: (date: string) => string
  readonly sizes: string
  readonly soldOut: string
  readonly material: string
  readonly back: string
  readonly other: string
}

/** Words of the demo shops. */
export const SHOP_TEXTS: Readonly<Record<Language, ShopTexts>> = {
  de: {
    mark: 'Demo-Shop',
    notice: (brand) => `Demo: Hier würdest du im Shop von ${brand} kaufen.`,
    explanation: (brand) =>
      `${brand} ist erfunden, deshalb lässt sich hier nichts bestellen. Bei echten Marken öffnet „Produkt kaufen“ an dieser Stelle deren eigenen Shop.`,
    price: 'Preis',
    before: (price) => `statt ${price}`,
    lowest: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
    code: (code) => `Mit dem Code ${code}`,
    drop: (date) => `Drop am ${date}`,
    sizes: 'Größen',
    soldOut: 'ausverkauft',
    material: 'Material',
    back: 'Zurück zu Dropdeck',
    other: 'In English',
  },
  en: {
    mark: 'Demo shop',
    notice: (brand) => `Demo: this is where you would buy in the shop of ${brand}.`,
    explanation: (brand) =>
      `${brand} is made up, so nothing can be ordered here. With real brands, “Buy Product” opens their own shop at this point.`,
    price: 'Price',
    before: (price) => `instead of ${price}`,
    lowest: (price) => `Lowest price of the last 30 days: ${price}`,
    code: (code) => `With the code ${code}`,
    drop: (date) => `Drops on ${date}`,
    sizes: 'Sizes',
    soldOut: 'sold out',
    material: 'Material',
    back: 'Back to Dropdeck',
    other: 'Auf Deutsch',
  },
}
