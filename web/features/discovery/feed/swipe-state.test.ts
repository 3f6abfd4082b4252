import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SwipeState } from '#contract/discovery.ts'
import { TIMES } from '#contract/limits.ts'
import { SwipeStateSaver } from './swipe-state.ts'

const state: SwipeState = {
  currentPage: 2,
  hasMoreProducts: true,
  filters: { gender: [], productType: [], sizes: [], priceRange: { min: 0, max: 10_000 } },
}

const sent = vi.fn(async () => Response.json({}))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sent.mockClear()
})

test('the state of the deck is saved once it rests', async () => {
  const saver = new SwipeStateSaver()
  saver.save(state, false)
  await vi.advanceTimersByTimeAsync(TIMES.stateSaveMs)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('nothing is saved for whoever has left, neither what waited nor what comes late', async () => {
  const saver = new SwipeStateSaver()
  saver.save(state, false)
  saver.stop()
  saver.save({ ...state, currentPage: 3 }, false)
  await vi.advanceTimersByTimeAsync(2 * TIMES.stateSaveMs)
  await saver.flush()
  expect(sent).not.toHaveBeenCalled()
})
