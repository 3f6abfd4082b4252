import { useSyncExternalStore } from 'react'
import { storedText } from './stored.ts'

/** Kept on the device; `public/theme.js` reads the same key before the first paint. Absent: as the device wants it. */
const choice = storedText('motion')
const LESS = 'less'
const REDUCED = '(prefers-reduced-motion: reduce)'

/** The person asked for less motion here. */
export const choseCalm = (): boolean => document.documentElement.dataset['motion'] === LESS

/** Takes the motion away at once, or gives it back, and keeps the choice. */
export function chooseCalm(isCalm: boolean): void {
  if (isCalm) document.documentElement.dataset['motion'] = LESS
  else document.documentElement.removeAttribute('data-motion')
  choice.keep(isCalm ? LESS : null)
}

/** The device itself asks for less motion, which counts whatever was chosen here. */
export const useCalmDevice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED).matches,
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
