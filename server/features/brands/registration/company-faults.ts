import { z } from 'zod'
import type { FieldFault } from '#contract/field-sentences.ts'
import { REGISTRATION } from '#contract/registration.limits.ts'
import type { CompanyPart } from '#contract/registration.ts'
import { isNoCompany } from './company-name.ts'
import { collect, fault, lengthOf, textFault } from './field-faults.ts'
import { phoneNumber } from './phone-number.ts'
import { isPostalCode, isTaxNumber, isVatId } from './tax-numbers.ts'

const Email = z.email().max(254)
const { lineMax } = REGISTRATION

/** A text that is there but no email address. */
export const emailFault = (text: string) => !Email.safeParse(text).success && fault('emailInvalid')

/** What is wrong with a company, in the registration and in the settings. */
export function companyFaults(form: CompanyPart): [string, FieldFault][] {
  const { company, country, taxKind } = form
  return collect('company', {
    company: [
      textFault(company, REGISTRATION.companyMin, REGISTRATION.companyMax),
      isNoCompany(company) && fault('companyPrivate'),
    ],
    street: [textFault(form.street, 2, lineMax)],
    postalCode: [
      textFault(form.postalCode, 1, 12),
      !isPostalCode(form.postalCode, country) && fault('postalCodeInvalid'),
    ],
    city: [textFault(form.city, 2, lineMax)],
    representative: [textFault(form.representative, 3, lineMax)],
    email: [textFault(form.email, 1, 254), emailFault(form.email)],
    phone: [
      textFault(form.phone, 1, REGISTRATION.phoneMax),
      phoneNumber(form.phone, country) === null && fault('phoneInvalid'),
    ],
    vatId:
      taxKind === 'vat'
        ? [textFault(form.vatId, 1, REGISTRATION.taxMax), !isVatId(form.vatId, country) && fault('vatInvalid')]
        : [],
    taxNumber:
      taxKind === 'number'
        ? [
            textFault(form.taxNumber, 1, REGISTRATION.taxMax),
            !isTaxNumber(form.taxNumber, country) && fault('taxNumberInvalid'),
          ]
        : [],
    register: [lengthOf(form.register) > lineMax && fault('tooLong', lineMax)],
  })
}
