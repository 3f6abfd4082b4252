import type { InitialData } from '#contract/pages.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** The answers in the document; null where there are none, and once they were taken. */
let initialData: InitialData | null = null

/** Reads them from the document, before any call is made. */
export function readInitialData(): InitialData | null {
  const written = document.getElementById('initial-data')?.textContent
  initialData = written ? (JSON.parse(written) as InitialData) : null
  return initialData
}

/** Takes one answer. It is used once, for its own user, and only in its own language. */
export function takeInitialData<Part extends 'deck' | 'shop'>(
  part: Part,
  userId: string | undefined,
): InitialData[Part] {
  if (initialData === null || initialData.user.id !== userId || initialData.language !== currentLanguage()) return null
  const answer = initialData[part]
  initialData = { ...initialData, [part]: null }
  return answer
}
