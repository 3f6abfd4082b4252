import type { TaxReason } from '#contract/billing.limits.ts'

/** Germany, in basis points. */
const STANDARD_RATE = 1900
/** ISO codes; VAT IDs of Greece begin with EL. */
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))

export interface Tax {
  readonly reason: TaxReason
  readonly basisPoints: number
}

interface TaxedBuyer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly vatId: string | null
  /** VIES knows the VAT ID, and that answer is stored. */
  readonly isVatIdConfirmed: boolean
}

/**
 * What tax a German seller charges a business for a service (UStG § 3a (2), § 13b, § 19). Without a stored confirmation of
 * the VAT ID it is 19 % in the whole Union.
 */
export function taxOf({ country, vatId, isVatIdConfirmed }: TaxedBuyer, isSmallBusiness: boolean): Tax {
  if (isSmallBusiness) return { reason: 'small-business', basisPoints: 0 }
  if (!EU.has(country)) return { reason: 'third-country', basisPoints: 0 }
  const prefix = country === 'GR' ? 'EL' : country
  const isAbroad = country !== 'DE' && vatId !== null && vatId.startsWith(prefix)
  if (isAbroad && isVatIdConfirmed) return { reason: 'reverse-charge', basisPoints: 0 }
  return { reason: 'standard', basisPoints: STANDARD_RATE }
}

/** Cents of tax on a net amount, rounded half up; of corrections half away from zero. */
export function taxCents(netCents: number, basisPoints: number): number {
  const rounded = Math.floor((Math.abs(netCents) * basisPoints + 5000) / 10_000)
  return netCents < 0 ? -rounded : rounded
}

/** The part of a net amount that belongs to a part of the gross one, rounded half up: all of it belongs to all. */
export const netShare = (netCents: number, partCents: number, grossCents: number): number =>
  Math.floor((netCents * partCents * 2 + grossCents) / (grossCents * 2))
