import type { DEVICE_STORAGE } from '#contract/device-storage.ts'

/** Keys of `localStorage`: only those on the list that the privacy page shows (Trust L25). */
type StoredName = Extract<(typeof DEVICE_STORAGE)[keyof typeof DEVICE_STORAGE], { where: 'localStorage' }>['names'][0]

export interface StoredText {
  /** The stored text; null: none. `unreadable` is returned when the browser refuses its storage. */
  read(unreadable?: string | null): string | null
  /** Stores the text; null removes it. Where storage is refused the choice is lost with the page. */
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
      // The caller continues with its value in memory.
    }
  },
})
