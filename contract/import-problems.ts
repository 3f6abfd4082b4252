import { type FileProblemKey, type ImportLevel, OF_FILES, type ProblemKind } from './import-file-problems.ts'
import { OF_ROWS } from './import-row-problems.ts'
import type { Language } from './vocabulary.ts'

/** What an import can meet beside the file: the brand's products, pictures elsewhere, the plan. */
const OF_IMPORTS = {
  saleByHand: {
    level: 'info',
    de: 'Ein Sale wurde von Hand angelegt: der aus der Datei wurde ausgelassen.',
    en: 'A sale was set by hand: the one of the file was left out.',
  },
  pictureUnusable: {
    level: 'warning',
    de: 'Das Bild wurde ausgelassen: {n}',
    en: 'The picture was left out: {n}',
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
  planFull: {
    level: 'warning',
    de: 'Dein Tarif erlaubt {n} aktive Produkte: es bleibt ein Entwurf.',
    en: 'Your plan allows {n} active products: it stays a draft.',
  },
  planDrops: {
    level: 'warning',
    de: 'Mehr Drops auf einmal erlaubt dein Tarif nicht (Grenze: {n}): es bleibt ein Entwurf.',
    en: 'Your plan allows no more drops at the same time (limit: {n}): it stays a draft.',
  },
} as const satisfies Record<string, ProblemKind>

const KINDS: Readonly<Record<string, ProblemKind>> = { ...OF_FILES, ...OF_ROWS, ...OF_IMPORTS }

export type ImportProblemKey = FileProblemKey | keyof typeof OF_ROWS | keyof typeof OF_IMPORTS

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

/** How bad a problem is; unknown keys of stored problems count as errors. */
export const levelOf = ({ key }: Pick<ImportProblem, 'key'>): ImportLevel => KINDS[key]?.level ?? 'error'

/** What is wrong, with a proposal where there is one. */
export function importSentence({ key, n }: Pick<ImportProblem, 'key' | 'n'>, language: Language): string {
  const kind = KINDS[key]
  if (!kind) return ''
  const shown = typeof n === 'number' ? n.toLocaleString(language) : (n ?? '')
  const sentence = kind[language].replace('{n}', () => shown)
  return kind.proposal ? `${sentence} ${kind.proposal[language]}` : sentence
}
