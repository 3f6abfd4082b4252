import { expect, test } from 'vitest'
import { attemptsOf, summaryOf } from './journey-summary.ts'

const reportOf = (status: string, duration: number, failureMessages: readonly string[] = []) => ({
  testResults: [
    { name: '/e2e/saved.spec.ts', assertionResults: [{ title: 'removes one', status, duration, failureMessages }] },
  ],
})

test('counts the passed runs and names the slowest under each condition, with the error of each failure', () => {
  const attempts = [
    ...attemptsOf(reportOf('passed', 1200), 'slow'),
    ...attemptsOf(reportOf('failed', 3400, ['Error: expected 2\n  at line 7']), 'slow'),
    ...attemptsOf(reportOf('passed', 900), 'latency-50'),
    ...attemptsOf(reportOf('skipped', 0), 'latency-50'),
  ]
  const lines = summaryOf(attempts, ['slow', 'latency-50']).split('\n')
  expect(lines[1]).toMatch(/^saved: removes one +1\/2 3\.4 s +1\/1 0\.9 s$/)
  expect(lines.slice(2)).toEqual([
    '✗ saved: removes one (slow)',
    '  Error: expected 2',
    '    at line 7',
    '',
    '1 journeys, 3 runs: 1 failed at least once',
  ])
})
