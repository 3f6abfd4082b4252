/** Times and distances of screens. Spec §4 and §9. */

/** The one toast: how long it shows, how far a swipe must go to dismiss it, and the key that focuses it. */
export const TOAST = { showMs: 5000, swipePx: 50, hotkey: 'F8' } as const

/** How long a screen waits before it changes by itself. */
export const SCREEN_TIMES = { successRedirectMs: 2000, reloadAfterLogoutMs: 100, countUpMs: 2000 } as const

/** How long likes of the start page wait for an account: longer than a registration takes. */
export const HERO_LIKES_MS = 3_600_000
