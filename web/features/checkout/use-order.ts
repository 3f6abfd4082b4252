import { useQuery } from '@tanstack/react-query'
import type { CardSetup, Order, Purchase } from '#contract/billing.ts'
import { call } from '#web/api/call.ts'

/** Product 11: how long the page waits for the word of the server, and how often it asks. */
const MOST_MS = 30_000
const STEP_MS = 1000

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))

/** Asks until something is decided; null: nothing was in time. A failed request is no answer. */
async function waitFor<T>(ask: () => Promise<T>, isDecided: (answer: T) => boolean): Promise<T | null> {
  const end = Date.now() + MOST_MS
  while (Date.now() < end) {
    const answer = await ask().catch(() => null)
    if (answer !== null && isDecided(answer)) return answer
    await pause()
  }
  return null
}

const isOpen = ({ state }: Purchase): boolean => state === 'created' || state === 'pending'

/**
 * Waits until an order is paid. In test mode also until it has failed or the bank asks: elsewhere the provider's form says so,
 * and the failure of an earlier attempt may still be there.
 */
export const waitForOrder = (id: string, isTest = false): Promise<Purchase | null> =>
  waitFor(
    () => call('GET /api/checkout/{id}', { params: { id } }),
    (order) => !isOpen(order) || (isTest && (order.failure !== null || (order.payment?.asksBank ?? false))),
  )

export const waitForSetup = (id: string): Promise<CardSetup | null> =>
  waitFor(
    () => call('GET /api/brand/payment-method/setups/{id}', { params: { id } }),
    (setup) => setup.state !== 'open' || setup.failure !== null || (setup.payment?.asksBank ?? false),
  )

/** An order, as it was when the page opened. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: ['/api/checkout', id],
    queryFn: ({ signal }) => call('GET /api/checkout/{id}', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

export type Wanted = Order['credit']

function queryOf(wanted: Wanted) {
  if (wanted.kind === 'package') return { package: wanted.name }
  return wanted.kind === 'own' ? { cents: wanted.cents } : { plan: wanted.name, interval: wanted.interval }
}

export const useQuote = (wanted: Wanted) =>
  useQuery({
    queryKey: ['/api/checkout/quote', wanted],
    queryFn: ({ signal }) => call('GET /api/checkout/quote', { query: queryOf(wanted), signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
