import type { Translated } from './catalogue.ts'
import type { German } from './de.ts'
import { accounts } from './en/accounts.ts'
import { brands } from './en/brands.ts'
import { discovery } from './en/discovery.ts'
import { garments } from './en/garments.ts'
import { landing } from './en/landing.ts'
import { looks } from './en/looks.ts'
import { profile } from './en/profile.ts'
import { reasons } from './en/reasons.ts'
import { saved } from './en/saved.ts'
import { search } from './en/search.ts'
import { terms } from './en/terms.ts'
import { ui } from './en/ui.ts'

export const en: { readonly [A in keyof German]: Translated<A> } = {
  accounts,
  brands,
  discovery,
  garments,
  landing,
  looks,
  profile,
  reasons,
  saved,
  search,
  terms,
  ui,
}
