import { TRUSTED_TYPES_POLICY } from '#contract/pages.ts'
import { isNativeShell } from './platform.ts'

const WORKER = '/sw.js'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): object }
}

/** Made once: a second policy of the same name is refused. It knows this one address. Not every browser asks for it. */
let trusted: string | null = null
function workerAddress(): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  // A TrustedScriptURL where there are Trusted Types; the types of `register` do not know it.
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
