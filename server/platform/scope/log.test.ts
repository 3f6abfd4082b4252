import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('the log tells which query failed and why, and keeps the values to itself', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('duplicate key value'), { detail: 'Key (email)=(mia@example.org)' })
  const error = new DrizzleQueryError('insert into users values ($1, $2)', ['mia@example.org', 'two\nlines'], cause)
  log.error({ err: error }, 'a request failed')
  const line = lines.join('')
  expect(line).toContain('insert into users')
  expect(line).toContain('duplicate key value')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/mia|two|lines/)
})

test('a connection that broke is told of without what it carried', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const client = { secretKey: 1_352_555_373, _activeQuery: { values: ['mia@example.org'] } }
  log.warn(
    { err: Object.assign(new Error('Connection terminated unexpectedly'), { client }) },
    'an idle connection broke',
  )
  const line = lines.join('')
  expect(line).toContain('Connection terminated unexpectedly')
  expect(line).not.toMatch(/mia|secretKey|1352555373/)
})
