/** A hidden tab draws no frames; then the work is done after this time. */
const WITHOUT_FRAMES_MS = 100

/**
 * Runs `work` once, after the next frame has been painted: the answer to a finger is painted first,
 * what React has to do comes second.
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
