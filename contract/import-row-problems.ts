import { EXPORT_AGAIN, type ProblemKind } from './import-file-problems.ts'

/** What can be wrong with rows and products, as the file has them. */
export const OF_ROWS = {
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
  pictureSmall: {
    level: 'info',
    de: 'Das Bild ist klein: besser mindestens {n} Pixel.',
    en: 'The picture is small: at least {n} pixels are better.',
  },
  fieldInvalid: {
    level: 'error',
    de: 'Ein Text enthält Zeichen, die nicht erlaubt sind: das Produkt wurde ausgelassen.',
    en: 'A text contains characters that are not allowed: the product was left out.',
  },
  netConverted: {
    level: 'info',
    de: 'Aus dem Nettopreis werden {n} inkl. MwSt.',
    en: 'The net price becomes {n} incl. VAT.',
  },
} as const satisfies Record<string, ProblemKind>
