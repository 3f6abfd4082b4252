import type { VAT_STATES } from '#contract/registration.limits.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { ImprintRow } from '../brand-imprints.store.ts'

/** Prefixes of VAT IDs in VIES: the European Union with Greece as EL, and Northern Ireland. */
export const VIES_PREFIXES: readonly string[] =
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' ')

/** What is known of a company's VAT ID. `none` where nothing is checked, so that nothing is claimed. */
export function vatStateOf(
  { vatId, vatCheck }: Pick<ImprintRow, 'vatId' | 'vatCheck'>,
  { viesUrl }: Pick<Config, 'viesUrl'>,
): (typeof VAT_STATES)[number] {
  if (vatId === null || !VIES_PREFIXES.includes(vatId.slice(0, 2))) return 'none'
  return vatCheck ?? (viesUrl === null ? 'none' : 'pending')
}
