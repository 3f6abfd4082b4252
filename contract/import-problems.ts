import {
  EXPORT_AGAIN,
  type FileProblemKey,
  type ImportLevel,
  OF_FILES,
  type ProblemKind,
} from './import-file-problems.ts'
import type { Language } from './vocabulary.ts'

/** What can be wrong with rows and products. */
const OF_ROWS = {
  encodingGuessed: {
    level: 'info',
    de: 'Der Zeichensatz wurde geraten: {n}. Prüfe die Umlaute.',
    en: 'The character set was guessed: {n}. Check letters such as ä and é.',
  },
  encodingMixed: {
    level: 'warning',
    de: 'Einige Zeichen sind nicht lesbar und wurden ersetzt.',
    en: 'Some characters could not be read and were replaced.',
    proposal: EXPORT_AGAIN,
  },
  columnTwice: {
    level: 'warning',
    de: 'Diese Spalte gibt es mehrmals: die erste zählt.',
    en: 'This column exists more than once: the first one counts.',
  },
  rowTooLong: {
    level: 'error',
    de: 'Die Zeile hat mehr Zellen als die Kopfzeile ({n}): sie wurde ausgelassen.',
    en: 'The row has more cells than the header ({n}): it was left out.',
    proposal: {
      de: 'Setze Texte mit Trennzeichen in Anführungszeichen.',
      en: 'Put texts that contain a separator in quotation marks.',
    },
  },
  rowTooShort: {
    level: 'info',
    de: 'Die Zeile hat weniger Zellen als die Kopfzeile ({n}).',
    en: 'The row has fewer cells than the header ({n}).',
  },
  idMissing: {
    level: 'error',
    de: 'Kein Schlüssel: die Zeile gehört zu keinem Produkt und wurde ausgelassen.',
    en: 'No key: the row belongs to no product and was left out.',
  },
  idTwice: {
    level: 'error',
    de: 'Diesen Schlüssel haben mehrere Produkte: das erste zählt.',
    en: 'Several products have this key: the first one counts.',
  },
  idTooLong: {
    level: 'error',
    de: 'Der Schlüssel ist länger als {n} Zeichen: das Produkt wurde ausgelassen.',
    en: 'The key is longer than {n} characters: the product was left out.',
  },
  parentMissing: {
    level: 'error',
    de: 'Das Produkt zu dieser Variante fehlt in der Datei.',
    en: 'The product of this variant is not in the file.',
  },
  groupLeftOut: {
    level: 'info',
    de: 'Ein Bündel aus Produkten: es wurde ausgelassen.',
    en: 'A group of products: it was left out.',
  },
  nameMissing: {
    level: 'error',
    de: 'Kein Name: das Produkt wurde ausgelassen.',
    en: 'No name: the product was left out.',
  },
  nameCut: {
    level: 'warning',
    de: 'Der Name ist länger als {n} Zeichen und wurde gekürzt.',
    en: 'The name is longer than {n} characters and was shortened.',
  },
  priceInvalid: {
    level: 'error',
    de: 'Kein Preis zwischen 0,01 € und 9.999,99 €: das Produkt wurde ausgelassen.',
    en: 'No price between €0.01 and €9,999.99: the product was left out.',
    proposal: { de: 'Schreibe den Preis wie 29,90.', en: 'Write the price like 29.90.' },
  },
  variantPriceInvalid: {
    level: 'warning',
    de: 'Der Preis der Variante ist nicht lesbar: sie wurde ausgelassen.',
    en: 'The price of the variant cannot be read: it was left out.',
  },
  currency: {
    level: 'error',
    de: 'Der Preis ist in {n}: nur Euro werden angenommen.',
    en: 'The price is in {n}: only euros are accepted.',
    proposal: { de: 'Exportiere die Preise in Euro.', en: 'Export the prices in euros.' },
  },
  priceFrom: {
    level: 'info',
    de: 'Die Varianten haben verschiedene Preise: gezeigt wird „ab {n}“.',
    en: 'The variants differ in price: shown as “from {n}”.',
  },
  saleTooSmall: {
    level: 'info',
    de: 'Der Rabatt ist kleiner als 1 %: gezeigt wird {n} ohne Sale.',
    en: 'The reduction is below 1%: shown at {n} without a sale.',
  },
  saleTooLarge: {
    level: 'warning',
    de: 'Der Rabatt ist größer als 90 %: gezeigt wird {n} ohne Sale. Prüfe den Preis.',
    en: 'The reduction is above 90%: shown at {n} without a sale. Check the price.',
  },
  saleDiffers: {
    level: 'info',
    de: 'Nicht alle Varianten sind gleich stark reduziert: gezeigt wird der Preis ohne Sale.',
    en: 'The variants are not reduced by the same share: shown without a sale.',
  },
  saleAbovePrice: {
    level: 'warning',
    de: 'Der Angebotspreis ist nicht niedriger als der Preis: er wurde ausgelassen.',
    en: 'The sale price is not below the price: it was left out.',
  },
  saleOver: {
    level: 'info',
    de: 'Der Angebotszeitraum ist vorbei: der Angebotspreis wurde ausgelassen.',
    en: 'The sale is over: its price was left out.',
  },
  saleByHand: {
    level: 'info',
    de: 'Ein Sale wurde von Hand angelegt: der aus der Datei wurde ausgelassen.',
    en: 'A sale was set by hand: the one of the file was left out.',
  },
  dateInvalid: {
    level: 'warning',
    de: 'Das Datum ist nicht lesbar und wurde ausgelassen.',
    en: 'The date cannot be read and was left out.',
    proposal: { de: 'Schreibe es wie 2027-03-01 10:00.', en: 'Write it like 2027-03-01 10:00.' },
  },
  linkInvalid: {
    level: 'warning',
    de: 'Der Link muss mit https:// beginnen und wurde ausgelassen.',
    en: 'The link must start with https:// and was left out.',
  },
  gtinInvalid: {
    level: 'warning',
    de: 'Die GTIN ist ungültig (Prüfziffer) und wurde ausgelassen.',
    en: 'The GTIN is invalid (check digit) and was left out.',
    proposal: {
      de: 'Formatiere die Spalte in Excel als Text.',
      en: 'Format the column as text in Excel.',
    },
  },
  genderUnknown: {
    level: 'info',
    de: 'Kein Geschlecht genannt: ein neues Produkt wird als Unisex gezeigt.',
    en: 'No gender named: a new product is shown as unisex.',
  },
  typeUnknown: {
    level: 'warning',
    de: 'Die Kategorie ist nicht erkennbar: ein neues Produkt bleibt ein Entwurf.',
    en: 'The type could not be told: a new product stays a draft.',
    proposal: {
      de: 'Nenne Schuhe, Hosen, Oberteile oder Accessoires.',
      en: 'Name shoes, pants, tops or accessories.',
    },
  },
  variantsCut: {
    level: 'warning',
    de: 'Mehr als {n} Varianten: die übrigen wurden ausgelassen.',
    en: 'More than {n} variants: the others were left out.',
  },
  picturesCut: {
    level: 'info',
    de: 'Mehr als {n} Bilder: die übrigen wurden ausgelassen.',
    en: 'More than {n} pictures: the others were left out.',
  },
  pictureMissing: {
    level: 'warning',
    de: 'Es hat kein Bild: ein neues Produkt bleibt ein Entwurf.',
    en: 'It has no picture: a new product stays a draft.',
  },
  pictureUnclear: {
    level: 'warning',
    de: 'Mehrere Bilder heißen so: keines wurde genommen.',
    en: 'Several pictures have its name: none was taken.',
  },
  pictureUnusable: {
    level: 'warning',
    de: 'Das Bild wurde ausgelassen: {n}',
    en: 'The picture was left out: {n}',
  },
  pictureSmall: {
    level: 'info',
    de: 'Das Bild ist klein: besser mindestens {n} Pixel.',
    en: 'The picture is small: at least {n} pixels are better.',
  },
  withdrawn: {
    level: 'info',
    de: 'Der Shop zeigt es nicht mehr: jetzt ein Entwurf.',
    en: 'The shop no longer publishes it: now a draft.',
  },
  matchUnclear: {
    level: 'error',
    de: 'Nicht eindeutig: Artikelnummer oder GTIN gehören zu mehreren deiner Produkte.',
    en: 'Not unique: the SKU or GTIN belongs to several of your products.',
    proposal: {
      de: 'Gib die Produktnummer aus deinem Export an.',
      en: 'Give the product number of your export.',
    },
  },
  matchTwice: {
    level: 'error',
    de: 'Ein anderes Produkt der Datei ändert schon dasselbe Produkt: das erste zählt.',
    en: 'Another product of the file already changes the same product: the first one counts.',
  },
  existsAlready: {
    level: 'info',
    de: 'Das Produkt gibt es schon: es bleibt, wie es ist.',
    en: 'The product exists already: it stays as it is.',
  },
  notThere: {
    level: 'info',
    de: 'Das Produkt gibt es bei dir nicht: nur Preise und Bestand vorhandener Produkte werden übernommen.',
    en: 'You have no such product: only prices and stock of existing products are imported.',
  },
  closed: {
    level: 'warning',
    de: 'Das Produkt ist archiviert oder gesperrt: es bleibt, wie es ist.',
    en: 'The product is archived or blocked: it stays as it is.',
    proposal: {
      de: 'Mach ein archiviertes in deiner Produktliste wieder zum Entwurf.',
      en: 'Make an archived one a draft again in your list of products.',
    },
  },
  liveIncomplete: {
    level: 'error',
    de: 'Einem veröffentlichten Produkt darf nichts fehlen: es bleibt, wie es ist.',
    en: 'A published product must be complete: it stays as it is.',
  },
  fieldInvalid: {
    level: 'error',
    de: 'Ein Text enthält Zeichen, die nicht erlaubt sind: das Produkt wurde ausgelassen.',
    en: 'A text contains characters that are not allowed: the product was left out.',
  },
  unpublished: {
    level: 'info',
    de: 'Der Shop zeigt es nicht: neu angelegt bleibt es ein Entwurf.',
    en: 'The shop does not show it: as a new product it stays a draft.',
  },
  pictureUnreachable: {
    level: 'warning',
    de: 'Das Bild war nicht erreichbar und wurde ausgelassen.',
    en: 'The picture could not be reached and was left out.',
  },
  keptAtUndo: {
    level: 'info',
    de: 'Seit dem Import geändert, gemerkt oder angesehen: beim Rückgängigmachen blieb es, wie es ist.',
    en: 'Changed, saved or answered since the import: it stayed as it is when the import was undone.',
  },
  notWritten: {
    level: 'error',
    de: 'Das Produkt ließ sich nicht speichern. Importiere es noch einmal.',
    en: 'The product could not be saved. Import it again.',
  },
  netConverted: {
    level: 'info',
    de: 'Aus dem Nettopreis werden {n} inkl. MwSt.',
    en: 'The net price becomes {n} incl. VAT.',
  },
  planFull: {
    level: 'warning',
    de: 'Dein Tarif erlaubt {n} aktive Produkte: es bleibt ein Entwurf.',
    en: 'Your plan allows {n} active products: it stays a draft.',
  },
} as const satisfies Record<string, ProblemKind>

const KINDS: Readonly<Record<string, ProblemKind>> = { ...OF_FILES, ...OF_ROWS }

export type ImportProblemKey = FileProblemKey | keyof typeof OF_ROWS

/** Where in a file something is wrong, and what. */
export interface ImportProblem {
  readonly key: ImportProblemKey
  /** Name of the file, of an import of several; absent: it has only one. */
  readonly file?: string
  /** Line of a text file, row of a sheet, number of an item; 0: the file as a whole. */
  readonly line: number
  /** The key of the product in its file; empty: none. */
  readonly product: string
  /** The header as the file has it; empty: none. */
  readonly column: string
  /** The cell as the file has it. */
  readonly value: string
  /** The number or the word that the sentence names. */
  readonly n?: number | string
}

export const levelOf = ({ key }: Pick<ImportProblem, 'key'>): ImportLevel => KINDS[key]?.level ?? 'error'

/** What is wrong, with a proposal where there is one. */
export function importSentence({ key, n }: Pick<ImportProblem, 'key' | 'n'>, language: Language): string {
  const kind = KINDS[key]
  if (!kind) return ''
  const shown = typeof n === 'number' ? n.toLocaleString(language) : (n ?? '')
  const sentence = kind[language].replace('{n}', () => shown)
  return kind.proposal ? `${sentence} ${kind.proposal[language]}` : sentence
}
