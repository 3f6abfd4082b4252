import { Piscina } from 'piscina'
import { importSentence } from '#contract/import-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import { Refusal } from '#server/platform/scope/refuse.ts'
import type { ColumnMapping } from '../../read-catalogue.ts'
import type { FileAnswer, FileOrder, ReadProducts } from './read-here.ts'

/**
 * Threads that read files. Starting one takes longer than reading a small file, so it stays for the checks and changes that
 * follow an upload; one that ran out of memory is replaced.
 */
const threads = new Piscina<FileOrder, FileAnswer>({
  filename: new URL('./read-here.ts', import.meta.url).href,
  name: 'readHere',
  minThreads: 0,
  maxThreads: 4,
  idleTimeout: 15_000,
  atomics: 'disabled',
  resourceLimits: { maxOldGenerationSizeMb: 400 },
})

async function readInThread(
  order: FileOrder,
  language: Language,
): Promise<Exclude<FileAnswer, { unreadable: unknown }>> {
  // A copy of its own: of a part of a larger buffer, all of that buffer would be sent.
  const answer = await threads.run({ ...order, bytes: Uint8Array.from(order.bytes) })
  if (!('unreadable' in answer)) return answer
  const { key, line, n, file } = answer.unreadable
  const sentence = importSentence({ key, ...(n !== null && { n }) }, language)
  const place = [file, line > 0 && `${language === 'de' ? 'Zeile' : 'Line'} ${line}`].filter(Boolean).join(', ')
  throw new Refusal('imports.unreadable', { values: { sentence: place === '' ? sentence : `${place}: ${sentence}` } })
}

/** The products of a file, read in a thread. Refuses what cannot be read as a whole. */
export async function readProductsIn(
  bytes: Uint8Array,
  mapping: ColumnMapping | null,
  language: Language,
): Promise<ReadProducts> {
  const answer = await readInThread({ bytes, mapping, wants: 'products' }, language)
  if ('products' in answer) return answer.products
  throw new Error('a file was read as a table')
}

/** The rows of one of the files as they are, read in a thread. */
export async function readTableIn(bytes: Uint8Array, name: string, language: Language) {
  const answer = await readInThread({ bytes, mapping: null, wants: { tableOf: name } }, language)
  if ('table' in answer) return answer
  throw new Error('a table was read as products')
}
