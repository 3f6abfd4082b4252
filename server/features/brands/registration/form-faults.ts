import type { FieldFault } from '#contract/field-sentences.ts'
import { greenClaimIn } from '#contract/green-claims.ts'
import { ASSURANCES, REGISTRATION } from '#contract/registration.limits.ts'
import type { AssurancesPart, BrandPart, FormParts } from '#contract/registration.ts'
import { claimedDomain } from '../domains/claimed-domain.ts'
import { isBrandName, isHandle, isReservedHandle } from './brand-name.ts'
import { companyFaults } from './company-faults.ts'
import { collect, type Faults, fault, lengthOf, textFault } from './field-faults.ts'
import { profileAddress } from './profile-address.ts'

/** `isOwnPage`: an address of this server's demo, which counts as a website (Decision 133). */
function brandFaults(brand: BrandPart, isOwnPage: (address: string) => boolean): [string, FieldFault][] {
  const { name, handle, website, productTypes, genders, description, instagram, tiktok } = brand
  // Trust L29: evidence has no place in this form.
  const claim = greenClaimIn([description])
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
    description: [
      lengthOf(description) > REGISTRATION.descriptionMax && fault('tooLong', REGISTRATION.descriptionMax),
      claim !== null && fault('claimEarly', claim),
    ],
    instagram: [instagram !== '' && profileAddress('instagram', instagram) === null && fault('profileInvalid')],
    tiktok: [tiktok !== '' && profileAddress('tiktok', tiktok) === null && fault('profileInvalid')],
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
