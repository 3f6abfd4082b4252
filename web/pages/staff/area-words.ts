import type { Area } from '#web/i18n/catalogue.ts'

/** Areas of texts that each area of the administration needs besides `ui` and `admin`; it loads them itself. */
export const AREA_WORDS = {
  overview: ['staffoverview'],
  review: ['review', 'contact', 'registration', 'products', 'discovery'],
  brands: ['staffads', 'staffbrands', 'imports', 'profile'],
  notices: ['notices', 'review', 'contact', 'transparency', 'figures'],
  ads: ['staffads', 'profile'],
  billing: ['money', 'credits', 'profile'],
  people: ['people', 'recovery', 'profile'],
  content: ['content', 'backgrounds', 'landingfigures', 'helpdesk', 'messagefilters', 'support', 'profile'],
  team: ['staffteam', 'profile'],
  log: ['stafflog', 'logactions'],
  system: ['staffsystem', 'profile'],
  tickets: ['tickets', 'support', 'recovery', 'profile'],
} as const satisfies Readonly<Record<string, readonly Area[]>>
