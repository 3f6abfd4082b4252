import type { Company } from '#contract/settings.ts'

/** A company as a member enters it in the settings. */
export const TEST_COMPANY: Company = {
  company: 'Kante GmbH',
  legalForm: 'gmbh',
  street: 'Weg 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'DE',
  representative: 'Ada Kante',
  email: 'post@kante.example',
  phone: '040 123456',
  taxKind: 'vat',
  vatId: 'DE 123456789',
  taxNumber: '',
  register: '',
  safety: null,
}
