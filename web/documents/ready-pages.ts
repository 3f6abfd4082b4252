import type { PlainKey } from '#web/i18n/catalogue.ts'
import { PATHS, type Path, paramsOf } from '#web/paths.ts'

/** A page that visitors get as finished HTML, so that its first paint needs no script. */
export interface ReadyPage {
  readonly path: Path
  /** Sentence for search engines and link previews. */
  readonly description: PlainKey
  /** Search engines may show it. */
  readonly isListed: boolean
}

export const READY_PAGES: readonly ReadyPage[] = [
  { path: PATHS.home, description: 'heads.home', isListed: true },
  { path: PATHS.login, description: 'heads.login', isListed: true },
  { path: PATHS.brandRegister, description: 'heads.brandRegister', isListed: true },
  { path: PATHS.terms, description: 'heads.terms', isListed: true },
  { path: PATHS.imprint, description: 'heads.imprint', isListed: true },
  { path: PATHS.privacy, description: 'heads.privacy', isListed: true },
  { path: PATHS.licences, description: 'heads.licences', isListed: true },
  { path: PATHS.accessibility, description: 'heads.accessibility', isListed: true },
  { path: PATHS.ranking, description: 'heads.ranking', isListed: true },
  { path: PATHS.contact, description: 'heads.contact', isListed: true },
  { path: PATHS.report, description: 'heads.report', isListed: true },
  { path: PATHS.deleteAccount, description: 'heads.deleteAccount', isListed: true },
  // Comes finished with its product; those that search engines may show are listed apart.
  { path: PATHS.product, description: 'heads.home', isListed: false },
  { path: PATHS.emailUndo, description: 'heads.emailUndo', isListed: false },
  { path: PATHS.emailUndone, description: 'heads.emailUndo', isListed: false },
  { path: PATHS.emailLinkExpired, description: 'heads.emailUndo', isListed: false },
  { path: PATHS.dropConfirm, description: 'heads.drops', isListed: false },
  { path: PATHS.dropConfirmed, description: 'heads.drops', isListed: false },
  { path: PATHS.dropUnsubscribe, description: 'heads.drops', isListed: false },
  { path: PATHS.dropUnsubscribed, description: 'heads.drops', isListed: false },
  { path: PATHS.dropExpired, description: 'heads.drops', isListed: false },
]

/** Other addresses of the same page. */
const ALIASES: Readonly<Record<string, Path>> = { [PATHS.auth]: PATHS.login, [PATHS.mobile]: PATHS.login }

/** The one address of a page. */
export const ownAddress = (path: string): string => ALIASES[path] ?? path

export function readyPage(path: string): ReadyPage | null {
  const own = ownAddress(path)
  return READY_PAGES.find((page) => paramsOf(page.path, own) !== null) ?? null
}

/** Every path of the product with its pattern; the workbench is none. */
const KNOWN = Object.values(PATHS)
  .filter((path) => path !== PATHS.components)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))

/** The page that has this path, for whomever; null when the product has none. */
export const pagePath = (path: string): Path | null => KNOWN.find(({ pattern }) => pattern.test(path))?.path ?? null

/** Does the product have a page with this path, for whomever? */
export const isPagePath = (path: string): boolean => pagePath(path) !== null
