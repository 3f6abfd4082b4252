/** Within this time a repeated wish is the same one: the terminal and npm both pass a single Ctrl-C on. */
const SAME_WISH_MS = 1_500

/** Ends the process in order at the first wish to stop, and at once when somebody insists. */
export function stopOnce(end: () => Promise<void>): void {
  let wishedAt: number | null = null
  const stop = () => {
    if (wishedAt !== null) {
      if (performance.now() - wishedAt > SAME_WISH_MS) process.exit(1)
      return
    }
    wishedAt = performance.now()
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // A closed terminal breaks the output before the wish arrives; that must not end us halfway.
  process.stdout.on('error', stop)
}
