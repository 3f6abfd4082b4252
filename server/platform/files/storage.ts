import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { isMissingFile } from './missing-file.ts'

/** Files that belong to rows: written once under a key, never changed. */
export interface Storage {
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

function pathOf(folder: string, key: string): string {
  const path = normalize(join(folder, key))
  if (!path.startsWith(folder + sep)) throw new Error('storage key leaves its folder')
  return path
}

/** Storage on the disk of this machine: DATA_DIR/files. Keys are content hashes, so equal files exist once. */
export function createDiskStorage(folder: string): Storage {
  return {
    async put(bytes, extension) {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const key = `${hash.slice(0, 2)}/${hash}.${extension}`
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true })
      // Rename is atomic: a kill in the middle leaves no half file under the key.
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
      return key
    },
    async read(key) {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (isMissingFile(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
  }
}
