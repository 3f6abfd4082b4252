import { expect, test } from 'vitest'
import { PAGE_TABLE } from '#web/pages/table.ts'
import type { Path } from '#web/paths.ts'
import { type InspectedPage, undeclaredPages } from './page-screens.ts'
import { SCREENS } from './screens.ts'

const screens = Object.values(SCREENS).flat()
const pages = PAGE_TABLE.flatMap((folder) => folder.pages)
const namesOf = (some: readonly InspectedPage[], thoroughness: 'once' | 'each-user') =>
  undeclaredPages(some, screens, thoroughness).map(({ as, name }) => `${as} ${name}`)

/** A page that has a declaration and nothing else. */
const planted: InspectedPage = {
  path: '/news/:newsId' as Path,
  audience: ['visitor', 'nativeVisitor', 'member'],
}

test('a planted page is inspected without further work: once, or by each kind of user', () => {
  expect(namesOf([planted], 'once')).toEqual(['visitor /news/:newsId'])
  expect(namesOf([planted], 'each-user')).toEqual(['visitor /news/:newsId', 'member /news/:newsId'])
})

test('another path of the same page is inspected only for each kind of user', () => {
  const alias: InspectedPage = { ...planted, canonical: '/login', audience: ['visitor'] }
  expect(namesOf([alias], 'once')).toEqual([])
  expect(namesOf([alias], 'each-user')).toEqual(['visitor /news/:newsId'])
})

test('every page of the table has exactly one inspection, or one by each kind of user', () => {
  for (const thoroughness of ['once', 'each-user'] as const) {
    const all = [...screens, ...undeclaredPages(pages, screens, thoroughness)].filter(({ page }) => page !== undefined)
    for (const { path, canonical, audience } of pages) {
      const users = audience.filter((user) => user !== 'nativeVisitor')
      const found = all.filter(({ page, as }) => page === path && users.includes(as))
      if (thoroughness === 'each-user') expect(found.map(({ as }) => as).sort(), path).toEqual([...users].sort())
      else if (users.length > 0 && (canonical ?? path) === path) expect(found.length, path).toBeGreaterThan(0)
    }
  }
})

test('every declared screen is a page of the table that its user can open', () => {
  for (const { name, page, as } of screens) {
    if (page)
      expect(
        pages.some(({ path, audience }) => path === page && audience.includes(as)),
        name,
      ).toBe(true)
  }
})
