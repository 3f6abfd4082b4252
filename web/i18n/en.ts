import type { Translated } from './catalogue.ts'
import type { German } from './de.ts'
import { accounts } from './en/accounts.ts'
import { discovery } from './en/discovery.ts'
import { landing } from './en/landing.ts'
import { profile } from './en/profile.ts'
import { saved } from './en/saved.ts'
import { terms } from './en/terms.ts'
import { ui } from './en/ui.ts'

export const en: { readonly [A in keyof German]: Translated<A> } = {
  accounts,
  discovery,
  landing,
  profile,
  saved,
  terms,
  ui,
}
