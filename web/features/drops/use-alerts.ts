import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

type Alerts = Answer<'GET /api/alerts'>
export type DropSignUp = Alerts['drops'][number]

const KEY = ['/api/alerts'] as const
/** An address may have been confirmed on another device. */
const STALE_MS = 60_000

interface UseAlerts {
  /** Undefined until the first answer. */
  readonly alerts: Alerts | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Reloads the list; resolves when it is loaded. */
  readonly refresh: () => Promise<void>
  /** Sets the shown state of the switch until the next answer. */
  readonly showPriceDrops: (priceDrops: boolean) => void
}

/** The user's mail notifications. */
export function useAlerts(): UseAlerts {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/alerts', { signal }),
    staleTime: STALE_MS,
  })
  return {
    alerts: query.data,
    hasFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    refresh: () => client.invalidateQueries({ queryKey: KEY }),
    showPriceDrops: (priceDrops) => client.setQueryData<Alerts>(KEY, (alerts) => alerts && { ...alerts, priceDrops }),
  }
}
