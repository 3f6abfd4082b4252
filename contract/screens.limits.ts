/** Numbers of screens. Spec §4 and §9. */

/** The one toast: how long it shows, how far it is swiped away, and the key that leads to it. */
export const TOAST = { showMs: 5000, swipePx: 50, hotkey: 'F8' } as const

/** How long a screen takes for a change that is not asked for by hand. */
export const SCREEN_TIMES = { successRedirectMs: 2000, reloadAfterLogoutMs: 100, countUpMs: 2000 } as const
