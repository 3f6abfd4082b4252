import { z } from 'zod'
import type { FieldFault } from '#contract/field-sentences.ts'
import { ASSURANCES, REGISTRATION } from '#contract/registration.limits.ts'
import type { AssurancesPart, BrandPart, CompanyPart, FormParts } from '#contract/registration.ts'
import { claimedDomain } from '../domains/claimed-domain.ts'
import { isBrandName, isHandle, isReservedHandle } from './brand-name.ts'
import { isNoCompany } from './company-name.ts'
import { phoneNumber } from './phone-number.ts'
import { profileAddress } from './profile-address.ts'
import { isPostalCode, isTaxNumber, isVatId } from './tax-numbers.ts'

/** What is wrong, by field: `company.postalCode`. */
export type Faults = Map<string, FieldFault>

type Check = FieldFault | null | false

const fault = (key: FieldFault['key'], n?: number): FieldFault => ({ key, ...(n !== undefined && { n }) })

/** The length of a text in characters as people count them. */
const lengthOf = (text: string): number => [...text].length

function textFault(text: string, least: number, most: number): FieldFault | null {
  if (text === '') return fault('required')
  if (lengthOf(text) < least) return fault('tooShort', least)
  return lengthOf(text) > most ? fault('tooLong', most) : null
}

/** The first fault of each field. */
function collect(part: string, checks: Readonly<Record<string, readonly Check[]>>): [string, FieldFault][] {
  return Object.entries(checks).flatMap(([field, tried]) => {
    const first = tried.find((check): check is FieldFault => check !== null && check !== false)
    return first ? [[`${part}.${field}`, first] as [string, FieldFault]] : []
  })
}

const { lineMax } = REGISTRATION

/** `isOwnPage`: an address of this server's demo, which counts as a website (Decision 133). */
function brandFaults(brand: BrandPart, isOwnPage: (address: string) => boolean): [string, FieldFault][] {
  const { name, handle, website, productTypes, genders, description, instagram, tiktok } = brand
  const isSite = isOwnPage(website) || claimedDomain(website) !== null
  return collect('brand', {
    name: [textFault(name, REGISTRATION.nameMin, REGISTRATION.nameMax), !isBrandName(name) && fault('nameInvalid')],
    handle: [
      textFault(handle, REGISTRATION.handleMin, REGISTRATION.handleMax),
      !isHandle(handle) && fault('handleInvalid'),
      isReservedHandle(handle) && fault('handleReserved'),
    ],
    website: [
      textFault(website, 1, REGISTRATION.websiteMax),
      !website.startsWith('https://') && !isOwnPage(website) && fault('linkHttps'),
      !isSite && fault('websiteInvalid'),
    ],
    productTypes: [productTypes.length === 0 && fault('chooseOne')],
    genders: [genders.length === 0 && fault('chooseOne')],
    description: [lengthOf(description) > REGISTRATION.descriptionMax && fault('tooLong', REGISTRATION.descriptionMax)],
    instagram: [instagram !== '' && profileAddress('instagram', instagram) === null && fault('profileInvalid')],
    tiktok: [tiktok !== '' && profileAddress('tiktok', tiktok) === null && fault('profileInvalid')],
  })
}

const Email = z.email().max(254)

function companyFaults(form: CompanyPart): [string, FieldFault][] {
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
    email: [textFault(form.email, 1, 254), !Email.safeParse(form.email).success && fault('emailInvalid')],
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

const assuranceFaults = (assurances: AssurancesPart): [string, FieldFault][] =>
  collect(
    'assurances',
    Object.fromEntries(ASSURANCES.map((kind) => [kind, [!assurances[kind] && fault('assuranceMissing')]])),
  )

/** What is wrong with the parts that are there. */
export function formFaults({ brand, company, assurances }: FormParts, isOwnPage: (address: string) => boolean): Faults {
  return new Map([
    ...(brand ? brandFaults(brand, isOwnPage) : []),
    ...(company ? companyFaults(company) : []),
    ...(assurances ? assuranceFaults(assurances) : []),
  ])
}
