import { isDemoPath, workspacePath } from '#web/features/demo-dashboard/demo-address.ts'
import type { PageDeclaration, PageFolder } from '#web/pages/page.ts'
import { PAGE_TABLE } from '#web/pages/table.ts'
import { paramsOf } from '#web/paths.ts'

type Document = PageDeclaration & Required<Pick<PageDeclaration, 'document'>>

/** The server's view of the pages: which exist, which it renders, which search engines may list. */
export function pageDocuments(folders: readonly PageFolder[]) {
  const pages = folders.flatMap((folder) => folder.pages)
  const documents = pages.filter((page): page is Document => page.document !== undefined)
  const known = [...new Set(pages.map(({ path }) => path))]
    .filter((path) => path !== '*')
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))

  const patternOf = (path: string): string | null => known.find(({ pattern }) => pattern.test(path))?.path ?? null

  /** The page that visitors get as HTML at this path; null where they get the app's shell. */
  const documentAt = (path: string): Document | null =>
    documents.find((page) => page.path !== '*' && paramsOf(page.path, path) !== null) ?? null

  return {
    documentAt,
    /** `/products/:productId` for a product's path; null where no audience has a page of this path. */
    pagePath: (path: string): string | null =>
      // The demo has the pages of the workspace, and no others.
      isDemoPath(path) && patternOf(workspacePath(path)) === null ? null : patternOf(path),
    /** The path that search engines list for this page. */
    canonicalPath: (path: string): string => documentAt(path)?.canonical ?? path,
    isAddressPrivate: (path: string): boolean =>
      pages.some((page) => page.isAddressPrivate && page.path !== '*' && paramsOf(page.path, path) !== null),
    /** Whether only staff have a page at this path. */
    isForStaff: (path: string): boolean =>
      pages.some((page) => page.isForStaff && page.path !== '*' && paramsOf(page.path, path) !== null),
    /** Every path of which visitors get HTML. */
    paths: documents.map(({ path }) => path),
    /** What the sitemap lists. */
    publicPaths: documents
      .filter(({ path, canonical = path, document }) => document.isListed && canonical === path)
      .map(({ path }) => path),
  }
}

export const DOCUMENTS = pageDocuments(PAGE_TABLE)
