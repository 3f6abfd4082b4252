import { useEffect, useState } from 'react'
import { call } from '#web/api/call.ts'
import { isNativeShell } from '#web/device/platform.ts'
import { logFailure } from '#web/device/silently.ts'
import type { GoogleClient } from './google-flow.ts'

/**
 * Google's sign-in page, where this installation is set up for it; null otherwise, and until that is known. Never in the
 * native shell: Google refuses web views, and Apple wants its own button beside Google's.
 */
export function useGoogleClient(): GoogleClient | null {
  const [client, setClient] = useState<GoogleClient | null>(null)
  useEffect(() => {
    if (isNativeShell()) return
    const left = new AbortController()
    call('GET /api/site', { signal: left.signal })
      .then((site) => setClient(site.google))
      // Without an answer the button is not shown; the other ways to sign in still work.
      .catch((error: unknown) => left.signal.aborted || logFailure('ask for Google sign-in', error))
    return () => left.abort()
  }, [])
  return client
}
