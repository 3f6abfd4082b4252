/** Characters of the line above every screen, in each language. */
export const LINE_MOST = 200

/** How often an open page asks what the line says. */
export const SITE_STATE_POLL_MS = 30_000

/**
 * Parts that staff can switch off (Product 14). Each has a reader, and its name and description in
 * `web/i18n/de/staffsystem.ts`: types demand them.
 */
export const FLAGS = ['promoted', 'checkout', 'imports', 'conversations'] as const
export type Flag = (typeof FLAGS)[number]

/** Whom a part is for: a share is drawn of them, and single ones can be named. */
export const FLAG_FOR = {
  promoted: 'users',
  checkout: 'brands',
  imports: 'brands',
  conversations: 'users',
} as const satisfies Readonly<Record<Flag, 'users' | 'brands'>>

/** `percent`: for that share of those whom the part is for. `named`: for these alone. */
export const FLAG_MODES = ['on', 'percent', 'named', 'off'] as const
export const FLAG_NAMES_MOST = 50
