import { useSyncExternalStore } from 'react'

/** Wider than a phone (Spec §9: narrow up to and including 768 px). */
const WIDE = '(min-width: 769px)'

const subscribe = (listener: () => void) => {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether tables fit; phones show lists. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
