import { expect, test } from 'vitest'
import { logoutQueue } from './logout-queue.ts'

/** A vault, and a server that receives a logout while there is a network. */
function phone() {
  const vault = { tokens: [] as readonly string[], isOnline: false, ended: [] as string[] }
  const shelf = {
    read: async () => vault.tokens,
    write: async (tokens: readonly string[]) => {
      vault.tokens = tokens
    },
  }
  const end = async (token: string) => {
    if (!vault.isOnline) throw new TypeError('Failed to fetch')
    vault.ended.push(token)
  }
  return { vault, end, sessions: logoutQueue(shelf), restarted: () => logoutQueue(shelf) }
}

test('a session logged out offline is ended at the next connection, also after a restart, and then removed', async () => {
  const { vault, end, sessions, restarted } = phone()
  await sessions.keep('mia')
  await expect(sessions.endAll(end)).rejects.toThrow('a session could not be ended')
  expect(vault.tokens).toEqual(['mia'])
  vault.isOnline = true
  const next = restarted()
  await next.endAll(end)
  await next.endAll(end)
  expect([vault.ended, vault.tokens]).toEqual([['mia'], []])
})

test('sessions are ended independently: a refused one delays no other', async () => {
  const { vault, end, sessions } = phone()
  vault.isOnline = true
  for (const token of ['mia', 'tom', 'mia']) await sessions.keep(token)
  const refusing = (token: string) => (token === 'tom' ? Promise.reject(new Error('503')) : end(token))
  await expect(sessions.endAll(refusing)).rejects.toThrow()
  expect([vault.ended, vault.tokens]).toEqual([['mia'], ['tom']])
})

test('a session queued while others are being ended is not lost', async () => {
  const { vault, end, sessions } = phone()
  vault.isOnline = true
  await sessions.keep('mia')
  await Promise.all([sessions.endAll(end), sessions.keep('tom'), sessions.endAll(end), sessions.keep('eve')])
  expect([vault.ended, vault.tokens]).toEqual([['mia', 'tom'], ['eve']])
})

test('only the last few are kept, and an empty vault calls nothing', async () => {
  const { vault, sessions } = phone()
  await sessions.endAll(() => Promise.reject(new Error('asked')))
  for (let n = 0; n < 9; n++) await sessions.keep(`${n}`)
  expect(vault.tokens).toEqual(['4', '5', '6', '7', '8'])
})
