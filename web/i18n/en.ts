import type { Translated } from './catalogue.ts'
import type { German } from './de.ts'
import { accessibility } from './en/accessibility.ts'
import { accounts } from './en/accounts.ts'
import { brands } from './en/brands.ts'
import { contact } from './en/contact.ts'
import { discovery } from './en/discovery.ts'
import { drops } from './en/drops.ts'
import { garments } from './en/garments.ts'
import { heads } from './en/heads.ts'
import { landing } from './en/landing.ts'
import { legal } from './en/legal.ts'
import { looks } from './en/looks.ts'
import { privacy } from './en/privacy.ts'
import { profile } from './en/profile.ts'
import { ranking } from './en/ranking.ts'
import { reasons } from './en/reasons.ts'
import { saved } from './en/saved.ts'
import { search } from './en/search.ts'
import { terms } from './en/terms.ts'
import { ui } from './en/ui.ts'

export const en: { readonly [A in keyof German]: Translated<A> } = {
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
