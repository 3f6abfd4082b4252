import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { isMissingFile } from './missing-file.ts'

/** Files that belong to rows. Keys are paths below one root, the same for every process. */
export interface Storage {
  /** Stores the bytes under a new, unique key. */
  put(bytes: Uint8Array, extension: string): Promise<string>
  /** Stores the bytes under this key and replaces an existing file. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  /** Removes the file with this key, or all files below it; does nothing when there is none. */
  remove(key: string): Promise<void>
}

function pathOf(folder: string, key: string): string {
  const path = normalize(join(folder, key))
  if (!path.startsWith(folder + sep)) throw new Error('storage key leaves its folder')
  return path
}

/** Storage on a disk that all processes share: DATA_DIR/files. */
export function createDiskStorage(folder: string): Storage {
  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(folder, key)
    await mkdir(dirname(path), { recursive: true })
    // Rename is atomic: a killed process leaves no incomplete file under the key.
    const part = `${path}.${randomUUID()}.part`
    try {
      await writeFile(part, bytes)
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    async put(bytes, extension) {
      const name = randomUUID()
      const key = `${name.slice(0, 2)}/${name}.${extension}`
      await write(key, bytes)
      return key
    },
    write,
    async read(key) {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (isMissingFile(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(folder, key), { force: true, recursive: true }),
  }
}
