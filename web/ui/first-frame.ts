import { startTransition, useEffect, useState } from 'react'

/** Whether the app replaces a server-rendered first screen (Decision 030), or renders one. */
const replacesFirstScreen = (): boolean =>
  typeof document === 'undefined' || document.querySelector('.first-screen') !== null

/**
 * The number of frames since the app replaced the first screen, up to `most`; 0 in that screen itself, and `most` from
 * the beginning where there was none. The replacing frame is the longest task of a start: content that the first screen
 * does not show is rendered in the next frames.
 */
export function useFirstFrames(most: number): number {
  const [shown, setShown] = useState(() => (replacesFirstScreen() ? 0 : most))
  useEffect(() => {
    if (shown < most) startTransition(() => setShown(shown + 1))
  }, [shown, most])
  return shown
}

/** True in a server-rendered first screen, and in the frame that replaces it. */
export const useFirstFrame = (): boolean => useFirstFrames(1) === 0
