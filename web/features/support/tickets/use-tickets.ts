import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Ticket } from '#contract/support.ts'
import { call } from '#web/api/call.ts'

const LIST = '/api/tickets'
const ONE = '/api/tickets/{id}'
/** While a ticket is open, its answers arrive within this time. */
const REFRESH_MS = 20_000

/** The tickets of the person, or of a brand; the last changed first. */
export const useTickets = (brandId: string | null) =>
  useInfiniteQuery({
    queryKey: [LIST, brandId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/tickets', {
        query: { ...(brandId !== null && { brandId }), ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    // Answers may have arrived since it was last shown.
    staleTime: 0,
  })

export const useTicket = (id: string) =>
  useQuery({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => call('GET /api/tickets/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  })

/** Takes over what a call answered about a ticket. */
export function useTicketChanged(): (ticket: Ticket) => void {
  const client = useQueryClient()
  return (ticket) => {
    client.setQueryData([ONE, ticket.id], ticket)
    void client.invalidateQueries({ queryKey: [LIST, ticket.brandId] })
  }
}
