import { randomUUID } from 'node:crypto'
import type { Storage } from '#server/platform/files/storage.ts'

/** Keeps files in memory. */
export function createStorageDouble(): Storage {
  const files = new Map<string, Uint8Array>()
  return {
    async put(bytes, extension) {
      const key = `${randomUUID()}.${extension}`
      files.set(key, bytes)
      return key
    },
    async write(key, bytes) {
      files.set(key, bytes)
    },
    read: async (key) => files.get(key) ?? null,
    async remove(key) {
      for (const known of files.keys()) if (known === key || known.startsWith(`${key}/`)) files.delete(known)
    },
  }
}
