import { accessibility } from './de/accessibility.ts'
import { accounts } from './de/accounts.ts'
import { brands } from './de/brands.ts'
import { contact } from './de/contact.ts'
import { discovery } from './de/discovery.ts'
import { drops } from './de/drops.ts'
import { garments } from './de/garments.ts'
import { heads } from './de/heads.ts'
import { landing } from './de/landing.ts'
import { legal } from './de/legal.ts'
import { looks } from './de/looks.ts'
import { privacy } from './de/privacy.ts'
import { profile } from './de/profile.ts'
import { ranking } from './de/ranking.ts'
import { reasons } from './de/reasons.ts'
import { saved } from './de/saved.ts'
import { search } from './de/search.ts'
import { terms } from './de/terms.ts'
import { ui } from './de/ui.ts'

export const de = {
  accessibility,
  accounts,
  brands,
  contact,
  discovery,
  drops,
  garments,
  heads,
  landing,
  legal,
  looks,
  privacy,
  profile,
  ranking,
  reasons,
  saved,
  search,
  terms,
  ui,
}
export type German = typeof de
