import { isNativeShell } from './platform.ts'

/** The service worker that stores the app. None in the native shell, which contains the app, and in development. */
const canHaveWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && !isNativeShell()

/** Registers the worker, or returns the registered one; null where service workers are not available. */
export async function appWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker()) return null
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
}

/** The registered worker, if any. */
export async function presentWorker(): Promise<ServiceWorkerRegistration | null> {
  return canHaveWorker() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null
}
