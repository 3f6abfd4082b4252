import { useSyncExternalStore } from 'react'
import { storedText } from './stored.ts'

/** Stored on the device; `public/theme.js` reads the same key before the first paint. Absent: the device decides. */
const choice = storedText('motion')
const LESS = 'less'
const REDUCED = '(prefers-reduced-motion: reduce)'

/** The user chose reduced motion in the profile. */
export const choseReducedMotion = (): boolean => document.documentElement.dataset['motion'] === LESS

/** Applies the choice at once and stores it. */
export function chooseReducedMotion(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset['motion'] = LESS
  else document.documentElement.removeAttribute('data-motion')
  choice.keep(isReduced ? LESS : null)
}

/** The device asks for reduced motion, which overrules the choice. */
export const useDeviceReducesMotion = (): boolean =>
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
