/** A hidden tab renders no frames; the work is then done after this time. */
const WITHOUT_FRAMES_MS = 100

/**
 * Runs `work` once, after the next frame has been painted: the response to an input is painted before React renders.
 */
export function afterFrame(work: () => void): void {
  let done = false
  const once = () => {
    if (done) return
    done = true
    clearTimeout(fallback)
    work()
  }
  const fallback = setTimeout(once, WITHOUT_FRAMES_MS)
  requestAnimationFrame(() => setTimeout(once, 0))
}
