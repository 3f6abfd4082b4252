import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOG_ACTIONS } from '#contract/log-actions.ts'

const root = new URL('..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** `action: 'ticket.noted'` of an entry in the audit log. */
const ACTION = /\baction: (?:[\w =>!.]+ \? )?'([a-z-]+\.[a-z_-]+)'(?: : '([a-z-]+\.[a-z_-]+)')?/g

test('what is recorded in the audit log has its words', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const recorded = files.flatMap((file) => [...read(file).matchAll(ACTION)].flatMap(([, one, other]) => [one, other]))
  const actions = new Set(recorded.filter((action) => action !== undefined))
  expect(actions.size).toBeGreaterThan(40)
  const known: ReadonlySet<string> = new Set(LOG_ACTIONS)
  expect(
    [...actions].filter((action) => !known.has(action)),
    'add these to contract/log-actions.ts',
  ).toEqual([])
})
