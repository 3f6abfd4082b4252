import type { FileProblemKey } from '#contract/import-file-problems.ts'
import { importSentence } from '#contract/import-problems.ts'

/** A file that cannot be read as a whole; the message is the English sentence. */
export class UnreadableFile extends Error {
  readonly key: FileProblemKey
  /** Line where reading stopped; 0: unknown. */
  readonly line: number
  readonly n: number | string | undefined
  /** Its name, of an import of several; empty: it has only one. */
  readonly file: string

  constructor(
    key: FileProblemKey,
    { line = 0, n, file = '', cause }: { line?: number; n?: number | string; file?: string; cause?: unknown } = {},
  ) {
    const sentence = importSentence({ key, ...(n !== undefined && { n }) }, 'en')
    const place = [file, line > 0 && `Line ${line}`].filter(Boolean).join(', ')
    super(place === '' ? sentence : `${place}: ${sentence}`, { cause })
    this.key = key
    this.line = line
    this.n = n
    this.file = file
  }
}
