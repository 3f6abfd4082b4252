import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthenticated } from './call-failure.ts'
import { isSignedIn, onUserChange, refreshSession } from './session.ts'

/** Server state of this tab, with the defaults of Spec §9. Keys are contract paths: `['/api/saved-products']`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askWhoIsThere }),
  mutationCache: new MutationCache({ onError: askWhoIsThere }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // What failed while offline is asked again when the connection is back.
      refetchOnReconnect: true,
      retry: false,
      // Fail at once when offline, instead of waiting without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
onUserChange(() => queryClient.clear())

/** A session that ended elsewhere shows at the first refused call: ask again who is signed in. */
function askWhoIsThere(error: unknown): void {
  if (isUnauthenticated(error) && isSignedIn()) void refreshSession()
}
