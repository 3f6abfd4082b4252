import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { TICKET_CATEGORIES, type TicketCategory } from '#contract/support.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { navigate } from '#web/ui/page/navigation.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'

export const VIEWS = ['waiting', 'mine', 'unassigned', 'all', 'done'] as const
export type View = (typeof VIEWS)[number]

const QUEUE = '/api/admin/tickets'
const TICKET = '/api/admin/tickets/{id}'
const REFRESH_MS = 30_000

/** What the address names: the view, the topic, the search, the open ticket, and whether the weeks are shown. */
function useDeskAddress() {
  const search = new URLSearchParams(useSearch())
  const named = (name: string) => search.get(name)
  const view: View = VIEWS.find((each) => each === named('view')) ?? 'waiting'
  const category = TICKET_CATEGORIES.find((each) => each === named('category')) ?? null
  return { view, category, words: named('q') ?? '', open: named('ticket'), showsWeeks: named('weeks') === '1' }
}

interface Place {
  readonly view: View
  readonly category: TicketCategory | null
  readonly words: string
  readonly open: string | null
  readonly showsWeeks: boolean
}

const addressOf = ({ view, category, words, open, showsWeeks }: Place): string =>
  toAdmin('tickets', {
    view: view === 'waiting' ? undefined : view,
    category: category ?? undefined,
    q: words || undefined,
    ticket: open ?? undefined,
    weeks: showsWeeks ? '1' : undefined,
  })

/** The queue, what is open of it, and the ways between them. */
export function useTicketDesk() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const place = useDeskAddress()
  const { view, category, words, open } = place
  const [isTaking, setTaking] = useState(false)
  const q = useDebounced(words)
  const query = useQuery({
    queryKey: [QUEUE, view, category, q],
    queryFn: ({ signal }) =>
      call('GET /api/admin/tickets', {
        query: { view, ...(category && { category }), ...(q !== '' && { q }) },
        signal,
      }),
    placeholderData: (before) => before,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
  const queue = query.data
  const goTo = (changes: Partial<Place>) => navigate(addressOf({ ...place, ...changes }), { replace: true })
  const move = (step: 1 | -1) => {
    const tickets = queue?.tickets ?? []
    const at = tickets.findIndex(({ id }) => id === open)
    const next = tickets[at < 0 ? 0 : at + step]
    if (next) goTo({ open: next.id })
  }
  const takeNext = async () => {
    if (isTaking) return
    setTaking(true)
    try {
      const { next } = await call('POST /api/admin/tickets/next', { body: open === null ? {} : { after: open } })
      if (next === null) showToast({ title: t('tickets.nextNone') })
      else goTo({ open: next })
      await client.invalidateQueries({ queryKey: [QUEUE] })
    } catch (error) {
      showFailure(error, t, t('tickets.changeFailed'))
    } finally {
      setTaking(false)
    }
  }
  return {
    ...place,
    ...{ queue, goTo, move, takeNext, isTaking },
    addressOf: (id: string) => addressOf({ ...place, open: id }),
    hasFailed: query.isError && !queue,
    retry: () => void query.refetch(),
  }
}

export type TicketDesk = ReturnType<typeof useTicketDesk>

export const useStaffTicket = (id: string) =>
  useQuery({
    queryKey: [TICKET, id],
    queryFn: ({ signal }) => call('GET /api/admin/tickets/{id}', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

/** Does something to the ticket and reads it and the queue again; tells what failed. */
export function useAct() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      showFailure(error, t, t('tickets.changeFailed'))
      return false
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: [TICKET] }),
        client.invalidateQueries({ queryKey: [QUEUE] }),
      ])
    }
  }
}

const SAVED = ['/api/admin/saved-replies'] as const

export const useSavedReplies = () =>
  useQuery({ queryKey: SAVED, queryFn: ({ signal }) => call('GET /api/admin/saved-replies', { signal }) })

export function useSavedRepliesChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: SAVED })
}

export const useAgents = () =>
  useQuery({
    queryKey: ['/api/admin/tickets/agents'],
    queryFn: ({ signal }) => call('GET /api/admin/tickets/agents', { signal }),
  })
