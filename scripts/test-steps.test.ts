import { expect, test } from 'vitest'
import { chooseSteps, UnknownStep } from './test-steps.ts'

const namesOf = (words: readonly string[]) => {
  const { parallel, last } = chooseSteps(words)
  return [...parallel.flat(), ...last].map(({ name }) => name)
}

test('without words every step runs, unit and API tests in one process', () => {
  expect(namesOf([])).toEqual(['types', 'lint', 'boundaries', 'dead-code', 'build', 'unit and api', 'journeys'])
})

test('words choose steps by their name', () => {
  expect(namesOf(['types', 'unit'])).toEqual(['types', 'unit'])
  expect(namesOf(['api', 'unit'])).toEqual(['unit and api'])
})

test('a word that names no step chooses test files', () => {
  const { parallel, last } = chooseSteps(['api', 'boards'])
  expect(parallel).toEqual([])
  expect(last).toEqual([
    {
      name: 'api boards',
      command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'server/features/boards/'],
    },
  ])
})

test('a word that names neither a step nor test files is refused', () => {
  expect(() => chooseSteps(['typos'])).toThrow(UnknownStep)
  expect(() => chooseSteps(['types', 'boards'])).toThrow(UnknownStep)
})
