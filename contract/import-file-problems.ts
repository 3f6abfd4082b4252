import type { Language } from './vocabulary.ts'

type Texts = Readonly<Record<Language, string>>
/** An error leaves the row or the product out; a warning takes it with a gap; information needs no action. */
export type ImportLevel = 'error' | 'warning' | 'info'
export interface ProblemKind extends Texts {
  readonly level: ImportLevel
  readonly proposal?: Texts
}

export const EXPORT_AGAIN: Texts = {
  de: 'Exportiere die Datei neu und lade sie wieder hoch.',
  en: 'Export the file again and upload it anew.',
}

/** What can be wrong with a file as a whole. */
export const OF_FILES = {
  fileTooLarge: { level: 'error', de: 'Die Datei ist größer als {n} MB.', en: 'The file is larger than {n} MB.' },
  fileEmpty: { level: 'error', de: 'Die Datei ist leer.', en: 'The file is empty.' },
  fileOnlyHeader: {
    level: 'error',
    de: 'Die Datei hat nur eine Kopfzeile, aber keine Produkte.',
    en: 'The file has a header, but no products.',
  },
  fileNoText: {
    level: 'error',
    de: 'Das ist keine Tabelle: erlaubt sind CSV, TSV, XLSX, XML, JSON und ZIP.',
    en: 'This is no table: CSV, TSV, XLSX, XML, JSON and ZIP are allowed.',
  },
  fileOldExcel: {
    level: 'error',
    de: 'Das ist eine alte oder verschlüsselte Excel-Datei.',
    en: 'This is an old or encrypted Excel file.',
    proposal: {
      de: 'Speichere sie in Excel als .xlsx ohne Kennwort.',
      en: 'Save it in Excel as .xlsx, without a password.',
    },
  },
  fileRows: { level: 'error', de: 'Die Datei hat mehr als {n} Zeilen.', en: 'The file has more than {n} rows.' },
  fileProducts: {
    level: 'error',
    de: 'Die Datei hat mehr als {n} Produkte.',
    en: 'The file has more than {n} products.',
  },
  fileColumns: { level: 'error', de: 'Die Datei hat mehr als {n} Spalten.', en: 'The file has more than {n} columns.' },
  quoteOpen: {
    level: 'error',
    de: 'Ein Anführungszeichen wird nicht geschlossen: die Datei ist abgeschnitten oder beschädigt.',
    en: 'A quotation mark is never closed: the file is truncated or damaged.',
    proposal: EXPORT_AGAIN,
  },
  csvBroken: {
    level: 'error',
    de: 'Die CSV-Datei ist beschädigt.',
    en: 'The CSV file is damaged.',
    proposal: EXPORT_AGAIN,
  },
  xmlDoctype: {
    level: 'error',
    de: 'XML mit DOCTYPE wird nicht angenommen.',
    en: 'XML with a DOCTYPE is not accepted.',
  },
  xmlBroken: {
    level: 'error',
    de: 'Die XML-Datei ist beschädigt.',
    en: 'The XML file is damaged.',
    proposal: EXPORT_AGAIN,
  },
  jsonBroken: {
    level: 'error',
    de: 'Die JSON-Datei ist beschädigt.',
    en: 'The JSON file is damaged.',
    proposal: EXPORT_AGAIN,
  },
  xlsxBroken: {
    level: 'error',
    de: 'Die Excel-Datei ist beschädigt.',
    en: 'The Excel file is damaged.',
    proposal: EXPORT_AGAIN,
  },
  zipBroken: {
    level: 'error',
    de: 'Das Archiv ist beschädigt.',
    en: 'The archive is damaged.',
    proposal: EXPORT_AGAIN,
  },
  zipUnsafe: {
    level: 'error',
    de: 'Das Archiv enthält einen Eintrag, der nicht erlaubt ist: {n}',
    en: 'The archive has an entry that is not allowed: {n}',
  },
  zipTooLarge: {
    level: 'error',
    de: 'Das Archiv wird entpackt zu groß.',
    en: 'The archive becomes too large when it is unpacked.',
  },
  zipTables: {
    level: 'error',
    de: 'Ein Import nimmt ein bis zehn Produktdateien: es sind {n}.',
    en: 'An import takes one to ten product files: these are {n}.',
  },
} as const satisfies Record<string, ProblemKind>

export type FileProblemKey = keyof typeof OF_FILES
