import { useSyncExternalStore } from 'react'

/** The native shell's connection state; browsers have `navigator.onLine`. */
let told: boolean | null = null

/** Online or offline, as the browser or the native shell reports (Spec §4). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

export const isOnline = (): boolean => told ?? navigator.onLine

/** Dispatches the system's state as the browser's event, which other code listens to. */
export function setConnection(isConnected: boolean): void {
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
