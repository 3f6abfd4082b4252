import { accounts } from './de/accounts.ts'
import { brands } from './de/brands.ts'
import { discovery } from './de/discovery.ts'
import { garments } from './de/garments.ts'
import { landing } from './de/landing.ts'
import { looks } from './de/looks.ts'
import { profile } from './de/profile.ts'
import { reasons } from './de/reasons.ts'
import { saved } from './de/saved.ts'
import { search } from './de/search.ts'
import { terms } from './de/terms.ts'
import { ui } from './de/ui.ts'

export const de = { accounts, brands, discovery, garments, landing, looks, profile, reasons, saved, search, terms, ui }
export type German = typeof de
