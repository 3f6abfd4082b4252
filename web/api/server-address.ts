/**
 * Our server: pages come from it, so browsers need no name for it. The native shell brings its pages along, and its
 * document says where the server is (`scripts/native/document.ts`).
 */
const SERVER =
  typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name="server"]')?.content ?? '')

/** Address of a call or a picture; `path` begins with a slash. */
export const serverUrl = (path: string): string => SERVER + path

/** Origin of shared links. */
export const publicOrigin = (): string => SERVER || location.origin
