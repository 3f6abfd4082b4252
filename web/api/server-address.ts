/**
 * Address of our server: empty in browsers, which load the pages from it. The native shell contains its pages, and its
 * document names the server (`scripts/native/document.ts`).
 */
const SERVER =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="server"]')?.content ?? '')

/** Address of a call or a picture; `path` starts with a slash. */
export const serverUrl = (path: string): string => SERVER + path

/** Origin of shared links. */
export const publicOrigin = (): string => SERVER || location.origin
