/** Lets the browser handle input and paint before the next task; resolves at once in a hidden tab. */
export async function nextTask(): Promise<void> {
  // Safari has no scheduler yet.
  const { scheduler, document } = globalThis as Partial<Pick<typeof globalThis, 'document'>> & {
    readonly scheduler?: Partial<Scheduler>
  }
  // In a hidden tab a timer may take a second, and there is no input to handle.
  if (document?.hidden) return
  await (scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve)))
}
