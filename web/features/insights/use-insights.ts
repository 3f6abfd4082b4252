import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#web/api/call.ts'
import type { View } from './view.ts'

export type Series = Answer<'GET /api/brand/insights/series'>
export type Breakdown = Answer<'GET /api/brand/insights/breakdown'>
export type Audience = Answer<'GET /api/brand/insights/audience'>
type Group = 'product' | 'type' | 'gender' | 'price' | 'source' | 'device' | 'promotion' | 'weekday-hour'

/** Figures are counted every five minutes, and asked for again after one. */
const STALE_MS = 60_000

export interface Figures<T> {
  /** Undefined until the first answer. */
  readonly answer: T | undefined
  /** It is the answer to the question before. */
  readonly isStale: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** What both calls are asked about. */
const scopeOf = ({ from, to, promoted }: View, product: string | undefined) => ({
  from,
  to,
  ...(promoted && { promoted }),
  ...(product && { product }),
})

/** People over time, with the comparison. While another view loads, the figures of the one before stay. */
export function useSeries(view: View, product: string | undefined): Figures<Series> {
  const query = { ...scopeOf(view, product), unit: view.unit, compare: view.compare }
  const found = useQuery({
    queryKey: ['/api/brand/insights/series', query],
    queryFn: ({ signal }) => call('GET /api/brand/insights/series', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
  return figuresOf(found)
}

/** The same people by one property. */
export function useBreakdown(view: View, product: string | undefined, by: Group): Figures<Breakdown> {
  const query = { ...scopeOf(view, product), by }
  const found = useQuery({
    queryKey: ['/api/brand/insights/breakdown', query],
    queryFn: ({ signal }) => call('GET /api/brand/insights/breakdown', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
  })
  return figuresOf(found)
}

/** The months of the audience: nothing is asked with them. */
export function useAudience(): Figures<Audience> {
  return figuresOf(
    useQuery({
      queryKey: ['/api/brand/insights/audience'],
      queryFn: ({ signal }) => call('GET /api/brand/insights/audience', { signal }),
    }),
  )
}

interface Found<T> {
  readonly data: T | undefined
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

const figuresOf = <T>({ data, isPlaceholderData, error, refetch }: Found<T>): Figures<T> => ({
  answer: data,
  isStale: isPlaceholderData,
  // A failed question shows no figures of another one.
  error: isPlaceholderData || data === undefined ? error : null,
  retry: () => void refetch(),
})
