import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { storeBrand } from './brand-headers.ts'
import { isUnauthenticated } from './call-failure.ts'
import { isSignedIn, onUserChange, refreshSession } from './session.ts'

/** Server state of this tab, with the defaults of Spec §9. Keys are contract paths: `['/api/saved-products']`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: refreshAfterRefusal }),
  mutationCache: new MutationCache({ onError: refreshAfterRefusal }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Queries that failed offline are repeated when the connection is back.
      refetchOnReconnect: true,
      retry: false,
      // Fail at once when offline, instead of pausing silently.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
onUserChange(() => {
  queryClient.clear()
  storeBrand(null)
})

/** Refreshes the session after a call was refused, because it may have ended elsewhere. */
function refreshAfterRefusal(error: unknown): void {
  if (isUnauthenticated(error) && isSignedIn()) void refreshSession()
}
