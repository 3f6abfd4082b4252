import { useSyncExternalStore } from 'react'

/** Online or offline by the browser's own events (spec §4). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true)

export const isOnline = (): boolean => navigator.onLine

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
