import { expect, test } from 'vitest'
import { Refusal } from '../scope/refuse.ts'
import { createGroupCommit } from './group-commit.ts'

function recorder(fail: (rows: readonly number[]) => Error | null = () => null) {
  const batches: number[][] = []
  const write = async (rows: readonly number[]) => {
    batches.push([...rows])
    await new Promise((resolve) => setTimeout(resolve, 5))
    const error = fail(rows)
    if (error) throw error
    return rows.map((row) => (row < 0 ? new Refusal('products.unknown') : row * 10))
  }
  return { batches, write }
}

test('a lone row is written at once, and rows that arrive meanwhile share the next transaction', async () => {
  const { batches, write } = recorder()
  const group = createGroupCommit({ write })
  const first = group.add(1)
  await new Promise((resolve) => setTimeout(resolve, 2))
  const others = [2, 3, 4].map((row) => group.add(row))
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30, 40])
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('no transaction takes more rows than allowed', async () => {
  const { batches, write } = recorder()
  const group = createGroupCommit({ write, most: 2 })
  await Promise.all([1, 2, 3, 4, 5].map((row) => group.add(row)))
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

test('a refused row does not disturb the others', async () => {
  const group = createGroupCommit({ write: recorder().write })
  const outcomes = await Promise.allSettled([1, -2, 3].map((row) => group.add(row)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a row that breaks the transaction fails alone', async () => {
  const { batches, write } = recorder((rows) => (rows.includes(7) ? new Error('bad row') : null))
  const group = createGroupCommit({ write })
  const outcomes = await Promise.allSettled([1, 7, 3].map((row) => group.add(row)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(batches).toEqual([[1, 7, 3], [1], [7], [3]])
})

test('without a connection every row is refused as unavailable, and later rows are written', async () => {
  let isDown = true
  const { write } = recorder(() => (isDown ? Object.assign(new Error('down'), { code: 'ECONNREFUSED' }) : null))
  const group = createGroupCommit({ write })
  const outcomes = await Promise.allSettled([1, 2].map((row) => group.add(row)))
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'unavailable' } })
  isDown = false
  expect(await group.add(3)).toBe(30)
})
