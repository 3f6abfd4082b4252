import { barePath } from '#contract/pages.ts'
import { DEMO_PAGES } from '#web/pages/demo/pages.ts'
import { type Audience, moduleOf, type PageDeclaration, type PageFolder } from '#web/pages/page.ts'
import { VISITOR_PAGES } from '#web/pages/visitor/pages.ts'
import { WORKBENCH_PAGES } from '#web/pages/workbench/pages.ts'
import { paramsOf } from '#web/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'

/** A page of one audience, ready to be fetched and shown. */
export interface Route extends PageDeclaration {
  readonly page: LazyPage
}

/** One for each file, whichever paths and audiences lead to it. */
const lazyPages = new Map<string, LazyPage>()

/** Spec §2, the routes of one audience. */
export const routesOf = (folders: readonly PageFolder[], audience: Audience): readonly Route[] =>
  folders.flatMap((folder) =>
    folder.pages
      .filter((page) => page.audience.includes(audience))
      .map((page) => ({ ...page, page: lazyPageOf(folder, page) })),
  )

/** The folders that visitors' code contains; `member-routes.ts` has the others. */
export const VISITOR_FOLDERS: readonly PageFolder[] = [VISITOR_PAGES, DEMO_PAGES, WORKBENCH_PAGES]

export const ROUTES = {
  visitor: routesOf(VISITOR_FOLDERS, 'visitor'),
  nativeVisitor: routesOf(VISITOR_FOLDERS, 'nativeVisitor'),
} as const

/** The route that shows `path`. */
export function routeFor(routes: readonly Route[], path: string): Route {
  const bare = barePath(path)
  const isHere = ({ path: known }: Route) => known !== '*' && paramsOf(known, bare) !== null
  const route = routes.find(isHere) ?? routes.find(({ path: known }) => known === '*')
  if (!route) throw new RangeError('routes need a page for every other path')
  return route
}

function lazyPageOf(folder: PageFolder, page: PageDeclaration): LazyPage {
  const name = `${folder.name}/${page.file}`
  const known = lazyPages.get(name)
  if (known) return known
  const made = lazyPage(page.words, async () => {
    const load = folder.modules[moduleOf(page)]
    if (!load) throw new RangeError(`there is no page file ${name}`)
    const { Page, prepare } = await load()
    await prepare?.()
    return Page
  })
  lazyPages.set(name, made)
  return made
}
