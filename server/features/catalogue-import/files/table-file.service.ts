import type { Language } from '#contract/vocabulary.ts'
import { readTableIn } from '../batches/opening/read-file.ts'
import type { Table } from './table.ts'

/** The rows of a table in any format that imports read, in a thread. Refuses what cannot be read as a whole. */
export const readTableFile = async (bytes: Uint8Array, language: Language): Promise<Table> =>
  (await readTableIn(bytes, '', language)).table
