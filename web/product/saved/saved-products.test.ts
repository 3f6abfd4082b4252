import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/products.ts'
import { queryClient } from '#web/api/query-client.ts'
import { swipesOf } from '#web/api/swipes/user-swipes.ts'
import { type SavedProducts, savedProductsOf, savedQuery } from './saved-products.ts'

const product = (id: string) => ({ id }) as Product
const ids = () =>
  queryClient
    .getQueryData(savedQuery.queryKey)
    ?.map(({ id }) => id)
    .join('')

/** What the server has saved, newest first, and what it was sent. */
let server: string[]
let sent: string[]
let isReachable: boolean
/** Products that are gone. */
let gone: string[]
let saved: SavedProducts

beforeEach(async () => {
  server = ['a', 'b', 'c']
  sent = []
  isReachable = true
  gone = []
  vi.stubGlobal('addEventListener', () => {})
  // Without IndexedDB swipes wait in memory, and that is logged.
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string }) => {
    if (url === '/api/saved-products') return Response.json(server.map(product))
    if (!isReachable) throw new TypeError('no network')
    const { productId = '', action = 'undo' } = JSON.parse(body ?? '{}') as { productId?: string; action?: string }
    if (gone.includes(productId)) return Response.json({ code: 'products.unknown', message: 'gone' }, { status: 404 })
    sent.push(`${action} ${productId}`.trim())
    if (action === 'unsave') server = server.filter((id) => id !== productId)
    if (action === 'like') server = [productId, ...server]
    if (action === 'undo') server = server.slice(1)
    return Response.json({ ok: true, productId })
  })
  saved = savedProductsOf('mia')
  await queryClient.fetchQuery(savedQuery)
})
afterEach(() => {
  swipesOf('mia').stop()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a like comes first at once, and its undo removes it again', async () => {
  const swipe = saved.like(product('x'))
  expect(ids()).toBe('xabc')
  expect(saved.has('x')).toBe(true)
  await vi.waitFor(() => expect(sent).toEqual(['like x']))
  await saved.takeBack(swipe)
  expect(ids()).toBe('abc')
  await vi.waitFor(() => expect(sent).toEqual(['like x', 'undo']))
})

test('a like that is not the last swipe is taken back without undoing the later one', async () => {
  const swipe = saved.like(product('x'))
  saved.like(product('y'))
  await vi.waitFor(() => expect(sent).toEqual(['like x', 'like y']))
  await saved.takeBack(swipe)
  await vi.waitFor(() => expect(sent).toEqual(['like x', 'like y', 'unsave x']))
  expect(ids()).toBe('yabc')
})

test('a removed product returns to its place', async () => {
  const swipe = saved.remove(product('b'))
  expect(ids()).toBe('ac')
  await vi.waitFor(() => expect(sent).toEqual(['unsave b']))
  await saved.takeBack(swipe)
  expect(ids()).toBe('abc')
  await vi.waitFor(() => expect(sent).toEqual(['unsave b', 'resave b']))
})

test('a like made without a network is in the list, also after the list was loaded again', async () => {
  isReachable = false
  saved.like(product('x'))
  await queryClient.fetchQuery({ ...savedQuery, staleTime: 0 })
  expect(ids()).toBe('xabc')
})

test('a like that the server refuses is taken back, and told to those who listen', async () => {
  gone = ['x']
  const refused = vi.fn()
  swipesOf('mia').listen({ refused })
  saved.like(product('x'))
  expect(saved.has('x')).toBe(true)
  await vi.waitFor(() => expect(saved.has('x')).toBe(false))
  expect(ids()).toBe('abc')
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ kind: 'like', productId: 'x' }), 'gone')
})

test('a removal that does not reach the server is reverted (Spec §4)', async () => {
  isReachable = false
  saved.remove(product('b'))
  expect(ids()).toBe('ac')
  await vi.waitFor(() => expect(ids()).toBe('abc'))
})
