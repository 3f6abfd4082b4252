import { checkVAT, countries } from 'jsvat-next'
import { postcodeValidator } from 'postcode-validator'
import type { Country } from '#contract/registration.limits.ts'

/** Countries whose VAT IDs the library does not know. */
const OTHER_VAT = /^[A-Z]{0,3}[0-9A-Z .-]{4,20}$/i

/**
 * Whether a VAT ID has the format of its country. A wrong check digit is no reason to refuse: the tax office decides
 * whether an ID exists.
 */
export function isVatId(vatId: string, country: Country): boolean {
  const known = countries.filter(({ codes }) => codes.includes(country))
  return known.length === 0 ? OTHER_VAT.test(vatId) : checkVAT(vatId, known).isValidFormat === true
}

/** Without blanks and punctuation, in capitals. */
export const plainVatId = (vatId: string): string => vatId.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A German tax number has 10 or 11 digits as the tax office writes it, and 13 in the form of the federal states. */
const GERMAN_TAX_NUMBER = /^(?:\d{10,11}|\d{13})$/
const OTHER_TAX_NUMBER = /^[0-9A-Z][0-9A-Z ./-]{3,19}$/i

export function isTaxNumber(number: string, country: Country): boolean {
  if (country !== 'DE') return OTHER_TAX_NUMBER.test(number)
  return /^[\d /]+$/.test(number) && GERMAN_TAX_NUMBER.test(number.replaceAll(/[ /]/g, ''))
}

export const isPostalCode = (code: string, country: Country): boolean => postcodeValidator(code, country)
