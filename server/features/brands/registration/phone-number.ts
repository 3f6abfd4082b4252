import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Country } from '#contract/registration.limits.ts'

/** The number in E.164; null where the text is no number, or more than a number. */
export function phoneNumber(text: string, country: Country): string | null {
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return parsed?.isPossible() ? parsed.number : null
}
