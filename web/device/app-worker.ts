import { isNativeShell } from './platform.ts'

/** The worker that keeps the app; the native shell carries the app itself, and a developer wants to see changes. */
const canHaveWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && !isNativeShell()

/** Registers the worker, or finds it; null where there can be none. */
export async function appWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker()) return null
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
}

/** The worker that is there already, if any. */
export async function presentWorker(): Promise<ServiceWorkerRegistration | null> {
  return canHaveWorker() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null
}
