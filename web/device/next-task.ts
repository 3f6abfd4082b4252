/** Lets the browser answer fingers and draw before work goes on in a task of its own. */
export function nextTask(): Promise<void> {
  // Safari has no scheduler yet.
  const { scheduler } = globalThis as { readonly scheduler?: Partial<Scheduler> }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
