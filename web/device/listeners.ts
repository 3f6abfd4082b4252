interface Listeners {
  /** Returns what ends the subscription, as `useSyncExternalStore` needs it. */
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

/** Functions to call when a value changed that is kept outside of React. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: () => {
      // A listener may end its own subscription, or begin another one.
      for (const listener of [...listeners]) listener()
    },
  }
}
