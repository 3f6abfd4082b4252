import type { Ahead } from '#contract/pages.ts'
import { currentLanguage } from '#web/i18n/language.ts'

/** What the server answered with the page; null where it did not, and once it was taken. */
let ahead: Ahead | null = null

/** Reads it from the page, before anybody asks. */
export function readAhead(): Ahead | null {
  const written = document.getElementById('ahead')?.textContent
  ahead = written ? (JSON.parse(written) as Ahead) : null
  return ahead
}

/** Takes one of the answers: for whom, and what. It is used once, and not where another language is spoken. */
export function takeAhead<Part extends 'deck' | 'shop'>(part: Part, userId: string | undefined): Ahead[Part] {
  if (ahead === null || ahead.user.id !== userId || ahead.language !== currentLanguage()) return null
  const answer = ahead[part]
  ahead = { ...ahead, [part]: null }
  return answer
}
