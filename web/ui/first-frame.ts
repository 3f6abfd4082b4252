import { useDeferredValue } from 'react'

/** Before the app's first frame, what the server drew for it still stands in its place (decision 030). */
const takesAPlace = (): boolean => typeof document === 'undefined' || document.querySelector('.first-screen') !== null

/**
 * True while something is drawn for the frame in which the app takes the place of the first screen, and in that screen
 * itself. That frame is the longest task of a start: what the first screen does not show comes with the next one.
 */
export const useFirstFrame = (): boolean => useDeferredValue(false, takesAPlace() || undefined)
