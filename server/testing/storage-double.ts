import type { Storage } from '#server/platform/files/storage.ts'

/** Keeps files in memory. */
export function createStorageDouble(now: () => Date = () => new Date()): Storage {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly changedAt: Date }>()
  const isBelow = (key: string, above: string) => key === above || key.startsWith(`${above}/`)
  return {
    async write(key, bytes) {
      files.set(key, { bytes, changedAt: now() })
    },
    read: async (key) => files.get(key)?.bytes ?? null,
    async remove(key) {
      for (const known of files.keys()) if (isBelow(known, key)) files.delete(known)
    },
    has: async (key) => files.has(key),
    async *list(above) {
      for (const [key, { changedAt }] of [...files]) if (isBelow(key, above)) yield { key, changedAt }
    },
  }
}
