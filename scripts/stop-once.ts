/** Signals within this time count as one: the terminal and npm both pass a single Ctrl-C on. */
const SAME_SIGNAL_MS = 1_500

/** Shuts the process down at the first signal or write to a closed output, and exits at once at a later second signal. */
export function stopOnce(end: () => Promise<void>): void {
  let stoppingSince: number | null = null
  const stop = () => {
    if (stoppingSince !== null) return
    stoppingSince = performance.now()
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  const onSignal = () => {
    if (stoppingSince !== null && performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1)
    stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // A closed terminal or pipe fails every later write, too: these errors must not end the process before `end` has.
  for (const output of [process.stdout, process.stderr]) output.on('error', stop)
}
