const listeners = new Set<() => void>()

/** Hears when the own history was changed, so that the swipe that went last can no longer be taken back. */
export function onHistoryChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that the server changed the own history. */
export function tellHistoryChange(): void {
  for (const listener of [...listeners]) listener()
}
