import type { RegistrationForm } from '#contract/registration.ts'

let next = 0

interface Changes {
  readonly brand?: Partial<RegistrationForm['brand']>
  readonly company?: Partial<RegistrationForm['company']>
  readonly assurances?: Partial<RegistrationForm['assurances']>
}

/** A faultless form of a brand that is not registered yet. */
export function testForm({ brand, company, assurances }: Changes = {}): RegistrationForm {
  next += 1
  return {
    brand: {
      name: `Hafenware ${next}`,
      handle: `hafenware-${next}`,
      website: `https://hafenware-${next}.de`,
      country: 'DE',
      productTypes: ['tops', 'shoes'],
      genders: ['unisex'],
      description: 'Jacken aus alten Segeln.',
      language: 'de',
      instagram: '@hafenware',
      tiktok: '',
      ...brand,
    },
    company: {
      company: `Hafenware ${next} GmbH`,
      legalForm: 'gmbh',
      street: 'Am Kai 7',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      representative: 'Ida Petersen',
      email: `post@hafenware-${next}.de`,
      phone: '040 1234567',
      taxKind: 'vat',
      vatId: 'DE 136695976',
      taxNumber: '',
      register: 'Amtsgericht Hamburg, HRB 12345',
      ...company,
    },
    assurances: { lawful: true, pictures: true, terms: true, privacy: true, ...assurances },
  }
}
