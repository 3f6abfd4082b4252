import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task.ts'

afterEach(() => vi.unstubAllGlobals())

/** Whether a task that was already waiting ran first. */
async function letsOtherTasksRun(): Promise<boolean> {
  let hadTurn = false
  setTimeout(() => {
    hadTurn = true
  })
  await nextTask()
  return hadTurn
}

test('waiting tasks run first', async () => {
  vi.stubGlobal('document', { hidden: false })
  expect(await letsOtherTasksRun()).toBe(true)
})

test('in a hidden tab it resolves at once', async () => {
  vi.stubGlobal('document', { hidden: true })
  expect(await letsOtherTasksRun()).toBe(false)
})
