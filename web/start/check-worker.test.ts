import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As after a start of the app, before the session is known. */
async function freshApp() {
  vi.resetModules()
  return { ...(await import('#web/api/session.ts')), ...(await import('./check-worker.ts')) }
}

/** Storage that cannot be opened, but counts the attempts: to read the last user, or to empty it. */
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

test('without an answer of the server nothing is deleted', async () => {
  server(502, '<html>')
  const { refreshSession, currentUser, checkWorker } = await freshApp()
  await refreshSession()
  expect(currentUser()).toBeNull()
  open.mockClear()
  await checkWorker()
  expect(open).not.toHaveBeenCalled()
})

test('without a session everything stored is deleted', async () => {
  server(401, '{"code":"unauthenticated"}')
  const { refreshSession, checkWorker } = await freshApp()
  await refreshSession()
  await expect(checkWorker()).rejects.toThrow('no storage')
  expect(open).toHaveBeenCalledOnce()
})
