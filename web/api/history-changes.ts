const listeners = new Set<() => void>()

/** Called when the user's history was changed, after which the last swipe can no longer be undone. */
export function onHistoryChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports that the server has changed the user's history. */
export function notifyHistoryChange(): void {
  for (const listener of [...listeners]) listener()
}
