import { INPUT_SENTENCES, type Sentences } from './input-sentences.ts'
import type { Language } from './vocabulary.ts'

/** Sentences for fields of brands, to the letter of Product 18 unless noted. */
const SENTENCES = {
  ...INPUT_SENTENCES,
  brandNameTaken: { de: 'Dieser Markenname ist bereits vergeben.', en: 'This brand name is already taken.' },
  handleInvalid: {
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
    en: 'Only lowercase letters, digits and hyphens.',
  },
  vatInvalid: { de: 'Diese USt-IdNr. hat kein gültiges Format.', en: 'This VAT ID has an invalid format.' },
  // Beyond Product 18.
  handleTaken: { de: 'Dieser Handle ist bereits vergeben.', en: 'This handle is already taken.' },
  handleReserved: { de: 'Dieser Handle ist reserviert.', en: 'This handle is reserved.' },
  nameReserved: { de: 'Dieser Markenname ist reserviert.', en: 'This brand name is reserved.' },
  nameInvalid: {
    de: 'Der Markenname braucht Buchstaben oder Ziffern einer Schrift.',
    en: 'The brand name needs letters or digits of one writing system.',
  },
  companyPrivate: {
    de: 'Dropdeck ist nur für Unternehmen. Gib den Namen deiner Firma an.',
    en: 'Dropdeck is for businesses only. Enter the name of your company.',
  },
  postalCodeInvalid: {
    de: 'Diese Postleitzahl passt nicht zum Land.',
    en: 'This postal code does not fit the country.',
  },
  emailInvalid: { de: 'Bitte gib eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.' },
  phoneInvalid: {
    de: 'Gib eine Telefonnummer an, unter der man dich erreicht, zum Beispiel +49 30 1234567.',
    en: 'Enter a phone number that reaches you, such as +49 30 1234567.',
  },
  taxNumberInvalid: {
    de: 'Diese Steuernummer hat kein gültiges Format.',
    en: 'This tax number has an invalid format.',
  },
  websiteInvalid: {
    de: 'Gib die Adresse deiner Website an, zum Beispiel https://deine-marke.de.',
    en: 'Enter the address of your website, such as https://your-brand.com.',
  },
  profileInvalid: {
    de: 'Gib deinen Namen dort an oder die Adresse des Profils.',
    en: 'Enter your name there or the address of the profile.',
  },
  ownPage: {
    de: 'Diese Seite muss auf deiner eigenen Domain liegen. Bestätige sie in den Einstellungen unter Domains.',
    en: 'This page must be on your own domain. Verify it in the settings, under Domains.',
  },
  claimEarly: {
    de: '„{n}“ ist eine Umweltaussage. Lass sie hier weg: Mit einem Nachweis schreibst du sie später in den Einstellungen.',
    en: '“{n}” is an environmental claim. Leave it out here: with evidence, you can add it later in the settings.',
  },
  chooseOne: { de: 'Bitte wähle mindestens eins aus.', en: 'Please choose at least one.' },
  assuranceMissing: { de: 'Ohne diese Zusicherung geht es nicht.', en: 'We cannot do without this assurance.' },
} as const satisfies Sentences

type SentenceKey = keyof typeof SENTENCES

/** What is wrong with one field: the key of a sentence, and the number or the word in it. */
export interface FieldFault {
  readonly key: SentenceKey
  readonly n?: number | string
}

/** The sentence of a fault in the reader's language. */
export const fieldSentence = ({ key, n }: FieldFault, language: Language): string =>
  SENTENCES[key][language].replace('{n}', String(n ?? ''))
