import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './swipe-load.ts'

const LOAD = fileURLToPath(new URL('./swipe-load.ts', import.meta.url))

/** Generates the load of one round in another process. */
export async function loadRound(order: LoadOrder): Promise<LoadResult> {
  // Without the options of this process, which preload the launcher's watch.
  const child = fork(LOAD, { execArgv: [] })
  child.send(order)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load ended (${code}) without a result`)
  })
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult]
  ended.catch(() => {}) // the exit after the result is expected
  child.kill()
  return result
}
