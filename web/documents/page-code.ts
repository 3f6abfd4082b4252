import type { Area } from '#web/i18n/catalogue.ts'
import { moduleOf, type PageDeclaration, type PageFolder } from '#web/pages/page.ts'
import { PAGE_TABLE } from '#web/pages/table.ts'

/** Source files and texts whose built files a document preloads. */
export interface PageCode {
  readonly path: string
  readonly sources: readonly string[]
  readonly words: readonly Area[]
  readonly hasFirstScreen: boolean
}

/** Holds the routes, the navigation and the caches of members. */
const MEMBER_START = 'start/signed-in.tsx'

/** The code of the documents that visitors get as HTML. */
export const visitorCode = (folders: readonly PageFolder[]): readonly PageCode[] =>
  declared(folders)
    .filter(({ page }) => page.document !== undefined)
    .map((own) => codeOf([own]))

/** The code of every page of members, with that of the stage for pages over it. */
export function memberCode(folders: readonly PageFolder[]): readonly PageCode[] {
  const members = declared(folders).filter(({ page }) => page.audience.includes('member'))
  const stage = members.find(({ page }) => page.place === 'stage')
  return members.map((own) => {
    const isOver = stage && (own.page.place === 'overlay' || own.page.place === 'dialog')
    const { sources, ...code } = codeOf(isOver ? [own, stage] : [own])
    return { ...code, sources: [MEMBER_START, ...sources] }
  })
}

/** What the service worker stores for a start without a network. */
export function offlineCode(folders: readonly PageFolder[]) {
  const isOffline = ({ pages }: PageFolder) => pages.some((page) => page.worksOffline)
  const wordsOf = (some: readonly PageFolder[]) =>
    some.flatMap(({ pages }) => pages.flatMap(({ words, laterWords = [] }) => [...words, ...laterWords]))
  const needed = new Set(wordsOf(folders.filter(isOffline)))
  const pages = declared(folders).filter(({ page }) => page.worksOffline)
  return {
    sources: [MEMBER_START, ...new Set(pages.map(({ source }) => source))],
    /** Texts that only pages of other folders need. All others are stored, because lazy parts load theirs when opened. */
    otherWords: [...new Set(wordsOf(folders.filter((folder) => !isOffline(folder))))].filter(
      (area) => !needed.has(area),
    ),
  }
}

interface Declared {
  readonly page: PageDeclaration
  readonly source: string
}

const declared = (folders: readonly PageFolder[]): readonly Declared[] =>
  folders.flatMap(({ name, pages }) =>
    pages.map((page) => ({ page, source: `pages/${name}/${moduleOf(page).slice('./'.length)}` })),
  )

const codeOf = (shown: readonly [Declared, ...Declared[]]): PageCode => ({
  path: shown[0].page.path,
  sources: shown.map(({ source }) => source),
  words: [...new Set(shown.flatMap(({ page }) => page.words))],
  hasFirstScreen: shown[0].page.hasFirstScreen === true,
})

/** For the inspection of every page (`e2e/support/visit-screens.ts`). */
export const PAGES: readonly PageDeclaration[] = PAGE_TABLE.flatMap(({ pages }) => pages)

/** For the build (`prerender.ts`, `worker/build.ts`), which cannot import the table itself: it is made for Vite. */
export const PAGE_CODE = {
  visitor: visitorCode(PAGE_TABLE),
  member: memberCode(PAGE_TABLE),
  offline: offlineCode(PAGE_TABLE),
}
