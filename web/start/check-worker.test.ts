import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As after a start of the app, when nobody has answered yet. */
async function freshApp() {
  vi.resetModules()
  return { ...(await import('#web/api/session.ts')), ...(await import('./check-worker.ts')) }
}

/** Storage that cannot be opened, but counts who wants to: to look who was here last, or to empty it. */
const open = vi.fn()
const server = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

beforeEach(() => {
  open.mockReset().mockImplementation(() => {
    throw new Error('no storage')
  })
  vi.stubGlobal('indexedDB', { open })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', () => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a server that cannot say who is there has nothing wiped', async () => {
  server(502, '<html>')
  const { refreshSession, currentUser, checkWorker } = await freshApp()
  await refreshSession()
  expect(currentUser()).toBeNull()
  open.mockClear()
  await checkWorker()
  expect(open).not.toHaveBeenCalled()
})

test('where the server knows no session, everything that was kept goes', async () => {
  server(401, '{"code":"unauthenticated"}')
  const { refreshSession, checkWorker } = await freshApp()
  await refreshSession()
  await expect(checkWorker()).rejects.toThrow('no storage')
  expect(open).toHaveBeenCalledOnce()
})
