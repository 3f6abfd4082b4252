import { afterEach, expect, test, vi } from 'vitest'
import type { Filters } from '#contract/discovery.ts'
import { queryClient } from '#web/api/query-client.ts'
import { DeckLoader } from './deck-loader.ts'
import { NO_FILTERS } from './deck-state.ts'
import { DeckStore } from './deck-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** A loader whose server answers the saved state with this status, and the filters that were sent to it. */
function openLoader(stateStatus: number) {
  const sent: Filters[] = []
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (!url.startsWith('/api/user-swipe-state')) return Response.json([{ id: 'a' }])
    if (method === 'GET') return Response.json(null, { status: stateStatus })
    sent.push((JSON.parse(body ?? '') as { filters: Filters }).filters)
    return Response.json({ ok: true, version: 'saved' })
  })
  const store = new DeckStore()
  const nothing = { queue: { unsent: async () => [] }, offline: { read: async () => null }, onNewerFilters: () => {} }
  return { loader: new DeckLoader({ store, ...nothing }), store, sent }
}

test('filters that could not be loaded are overwritten only by filters that the user chooses', async () => {
  const { loader, store, sent } = openLoader(503)
  await loader.open(null)
  expect(store.get().products.map(({ id }) => id)).toEqual(['a'])
  await loader.flush()
  expect(sent).toEqual([])
  const men: Filters = { ...NO_FILTERS, gender: ['men'] }
  await loader.deal(men, 'reset')
  await loader.flush()
  expect(sent).toEqual([men])
})

test('a deck that was only opened or refreshed saves nothing: the user has changed nothing', async () => {
  const { loader, sent } = openLoader(200)
  await loader.open(null)
  await loader.refresh(true)
  await loader.flush()
  expect(sent).toEqual([])
})
