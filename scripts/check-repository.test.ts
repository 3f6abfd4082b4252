import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/var/**'] }).sort()
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|shared|lib|core)$/

test('no file or folder has a name without a subject', () => {
  const names = find('{contract,server,web,recommender,demo,e2e,lab,scripts}/**/*.{ts,tsx}').flatMap((path) =>
    dirname(path).split('/').concat(basename(path).replace(/\..*$/, '')),
  )
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => FORBIDDEN_NAMES.test(name))).toEqual([])
})

test.each(['contract', 'server/features', 'server/platform', 'web/features', 'e2e'])(
  'the README of %s has at most 15 lines',
  (folder) => expect(read(`${folder}/README.md`).trim().split('\n').length).toBeLessThan(16),
)

test('every feature of the server with routes has a contract of the same name', () => {
  const withRoutes = find('server/features/*/*.routes.ts').map((path) => path.split('/')[2] ?? '')
  expect(withRoutes.length).toBeGreaterThan(4)
  const missing = [...new Set(withRoutes)].filter((feature) => !existsSync(`${root}contract/${feature}.ts`))
  expect(missing).toEqual([])
})

test('every table has one writing feature', () => {
  const owners = new Map<string, string>()
  for (const path of find('server/{features/*,platform/data}/*.tables.ts')) {
    for (const [, table, sqlName] of read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      owners.set(table ?? '', dirname(path))
      owners.set(sqlName ?? '', dirname(path))
    }
  }
  expect(owners.size).toBeGreaterThan(30)
  const foreignWrites: string[] = []
  // Removing the demo deletes its rows in all tables.
  for (const path of find('server/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\/|demo\/remove\//.test(file))) {
    const writes = read(path).matchAll(
      /(?:insert into|update|delete from)\s+(\w+)|\.(?:insert|update|delete)\((\w+)\)/g,
    )
    for (const [, inSql, inBuilder] of writes) {
      const table = inSql ?? inBuilder ?? ''
      const owner = owners.get(table)
      if (
        owner &&
        !path.startsWith(`${owner}/`) &&
        !(owner.startsWith('server/platform/') && path.startsWith('server/platform/'))
      ) {
        foreignWrites.push(`${path} writes ${table} of ${owner}`)
      }
    }
  }
  expect(foreignWrites).toEqual([])
})

test('every path in ARCHITECTURE.md, the READMEs, the spec map and the how-tos exists', () => {
  const missing: string[] = []
  let named = 0
  const pages = find('{docs/how-to,contract,server,web}/**/*.md')
  for (const page of ['ARCHITECTURE.md', 'README.md', 'docs/spec-map.md', ...pages]) {
    for (const [, path] of read(page).matchAll(
      /`((?:contract|server|web|recommender|demo|e2e|lab|scripts|docs|\.ci)\/[\w./-]*[\w/])`/g,
    )) {
      named += 1
      if (path && !existsSync(`${root}${path}`)) missing.push(`${page}: ${path}`)
    }
  }
  expect(named).toBeGreaterThan(60)
  expect(missing).toEqual([])
})
