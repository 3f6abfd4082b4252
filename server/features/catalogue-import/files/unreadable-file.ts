import type { FileProblemKey } from '#contract/import-file-problems.ts'
import { importSentence } from '#contract/import-problems.ts'

/** A file that cannot be read as a whole; the message is the English sentence. */
export class UnreadableFile extends Error {
  readonly key: FileProblemKey
  /** Line where reading stopped; 0: unknown. */
  readonly line: number
  readonly n: number | string | undefined

  constructor(
    key: FileProblemKey,
    { line = 0, n, cause }: { line?: number; n?: number | string; cause?: unknown } = {},
  ) {
    const sentence = importSentence({ key, ...(n !== undefined && { n }) }, 'en')
    super(line > 0 ? `Line ${line}: ${sentence}` : sentence, { cause })
    this.key = key
    this.line = line
    this.n = n
  }
}
