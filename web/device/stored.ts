import type { DEVICE_STORAGE } from '#contract/device-storage.ts'

/** What may lie in `localStorage`: only what the list, and so the privacy page, names (Trust L25). */
type StoredName = Extract<(typeof DEVICE_STORAGE)[keyof typeof DEVICE_STORAGE], { where: 'localStorage' }>['names'][0]

interface StoredText {
  /** What lies there; null: nothing. `unreadable` is the answer of a browser that refuses its storage. */
  read(unreadable?: string | null): string | null
  /** Puts the text there, null takes it away. Where storage is refused the choice holds until the page is left. */
  keep(text: string | null): void
}

/** One text in `localStorage`. Browsers may refuse it at any time (blocked, full, private), which is no error here. */
export const storedText = (name: StoredName): StoredText => ({
  read(unreadable = null) {
    try {
      return localStorage.getItem(name)
    } catch {
      return unreadable
    }
  },
  keep(text) {
    try {
      if (text === null) localStorage.removeItem(name)
      else localStorage.setItem(name, text)
    } catch {
      // What the caller remembers goes on without.
    }
  },
})
