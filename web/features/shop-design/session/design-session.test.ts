import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PLANS } from '#contract/plan.limits.ts'
import type { Design, ShopTheme } from '#contract/shop-theme.ts'
import { presetTheme } from '#contract/theme-presets.ts'
import { DesignSession } from './design-session.ts'

const START = presetTheme('minimal')
const radius = (value: number) => (theme: ShopTheme) => ({ ...theme, radius: value })

/** A server that keeps one draft and refuses stale versions. */
function openServer() {
  const allowed = { themePresets: [...PLANS.pro.themePresets], themeSections: [...PLANS.pro.themeSections] }
  const begun = { version: 0, draft: START, savedAt: null, published: null, hasChanges: false }
  let design: Design = { ...begun, linkHosts: [], allowed }
  let trouble: 'none' | 'away' | 'answer-lost' = 'none'
  const saved = (draft: ShopTheme) => {
    design = { ...design, draft, version: design.version + 1 }
  }
  const conflict = () => new Response(JSON.stringify({ code: 'conflict', message: 'Jemand war da.' }), { status: 409 })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (trouble === 'away') throw new TypeError('Failed to fetch')
    const sent = body ? (JSON.parse(body) as { version: number; theme?: ShopTheme }) : null
    if (sent && sent.version !== design.version) return conflict()
    if (sent?.theme) saved(sent.theme)
    if (url.endsWith('/publish')) {
      design = { ...design, published: { no: 1, publishedAt: '', isShown: true, theme: design.draft } }
    }
    if (trouble === 'answer-lost' && method === 'PUT') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(design))
  })
  return {
    read: () => design,
    saved,
    set: (next: typeof trouble) => {
      trouble = next
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a change saves itself, and the ones made meanwhile afterwards', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  session.change(radius(4))
  expect(session.read().saving).toBe('waiting')
  await vi.runAllTimersAsync()
  expect([server.read().draft.radius, session.read().saving]).toEqual([4, 'saved'])
  session.change(radius(6))
  const saving = session.save()
  while (session.read().saving !== 'saving') await Promise.resolve()
  session.change(radius(8))
  await saving
  await vi.runAllTimersAsync()
  expect([server.read().draft.radius, server.read().version, session.read().saving]).toEqual([8, 3, 'saved'])
})

test('what is undone before it was saved needs no save', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  session.change(radius(4))
  session.undo()
  await vi.runAllTimersAsync()
  expect([server.read().version, session.read().saving]).toEqual([0, 'saved'])
})

test('without a network it keeps trying', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  server.set('away')
  session.change(radius(4))
  await vi.advanceTimersByTimeAsync(3000)
  expect(session.read().saving).toBe('failed')
  server.set('none')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([server.read().draft.radius, session.read().saving]).toEqual([4, 'saved'])
})

test('an own save whose answer was lost is no conflict', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  server.set('answer-lost')
  session.change(radius(4))
  await session.save()
  server.set('none')
  session.change(radius(6))
  await session.save()
  await vi.runAllTimersAsync()
  expect([server.read().draft.radius, session.read().saving]).toEqual([6, 'saved'])
})

async function openConflict() {
  const server = openServer()
  const session = new DesignSession(server.read())
  server.saved({ ...START, bodyFont: 'mono' })
  session.change(radius(4))
  await session.save()
  expect(session.read()).toMatchObject({ saving: 'conflict', theirs: { draft: { bodyFont: 'mono' } } })
  return { server, session }
}

test.each([
  ['theirs', { radius: START.radius, bodyFont: 'mono' }],
  ['mine', { radius: 4, bodyFont: START.bodyFont }],
  ['both', { radius: 4, bodyFont: 'mono' }],
] as const)('after a conflict %s are kept, and undo leads back to what was not', async (resolution, kept) => {
  const { server, session } = await openConflict()
  session.resolve(resolution)
  await vi.runAllTimersAsync()
  expect(session.read()).toMatchObject({ saving: 'saved', history: { present: kept } })
  expect(server.read().draft).toMatchObject(kept)
  const steps = session.read().history.past
  expect(steps).toContainEqual({ ...START, radius: 4 })
  if (resolution !== 'theirs') expect(steps).toContainEqual({ ...START, bodyFont: 'mono' })
})

test('nothing is saved or published over the draft of the other one', async () => {
  const { server, session } = await openConflict()
  session.change(radius(8))
  await vi.runAllTimersAsync()
  expect(await session.publish()).toBe(false)
  expect(server.read()).toMatchObject({ version: 1, draft: { radius: START.radius }, published: null })
})

test('publishing saves first', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  session.change(radius(4))
  expect(await session.publish()).toBe(true)
  expect(server.read()).toMatchObject({ version: 1, published: { theme: { radius: 4 } } })
})

test('the draft that another member saved meanwhile is shown, and can be undone', async () => {
  const server = openServer()
  const session = new DesignSession(server.read())
  expect(await session.refresh()).toBe(false)
  server.saved({ ...START, radius: 24 })
  expect(await session.refresh()).toBe(true)
  expect(session.read()).toMatchObject({ saving: 'saved', history: { present: { radius: 24 } } })
  session.undo()
  await vi.runAllTimersAsync()
  expect(server.read()).toMatchObject({ version: 2, draft: { radius: START.radius } })
})
