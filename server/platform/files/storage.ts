import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { isMissingFile } from './missing-file.ts'

/** Files that belong to rows. Keys are paths below one root, the same for every process. */
export interface Storage {
  /** Stores the bytes under this key and replaces an existing file. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  /** Removes the file with this key, or all files below it; does nothing when there is none. */
  remove(key: string): Promise<void>
  /** Whether there is a file with this key. */
  has(key: string): Promise<boolean>
  /** All files below this key, with the time of their last change. */
  list(key: string): AsyncIterable<StoredFile>
}

interface StoredFile {
  readonly key: string
  readonly changedAt: Date
}

function pathOf(folder: string, key: string): string {
  const path = normalize(join(folder, key))
  if (!path.startsWith(folder + sep)) throw new Error('storage key leaves its folder')
  return path
}

/** Null: there is none (any more). */
async function changeOf(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (isMissingFile(error)) return null
    throw error
  }
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
    has: async (key) => (await changeOf(pathOf(folder, key))) !== null,
    async *list(key) {
      const below = pathOf(folder, key)
      if ((await changeOf(below)) === null) return
      for await (const entry of await opendir(below, { recursive: true })) {
        const path = join(entry.parentPath, entry.name)
        const changedAt = entry.isFile() ? await changeOf(path) : null
        if (changedAt) yield { key: relative(folder, path).replaceAll(sep, '/'), changedAt }
      }
    },
  }
}
