/** The protocol between the native shell and the server besides the endpoints (Trust S25, S26). */

/** Origins of the shell's pages: iOS, Android. */
export const NATIVE_ORIGINS = ['capacitor://localhost', 'https://localhost'] as const

export const NATIVE_HEADERS = {
  /** The shell sends its platform with every call. Other sites cannot send it without a CORS preflight. */
  platform: 'x-app-platform',
  /** Sent to the shell once: the token that it sends as `Authorization: Bearer` from then on. */
  token: 'x-session-token',
} as const

/** Pages whose https links the installed app opens; a `*` at the end matches any ending. */
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
