import { expect, test } from 'vitest'
import { createAnswerColumns } from './answer-columns.ts'
import type { Answer } from './answers.store.ts'

const answer = (userId: string, seq: number, productNo: number, rest: Partial<Answer> = {}): Answer => ({
  userId,
  seq,
  productNo,
  action: 'like',
  takesBack: null,
  isOld: false,
  ...rest,
})

function read(...answers: Answer[]) {
  const columns = createAnswerColumns(new Set([1, 2, 3]))
  answers.forEach(columns.add)
  const { userNos, productNos, liked } = columns.swipes()
  return { userNos: [...userNos], productNos: [...productNos], liked: [...liked], old: columns.oldCount() }
}

test('users are numbered in order, likes are 1 and passes 0', () => {
  const passed = answer('b', 1, 2, { action: 'pass', isOld: true })
  expect(read(answer('a', 1, 1), answer('a', 2, 3), passed)).toEqual({
    userNos: [1, 1, 2],
    productNos: [1, 3, 2],
    liked: [1, 1, 0],
    old: 1,
  })
})

test('an undo takes back the answer before it and no other', () => {
  const undo = (seq: number, takesBack: number) => answer('a', seq, 2, { action: 'undo', takesBack })
  expect(read(answer('a', 1, 1), answer('a', 2, 2, { isOld: true }), undo(3, 2), answer('a', 4, 3))).toMatchObject({
    productNos: [1, 3],
    old: 0,
  })
  expect(read(answer('a', 1, 1), answer('a', 2, 2), undo(3, 2), undo(4, 1)).productNos).toEqual([1])
  // The undone answer is older than a restart of the taste, so it is not in the columns.
  expect(read(undo(8, 7), answer('a', 9, 1)).productNos).toEqual([1])
})

test('an undo of another user’s answer takes nothing back', () => {
  const undo = answer('b', 1, 1, { action: 'undo', takesBack: 1 })
  expect(read(answer('a', 1, 1), undo, answer('b', 2, 2)).productNos).toEqual([1, 2])
})

test('answers about products that are gone are left out, and users without other answers too', () => {
  const columns = read(answer('a', 1, 99), answer('b', 1, 1), answer('b', 2, 99), answer('c', 1, 2))
  expect(columns).toMatchObject({ userNos: [1, 1 + 1], productNos: [1, 2] })
  const undo = answer('a', 2, 99, { action: 'undo', takesBack: 1 })
  expect(read(answer('a', 1, 99), undo, answer('a', 3, 1)).productNos).toEqual([1])
})

test('the columns grow beyond their first capacity', () => {
  const columns = createAnswerColumns(new Set([1]))
  for (let seq = 1; seq <= 5000; seq++) columns.add(answer('a', seq, 1, { action: seq % 2 === 0 ? 'like' : 'pass' }))
  const { liked, userNos } = columns.swipes()
  expect(liked).toHaveLength(5000)
  expect(userNos.every((no) => no === 1)).toBe(true)
  expect(liked.reduce((sum, one) => sum + one, 0)).toBe(2500)
})

test('a pass because of the price or a missing size is no answer, and an undo after it removes no other answer', () => {
  const because = (action: Answer['action']) => answer('a', 3, 2, { action, takesBack: 2 })
  const undo = answer('a', 4, 2, { action: 'undo', takesBack: 2 })
  for (const reason of ['too-expensive', 'size-missing'] as const) {
    const log = [answer('a', 1, 1), answer('a', 2, 2, { action: 'pass', isOld: true }), because(reason)]
    expect(read(...log)).toMatchObject({ productNos: [1], old: 0 })
    expect(read(...log, undo, answer('a', 5, 3)).productNos).toEqual([1, 3])
  }
})
