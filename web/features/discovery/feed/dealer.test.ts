import { afterEach, expect, test, vi } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { queryClient } from '#web/api/query-client.ts'
import { Dealer } from './dealer.ts'
import { NO_FILTERS } from './deck-state.ts'
import { DeckStore } from './deck-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** A dealer before a server that answers the saved state with this status; and the filters that it was sent since. */
function dealerBefore(stateStatus: number) {
  const sent: Filters[] = []
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (!url.startsWith('/api/user-swipe-state')) return Response.json([{ id: 'a' }])
    if (method === 'GET') return Response.json(null, { status: stateStatus })
    sent.push((JSON.parse(body ?? '') as { filters: Filters }).filters)
    return Response.json({ ok: true, version: 'saved' })
  })
  const store = new DeckStore()
  const nothing = { queue: { unsent: async () => [] }, keeper: { kept: async () => null }, onNewerFilters: () => {} }
  return { dealer: new Dealer({ store, ...nothing }), store, sent }
}

test('filters that could not be loaded are not overwritten by none, only by others that are chosen', async () => {
  const { dealer, store, sent } = dealerBefore(503)
  await dealer.open(null)
  expect(store.get().products.map(({ id }) => id)).toEqual(['a'])
  await dealer.flush()
  expect(sent).toEqual([])
  const men: Filters = { ...NO_FILTERS, gender: ['men'] }
  await dealer.deal(men, 'reset')
  await dealer.flush()
  expect(sent).toEqual([men])
})

test('a deck that was only opened or refreshed saves nothing: the user has changed nothing', async () => {
  const { dealer, sent } = dealerBefore(200)
  await dealer.open(null)
  await dealer.refresh(true)
  await dealer.flush()
  expect(sent).toEqual([])
})
