import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './swipe-load.ts'

const LOAD = fileURLToPath(new URL('./swipe-load.ts', import.meta.url))

/** Sends the load of one round from another process. */
export async function loadRound(order: LoadOrder): Promise<LoadResult> {
  // Without our own start options: the launcher watches its task only, not what the task starts.
  const child = fork(LOAD, { execArgv: [] })
  child.send(order)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended (${code}) without a result`)
  })
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult]
  ended.catch(() => {}) // its end after the result is the wanted one
  child.kill()
  return result
}
