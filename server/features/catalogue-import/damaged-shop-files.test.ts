import { afterAll, expect, test } from 'vitest'
import { UnreadableFile } from './files/unreadable-file.ts'
import { readCatalogue } from './read-catalogue.ts'
import { type DamagedFile, damagedFiles, type Expected } from './testing/damaged-files.ts'
import { DIALECTS, OTHERS } from './testing/dialects.ts'

const SEED = 20_261_124
const MOST_BYTES = 300_000_000
let mostUsed = 0
const before = process.memoryUsage()
const used = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers - before.heapUsed - before.arrayBuffers
}
afterAll(() => expect(mostUsed).toBeLessThan(MOST_BYTES))

/** What reading said, in the form of what is expected. */
async function answerTo({ bytes, expected }: DamagedFile): Promise<Expected> {
  try {
    const { format, products, problems } = await readCatalogue(bytes)
    if (expected === 'any') return expected
    if ('format' in expected) return format === 'unknown' ? expected : { name: format }
    if ('name' in expected) return { name: products.find(({ name }) => name === expected.name)?.name ?? '' }
    const all = [...problems, ...products.flatMap((product) => product.problems)]
    const found = all.find(({ key }) => 'problem' in expected && key === expected.problem[0])
    if (!found) return { name: all.map(({ key }) => key).join() }
    return { problem: [found.key, found.line, found.column, found.value], products: products.length }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return expected === 'any' ? expected : { refused: error.key, line: error.line }
  } finally {
    mostUsed = Math.max(mostUsed, used())
  }
}

// Issue 17: exact rows and columns in what is said about damaged files.
test.each([...DIALECTS, ...OTHERS])(
  '30 damaged files of $format, delimiter "$delimiter" ($firstLine)',
  async (dialect) => {
    for (const file of await damagedFiles(dialect, SEED)) {
      expect([file.label, await answerTo(file)]).toEqual([file.label, file.expected])
    }
  },
)
