import { startTransition, useEffect, useState } from 'react'

/** Before the app's first frame, what the server drew for it still stands in its place (Decision 030). */
const takesAPlace = (): boolean => typeof document === 'undefined' || document.querySelector('.first-screen') !== null

/**
 * How many frames the app has shown since it took the place of the first screen, up to `most`; 0 in that screen itself.
 * Where nothing stood in its place it is `most` from the beginning. The frame that takes the place is the longest task of
 * a start: what the first screen does not show comes with the next ones.
 */
export function useFirstFrames(most: number): number {
  const [shown, setShown] = useState(() => (takesAPlace() ? 0 : most))
  useEffect(() => {
    if (shown < most) startTransition(() => setShown(shown + 1))
  }, [shown, most])
  return shown
}

/** True while something is drawn for the frame in which the app takes the place of the first screen, and in that screen. */
export const useFirstFrame = (): boolean => useFirstFrames(1) === 0
