import type { CompanyPart } from '#contract/registration.ts'

/** The company before its first field is filled in. */
export const EMPTY_COMPANY: CompanyPart = {
  company: '',
  legalForm: 'sole',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  representative: '',
  email: '',
  phone: '',
  taxKind: 'vat',
  vatId: '',
  taxNumber: '',
  register: '',
}
