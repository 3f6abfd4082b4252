import { createHash } from 'node:crypto'
import type { Storage } from '#server/platform/files/storage.ts'

/** Keeps files in memory. */
export function createStorageDouble(): Storage {
  const files = new Map<string, Uint8Array>()
  return {
    async put(bytes, extension) {
      const key = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
      files.set(key, bytes)
      return key
    },
    read: async (key) => files.get(key) ?? null,
    async remove(key) {
      files.delete(key)
    },
  }
}
