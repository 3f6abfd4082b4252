import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { logFailure } from '#web/device/silently.ts'
import type { GoogleClient } from './google-flow.ts'

/**
 * The configuration for Google's sign-in page; null where there is none, and while loading. Always null in the native
 * shell: Google refuses web views, and Apple requires its own button beside Google's.
 */
export function useGoogleClient(): GoogleClient | null {
  const [client, setClient] = useState<GoogleClient | null>(null)
  useEffect(() => {
    if (isNativeShell()) return
    const left = new AbortController()
    call('GET /api/site', { signal: left.signal })
      .then((site) => setClient(site.google))
      // Without an answer the button is not shown; the other ways to sign in still work.
      .catch((error: unknown) => left.signal.aborted || logFailure('load the Google sign-in', error))
    return () => left.abort()
  }, [])
  return client
}
