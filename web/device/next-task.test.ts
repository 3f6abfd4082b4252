import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task.ts'

afterEach(() => vi.unstubAllGlobals())

/** Whether a task of others that was waiting already came first. */
async function leavesOthersTheirTurn(): Promise<boolean> {
  let hadTurn = false
  setTimeout(() => {
    hadTurn = true
  })
  await nextTask()
  return hadTurn
}

test('others have their turn first', async () => {
  vi.stubGlobal('document', { hidden: false })
  expect(await leavesOthersTheirTurn()).toBe(true)
})

test('in a tab that nobody sees work goes on at once', async () => {
  vi.stubGlobal('document', { hidden: true })
  expect(await leavesOthersTheirTurn()).toBe(false)
})
