import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'

type Alerts = Answer<'GET /api/alerts'>
export type DropSignUp = Alerts['drops'][number]

const KEY = ['/api/alerts'] as const
/** A mail may have been confirmed, or have arrived, on another device. */
const STALE_MS = 60_000

interface UseAlerts {
  /** Undefined until the first answer. */
  readonly alerts: Alerts | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Shows the list anew; resolves when it is here. */
  readonly refresh: () => Promise<void>
  /** Shows another state of the switch until the next answer. */
  readonly showPriceDrops: (priceDrops: boolean) => void
}

/** What the person is told about by mail. */
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
