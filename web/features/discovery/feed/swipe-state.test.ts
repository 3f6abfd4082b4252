import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SWIPE_STATE } from '#contract/discovery.limits.ts'
import type { SwipeState } from '#contract/discovery.ts'
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
  await vi.advanceTimersByTimeAsync(SWIPE_STATE.saveDelayMs)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('nothing is saved for whoever has left, neither what waited nor what comes late', async () => {
  const saver = new SwipeStateSaver()
  saver.save(state, false)
  saver.stop()
  saver.save({ ...state, currentPage: 3 }, false)
  await vi.advanceTimersByTimeAsync(2 * SWIPE_STATE.saveDelayMs)
  await saver.flush()
  expect(sent).not.toHaveBeenCalled()
})
