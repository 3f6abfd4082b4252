/** What the native shell and the server promise each other beside the calls (Trust S25, S26). */

/** Where the pages of the shell come from: iOS, Android. */
export const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost'] as const

export const NATIVE_HEADERS = {
  /** The shell names its system with every call; no page of another site can send this unasked. */
  platform: 'x-app-platform',
  /** Answered to the shell once: the token that it sends as `Authorization: Bearer` from then on. */
  token: 'x-session-token',
} as const

/** Pages whose https links the installed app opens; a `*` at the end stands for any ending. */
export const APP_LINKS = [
  '/',
  '/discovery',
  '/saved',
  '/saved/lists',
  '/saved/lists/*',
  '/lists/*',
  '/products/*',
  '/profile',
  '/search',
  '/brands',
  '/brands/*',
] as const
