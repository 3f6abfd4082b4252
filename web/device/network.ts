import { useSyncExternalStore } from 'react'

/** What the native shell was told by its system; browsers say it themselves. */
let told: boolean | null = null

/** Online or offline by the browser's or the native shell's word (Spec §4). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

export const isOnline = (): boolean => told ?? navigator.onLine

/** Reports the system's state as the browser's own event, because other code waits for that. */
export function tellConnection(isConnected: boolean): void {
  if (isConnected === isOnline()) return
  told = isConnected
  dispatchEvent(new Event(isConnected ? 'online' : 'offline'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
