import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'

test.each([
  ['ready', '', 'found'],
  ['ready', 'step=columns', 'columns'],
  ['checking', 'step=columns', 'check'],
  ['checked', '', 'check'],
  ['checked', 'step=columns', 'columns'],
  ['failed', 'step=columns', 'columns'],
  ['settling', 'step=columns', 'commit'],
  ['done', '', 'commit'],
] as const)('an import that is %s with the query "%s" is in the step %s', (state, search, step) => {
  expect(stepOf(state, search)).toBe(step)
})
