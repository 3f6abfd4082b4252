import { TRUSTED_TYPES_POLICY } from '#contract/pages.ts'
import { isNativeShell } from './platform.ts'

const WORKER = '/sw.js'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): object }
}

/**
 * Allows this one address as a script (Trusted Types). Made once, because browsers refuse a second policy of the same
 * name; browsers without Trusted Types need none.
 */
let trusted: string | null = null
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  // Cast, because TypeScript's `register` accepts no TrustedScriptURL.
  trusted ??= (trustedTypes
    ?.createPolicy(TRUSTED_TYPES_POLICY, { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER) as string
  return trusted
}

/** The service worker that stores the app. None in the native shell, which contains the app, and in development. */
const canHaveWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && !isNativeShell()

/** Registers the worker, or returns the registered one; null where service workers are not available. */
export async function appWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker()) return null
  return navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
}

/** The registered worker, if any. */
export async function presentWorker(): Promise<ServiceWorkerRegistration | null> {
  return canHaveWorker() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null
}
