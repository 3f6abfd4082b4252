import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
/** A smaller file fits into one packet without compression. */
const MIN_BYTES = 1_000

/** Writes a .br and a .gz beside every text file, so that the server never compresses a static file itself. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(
    paths.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const text = await readFile(path)
      if (text.length < MIN_BYTES) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
