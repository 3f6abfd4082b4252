import { DrizzleQueryError } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log.ts'
import { Refusal } from './refuse.ts'

let lines: string[]
let log: ReturnType<typeof createLog>
beforeEach(() => {
  lines = []
  log = createLog('info', { write: (line) => lines.push(line) })
})

const failedQuery = (cause: Error) =>
  new DrizzleQueryError('insert into users values ($1, $2)', ['mia@example.org', 'two\nlines'], cause)

test('a failed query is logged with its cause and place, without its values', () => {
  const cause = Object.assign(new Error('duplicate key value'), { detail: 'Key (email)=(mia@example.org)' })
  log.error({ err: failedQuery(cause) }, 'a request failed')
  const line = lines.join('')
  expect(line).toContain('insert into users')
  expect(line).toContain('duplicate key value')
  expect(line).toContain('log.test.ts')
  expect(line).not.toMatch(/mia|two|lines/)
})

test('a value that PostgreSQL could not read is not logged', () => {
  log.error({ err: new Error('invalid input syntax for type uuid: "mia@example.org"') }, 'a request failed')
  expect(lines.join('')).toContain('invalid input syntax for type uuid')
  expect(lines.join('')).not.toContain('mia')
})

test('of a refusal its causes are logged without their values', () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  log.error({ err: new Refusal('unavailable', { cause: failedQuery(outage) }) }, 'a request failed')
  const line = lines.join('')
  expect(line).toContain('"code":"ECONNREFUSED"')
  expect(line).not.toMatch(/mia|two|params|details/)
})

test('a broken connection is logged without what it carried', () => {
  const client = { secretKey: 1_352_555_373, _activeQuery: { values: ['mia@example.org'] } }
  const error = Object.assign(new Error('Connection terminated unexpectedly'), { client })
  log.warn({ err: error }, 'an idle connection broke')
  const line = lines.join('')
  expect(line).toContain('Connection terminated unexpectedly')
  expect(line).not.toMatch(/mia|secretKey|1352555373/)
})

test('errors of one kind are logged once a second; the next line tells how many were left out', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const outage = () => failedQuery(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    for (let count = 0; count < 100; count += 1) log.child({}).error({ err: outage() }, 'a request failed')
    log.error({ err: new Error('another') }, 'a request failed')
    log.info({ security: 'too-many' }, 'security event')
    log.info({ security: 'too-many' }, 'security event')
    expect(lines).toHaveLength(4)
    vi.advanceTimersByTime(1000)
    log.error({ err: outage() }, 'a request failed')
    expect(JSON.parse(lines[4] ?? '')).toMatchObject({ leftOut: 99, err: { cause: { code: 'ECONNREFUSED' } } })
  } finally {
    vi.useRealTimers()
  }
})
