import { expect, test } from 'vitest'
import { de } from '#web/i18n/de.ts'
import { en } from '#web/i18n/en.ts'
import { type Audience, moduleOf, type PageFolder } from '#web/pages/page.ts'
import { PAGE_TABLE } from '#web/pages/table.ts'
import { WORKBENCH_PAGES } from '#web/pages/workbench/pages.ts'
import { PATHS, type Path } from '#web/paths.ts'
import { routeFor, routesOf } from '#web/start/routes.ts'
import { memberCode, offlineCode, visitorCode } from './page-code.ts'
import { pageDocuments } from './page-documents.ts'

const AUDIENCES: readonly Audience[] = ['visitor', 'nativeVisitor', 'member']
const folders = [...PAGE_TABLE, WORKBENCH_PAGES]
const pages = folders.flatMap((folder) => folder.pages.map((page) => ({ ...page, folder })))

test.each(AUDIENCES)('no path has two pages for a %s, and every other path has one', (audience) => {
  const paths = pages.filter((page) => page.audience.includes(audience)).map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  expect(paths).toContain('*')
})

test('every address of the product has a page', () => {
  expect([...new Set(pages.map(({ path }) => path))].filter((path) => path !== '*').sort()).toEqual(
    Object.values(PATHS).sort(),
  )
})

test.each(folders.map((folder) => [folder.name, folder] as const))(
  'every page file of %s is declared, and exports its page',
  async (_, { pages, modules }) => {
    expect([...new Set(pages.map(moduleOf))].sort()).toEqual(Object.keys(modules).sort())
    for (const load of Object.values(modules))
      expect(await load()).toEqual(expect.objectContaining({ Page: expect.any(Function) }))
  },
)

test.each([
  ['German', de],
  ['English', en],
] as const)('the words of every page are there in %s: areas, title, description', (_, catalogue) => {
  const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = catalogue
  for (const { words, title, document } of pages) {
    for (const area of words) expect(areas).toHaveProperty(area)
    for (const key of [title, ...(document ? [document.description] : [])]) {
      const [area = '', name = ''] = key.split('.')
      expect(areas[area]?.[name], key).toEqual(expect.stringMatching(/\S/))
    }
  }
})

test('a visitor’s page that search engines list has a description of its own', () => {
  const listed = pages.filter(({ document, canonical, path }) => document?.isListed && (canonical ?? path) === path)
  const descriptions = listed.map(({ document }) => document?.description)
  expect(descriptions).toEqual([...new Set(descriptions)])
})

/** A page that has a declaration and nothing else. */
const planted: PageFolder = {
  name: 'planted',
  modules: {},
  pages: [
    {
      path: '/news/:newsId' as Path,
      title: 'ui.navigation',
      file: 'news',
      words: ['legal', 'terms'],
      audience: AUDIENCES,
      place: 'page',
      document: { description: 'heads.home', isListed: true },
      worksOffline: true,
    },
  ],
}

test.each(AUDIENCES)('a planted page is a route of a %s', (audience) => {
  expect(routeFor(routesOf([...PAGE_TABLE, planted], audience), '/news/7').file).toBe('news')
})

test('a planted page is known to the server, rendered for visitors and listed in the sitemap', () => {
  const documents = pageDocuments([...PAGE_TABLE, planted])
  expect(documents.pagePath('/news/7')).toBe('/news/:newsId')
  expect(documents.documentAt('/news/7')?.file).toBe('news')
  expect(documents.publicPaths).toContain('/news/:newsId')
})

test('a planted page has its code and texts preloaded, and stored for a start without a network', () => {
  const source = 'pages/planted/news-page.tsx'
  const code = { path: '/news/:newsId', words: ['legal', 'terms'], hasFirstScreen: false }
  expect(visitorCode([...PAGE_TABLE, planted])).toContainEqual({ ...code, sources: [source] })
  expect(memberCode([...PAGE_TABLE, planted])).toContainEqual({ ...code, sources: ['start/signed-in.tsx', source] })
  expect(offlineCode([...PAGE_TABLE, planted]).sources).toContain(source)
  expect(offlineCode([...PAGE_TABLE, planted]).otherWords).not.toContain('terms')
})

test('without a network, members have the deck, Saved and the profile, and no words of pages for visitors', () => {
  const { sources, otherWords } = offlineCode(PAGE_TABLE)
  expect(sources).toEqual([
    'start/signed-in.tsx',
    'pages/shopper/discovery-page.tsx',
    'pages/shopper/profile-page.tsx',
    'pages/shopper/saved-page.tsx',
  ])
  expect(otherWords.sort()).toEqual([
    'accessibility',
    'admin',
    'adreport',
    'backgrounds',
    'bookkeeping',
    'brandterms',
    'bylink',
    'campaigns',
    'checkout',
    'contact',
    'content',
    'credits',
    'demo',
    'design',
    'domains',
    'feeds',
    'figures',
    'helpdesk',
    'imports',
    'insights',
    'landing',
    'landingfigures',
    'leaving',
    'licences',
    'logactions',
    'messagefilters',
    'money',
    'notices',
    'orders',
    'overview',
    'people',
    'pictures',
    'privacy',
    'productfigures',
    'products',
    'ranking',
    'registration',
    'review',
    'sales',
    'settings',
    'staffads',
    'staffbrands',
    'stafflog',
    'staffoverview',
    'staffsystem',
    'staffteam',
    'team',
    'terms',
    'tickets',
    'transparency',
    'trends',
    'workspace',
  ])
})

test('a page over the stage has the code and the words of both preloaded', () => {
  const saved = memberCode(PAGE_TABLE).find(({ path }) => path === PATHS.saved)
  expect(saved?.sources).toEqual([
    'start/signed-in.tsx',
    'pages/shopper/saved-page.tsx',
    'pages/shopper/discovery-page.tsx',
  ])
})
