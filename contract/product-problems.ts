import { INPUT_SENTENCES, type Sentences } from './input-sentences.ts'
import type { Language } from './vocabulary.ts'

/** What can be wrong with a product, in the sentences of Product 18 and in further ones of the same kind. */
const SENTENCES = {
  ...INPUT_SENTENCES,
  priceInvalid: {
    de: 'Gib einen Preis zwischen 1,00 € und 9.999,99 € ein.',
    en: 'Enter a price between €1.00 and €9,999.99.',
  },
  linkAffiliate: {
    de: 'Das ist ein Affiliate-Link. Nimm die Adresse des Produkts in deinem Shop.',
    en: 'This is an affiliate link. Use the address of the product in your shop.',
  },
  linkLeadsToAffiliate: {
    de: 'Der Link leitet über das Affiliate-Netzwerk {n}. Nimm die Adresse des Produkts in deinem Shop.',
    en: 'The link leads through the affiliate network {n}. Use the address of the product in your shop.',
  },
  linkDead: { de: 'Die Seite ist nicht erreichbar (Status {n}).', en: 'The page cannot be reached (status {n}).' },
  picture: { de: 'Füge mindestens ein Bild hinzu.', en: 'Add at least one picture.' },
  fibreSum: {
    de: 'Die Faseranteile müssen zusammen 100 % ergeben (aktuell {n} %).',
    en: 'Fibre shares must add up to 100% (currently {n}%).',
  },
  fibreTwice: { de: 'Diese Faser steht schon in der Liste.', en: 'This fibre is already in the list.' },
  gtinInvalid: { de: 'Die GTIN ist ungültig (Prüfziffer).', en: 'The GTIN is invalid (check digit).' },
  dropInPast: { de: 'Das Drop-Datum muss in der Zukunft liegen.', en: 'The drop date must be in the future.' },
  dropSoon: {
    de: 'Das Drop-Datum muss mindestens eine Stunde in der Zukunft liegen.',
    en: 'The drop date must be at least one hour in the future.',
  },
  dropFar: {
    de: 'Das Drop-Datum darf höchstens 18 Monate in der Zukunft liegen.',
    en: 'The drop date may be at most 18 months in the future.',
  },
  sizes: { de: 'Gib mindestens eine Größe an.', en: 'Enter at least one size.' },
  variantTwice: {
    de: 'Diese Größe in dieser Farbe gibt es schon.',
    en: 'This size in this colour already exists.',
  },
  safety: {
    de: 'Wer stellt das Produkt her? Name, Anschrift und Kontakt sind Pflicht (GPSR).',
    en: 'Who makes the product? Name, address and contact are required (GPSR).',
  },
  contactInvalid: {
    de: 'Gib eine E-Mail-Adresse oder eine Webadresse an.',
    en: 'Enter an e-mail address or a web address.',
  },
  claim: {
    de: '„{n}“ ist eine Umweltaussage. Belege sie, oder ändere den Text.',
    en: '“{n}” is an environmental claim. Give evidence for it, or change the text.',
  },
  piledMarks: {
    de: 'Zu viele Zeichen übereinander.',
    en: 'Too many marks on one letter.',
  },
  nameCapitals: {
    de: 'Fast nur Großbuchstaben: das liest sich schlecht.',
    en: 'Almost only capital letters: this is hard to read.',
  },
  nameWithPrice: {
    de: 'Preis und Rabatt gehören nicht in den Namen.',
    en: 'Price and discount do not belong in the name.',
  },
  pictureSmall: {
    de: 'Das erste Bild ist klein: besser mindestens 800×1000 Pixel.',
    en: 'The first picture is small: better at least 800×1000 pixels.',
  },
} as const satisfies Sentences

export interface ProductProblem {
  /** Path in the form, such as `name`, `variants.2.gtin`; `pictures` for pictures. */
  readonly field: string
  readonly key: keyof typeof SENTENCES
  /** The number or the word that the sentence names. */
  readonly n?: number | string
  /** Warnings never block. */
  readonly isWarning?: true
}

/** The sentence of a problem in the reader's language. */
export function problemSentence({ key, n }: ProductProblem, language: Language): string {
  const shown = typeof n === 'number' ? n.toLocaleString(language) : (n ?? '')
  return SENTENCES[key][language].replace('{n}', () => shown)
}

/** The sentences of errors by field: the first of each. */
export function problemFields(problems: readonly ProductProblem[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const problem of problems) {
    if (!problem.isWarning) fields[problem.field] ??= problemSentence(problem, language)
  }
  return fields
}
