import { accounts } from './de/accounts.ts'
import { discovery } from './de/discovery.ts'
import { landing } from './de/landing.ts'
import { profile } from './de/profile.ts'
import { saved } from './de/saved.ts'
import { terms } from './de/terms.ts'
import { ui } from './de/ui.ts'

export const de = { accounts, discovery, landing, profile, saved, terms, ui }
export type German = typeof de
