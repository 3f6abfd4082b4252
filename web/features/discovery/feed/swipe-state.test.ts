import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SWIPE_STATE } from '#contract/discovery.limits.ts'
import type { SwipeState } from '#contract/discovery.ts'
import { queryClient } from '#web/api/query-client.ts'
import { NO_FILTERS } from './deck-state.ts'
import { SwipeStateSaver } from './swipe-state.ts'

const state = { currentPage: 2, hasMoreProducts: true, filters: NO_FILTERS }
const READ = { ...state, version: 'read' } satisfies SwipeState

interface Sent {
  readonly version: string
  readonly replaces?: string | null
}
let sent: Sent[]
/** What the server has stored; it refuses what replaces another version. Null: it does not answer. */
let stored: SwipeState | null

beforeEach(() => {
  sent = []
  stored = READ
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json(stored)
    const asked = JSON.parse(body ?? '') as SwipeState & Sent
    sent.push(asked)
    if (asked.replaces !== undefined && asked.replaces !== stored?.version)
      return Response.json({ code: 'discovery.newer-filters', message: '' }, { status: 409 })
    stored = asked
    return Response.json({ ok: true, version: asked.version })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

/** A saver that has read the stored state. */
function openSaver() {
  const newer: SwipeState[] = []
  const saver = new SwipeStateSaver((state) => newer.push(state))
  saver.setSaved(READ)
  return { saver, newer }
}

test('several changes of the state of the deck are saved once', async () => {
  const { saver } = openSaver()
  saver.save(state, true)
  saver.save(state, true)
  await vi.advanceTimersByTimeAsync(SWIPE_STATE.saveDelayMs)
  expect(sent).toHaveLength(1)
})

test('after stop nothing is saved, neither a waiting change nor a new one', async () => {
  const { saver } = openSaver()
  saver.save(state, true)
  saver.stop()
  saver.save({ ...state, currentPage: 3 }, false)
  await vi.advanceTimersByTimeAsync(2 * SWIPE_STATE.saveDelayMs)
  await saver.flush()
  expect(sent).toEqual([])
})

test('changed filters replace the version read or sent before; a new page keeps the version', async () => {
  const { saver } = openSaver()
  saver.save(state, true)
  await saver.flush()
  saver.save({ ...state, currentPage: 3 }, false)
  await saver.flush()
  saver.save(state, true)
  await saver.flush()
  const [first, page, last] = sent
  expect(first?.replaces).toBe('read')
  expect(page).toMatchObject({ replaces: first?.version, version: first?.version })
  expect(last?.replaces).toBe(first?.version)
})

test('filters that another device has saved since are reported and not overwritten', async () => {
  const { saver, newer } = openSaver()
  stored = { ...READ, version: 'phone' }
  saver.save(state, true)
  await saver.flush()
  expect(newer).toEqual([{ ...READ, version: 'phone' }])
  expect(stored.version).toBe('phone')
  // The next change was made after the other device's filters were shown.
  saver.save(state, true)
  await saver.flush()
  expect(sent.at(-1)?.replaces).toBe('phone')
  expect(newer).toHaveLength(1)
})

test('a new page that conflicts with another device is dropped without a report', async () => {
  const { saver, newer } = openSaver()
  stored = { ...READ, version: 'phone' }
  saver.save({ ...state, currentPage: 3 }, false)
  await saver.flush()
  expect(newer).toEqual([])
  expect(stored.version).toBe('phone')
})

test('a save whose answer was lost does not count as that of another device', async () => {
  const { saver, newer } = openSaver()
  const server = fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await server(...asked)
    throw new TypeError('Failed to fetch')
  })
  saver.save(state, true)
  await saver.flush()
  vi.stubGlobal('fetch', server)
  saver.save({ ...state, filters: { ...NO_FILTERS, gender: ['men'] } }, true)
  await saver.flush()
  expect(newer).toEqual([])
  expect(stored?.filters.gender).toEqual(['men'])
})
