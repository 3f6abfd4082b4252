/** Spec §8 names failures that are only logged; this is the one place that logs them. */
export function logFailure(doing: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specified place for silent failures
  console.info(`Could not ${doing}:`, error)
}

/** For the named list of silent failures: logout, mark-viewed, click tracking, haptics. */
export function silently(doing: string, work: Promise<unknown>): void {
  work.catch((error: unknown) => logFailure(doing, error))
}
