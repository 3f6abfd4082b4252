import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { endWork, sendBeforeLogout } from '#web/api/session.ts'
import { swipesOf } from '#web/api/swipes/user-swipes.ts'
import { NO_FILTERS } from './deck-state.ts'
import { DiscoveryModel } from './discovery-model.ts'

let calls: string[]
/** Calls that the server refuses. */
let broken: readonly string[]
let model: DiscoveryModel
/** Listeners of `pagehide`: calling them saves what waits, so that nothing is sent after the test. */
const onPageHide: (() => void)[] = []

const REFUSAL = { code: 'unavailable', message: 'Das geht gerade nicht.' }

beforeEach(() => {
  calls = []
  broken = []
  vi.stubGlobal('addEventListener', (event: string, work: () => void) => {
    if (event === 'pagehide') onPageHide.push(work)
  })
  // Without IndexedDB swipes wait in memory, and that is logged.
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  vi.stubGlobal('fetch', async (url: string, { method }: { readonly method: string }) => {
    const call = `${method} ${url.split('?', 1)[0]}`
    calls.push(call)
    if (broken.includes(call)) return Response.json(REFUSAL, { status: 500 })
    if (call === 'GET /api/products/ai-discovery') return Response.json([{ id: 'a' }, { id: 'b' }])
    if (call === 'GET /api/user-swipe-state') return Response.json(null)
    return Response.json({ ok: true })
  })
  model = new DiscoveryModel('mia')
})
afterEach(() => {
  model.stop()
  swipesOf('mia').stop()
  for (const work of onPageHide.splice(0)) work()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const left = () => {
  const { products, index } = model.store.get()
  return products.slice(index).map(({ id }) => id)
}
const deletions = () => calls.filter((call) => call.startsWith('DELETE')).sort()

async function dealtAndSwiped(): Promise<void> {
  await model.open()
  model.swipe('a', 'like')
  model.landed('a')
  await vi.waitFor(() => expect(calls).toContain('POST /api/user-interactions'))
  expect(left()).toEqual(['b'])
}

test.each(['user-seen-products', 'user-viewed-products', 'user-swipe-history', 'user-ai-cache'])(
  'a restart fails when %s fails, and the deck stays as it is (Decision 108)',
  async (part) => {
    await dealtAndSwiped()
    broken = [`DELETE /api/${part}`]
    await expect(model.restart()).rejects.toThrow(REFUSAL.message)
    expect(left()).toEqual(['b'])
    broken = []
    await model.restart()
    expect(left()).toEqual(['a', 'b'])
  },
)

test('starting over deletes the viewed products and nothing else', async () => {
  await dealtAndSwiped()
  await model.startOver()
  expect(deletions()).toEqual(['DELETE /api/user-viewed-products'])
  expect(left()).toEqual(['a', 'b'])
})

test('an undo that the server refuses removes the card again and gives the reason', async () => {
  await dealtAndSwiped()
  broken = ['POST /api/undo-swipe']
  const undone = model.undo()
  expect(left()).toEqual(['a', 'b'])
  expect(await undone).toEqual({ isDone: false, message: REFUSAL.message })
  expect(left()).toEqual(['b'])
})

test('before the session ends chosen filters and swipes are sent, and after it nothing is', async () => {
  await dealtAndSwiped()
  const saves = () => calls.filter((call) => call === 'POST /api/user-swipe-state').length
  model.filter({ ...NO_FILTERS, gender: ['men'] })
  await sendBeforeLogout()
  expect(saves()).toBe(1)
  // For example a page that was still loading while the account was deleted.
  model.filter(NO_FILTERS)
  await endWork()
  for (const hide of onPageHide) hide()
  expect(saves()).toBe(1)
})
