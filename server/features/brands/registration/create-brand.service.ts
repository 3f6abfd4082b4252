import { newestVersion } from '#contract/legal-documents.ts'
import { ASSURANCES, type ReviewHint } from '#contract/registration.limits.ts'
import type { CompanyPart, RegistrationForm } from '#contract/registration.ts'
import { findVerifiedEmail } from '#server/features/accounts/accounts.service.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { isFreeMail, mailDomain } from '../domains/claimed-domain.ts'
import { claimAddress } from '../domains/domains.service.ts'
import { nameKeysOf } from './brand-name.ts'
import { isPersonAsCompany } from './company-name.ts'
import { phoneNumber } from './phone-number.ts'
import { profileAddress } from './profile-address.ts'
import { insertRegisteredBrand } from './registration.store.ts'
import { plainVatId } from './tax-numbers.ts'

interface Submission {
  readonly userId: string
  readonly form: RegistrationForm
  readonly submittedAt: Date
  readonly ipHash: Buffer
}

const textOrNull = (text: string): string | null => (text === '' ? null : text)

/** The imprint of the shop, and what only the review sees of the company. */
export const imprintOf = (company: CompanyPart) => ({
  company: company.company,
  street: company.street,
  city: `${company.postalCode} ${company.city}`,
  postalCode: company.postalCode,
  country: company.country,
  countryCode: company.country,
  contact: company.email,
  phone: phoneNumber(company.phone, company.country),
  representative: company.representative,
  register: textOrNull(company.register),
  vatId: company.taxKind === 'vat' ? plainVatId(company.vatId) : null,
  legalForm: company.legalForm,
  taxKind: company.taxKind,
  taxNumber: company.taxKind === 'number' ? company.taxNumber : null,
})

/** What a reviewer should look at. */
function hintsOf({ company }: RegistrationForm): ReviewHint[] {
  const hints: (ReviewHint | false)[] = [
    isFreeMail(mailDomain(company.email)) && 'free-mail',
    company.taxKind === 'small' && 'no-tax-number',
    isPersonAsCompany(company.company, company.representative) && 'person-as-company',
  ]
  return hints.filter((hint) => hint !== false)
}

/**
 * Creates the brand of a submitted form: it waits for its review, belongs to its owner, and claims the domain of its
 * website. One transaction, so that a name that was taken meanwhile leaves nothing behind.
 */
export function createBrand(scope: Scope, { userId, form, submittedAt, ipHash }: Submission): Promise<string> {
  const { brand, company } = form
  const profiles = (['instagram', 'tiktok'] as const).flatMap((network) => {
    const url = profileAddress(network, brand[network])
    return url === null ? [] : [{ network, url }]
  })
  return inTransaction(scope, async (inside) => {
    const brandId = await insertRegisteredBrand(inside.db, {
      ownerId: userId,
      brand: {
        slug: brand.handle,
        name: brand.name,
        nameKey: nameKeysOf(brand.name).key,
        descriptionDe: brand.language === 'de' ? brand.description : '',
        descriptionEn: brand.language === 'en' ? brand.description : '',
        language: brand.language,
        city: company.city,
        country: brand.country,
        website: brand.website,
        productTypes: brand.productTypes,
        genders: brand.genders,
        submittedAt: scope.now(),
        createdAt: scope.now(),
        reviewHints: hintsOf(form),
      },
      imprint: imprintOf(company),
      socials: profiles,
      assurances: ASSURANCES.map((kind) => ({
        userId,
        kind,
        version: newestVersion('brand-terms').version,
        acceptedAt: submittedAt,
        ipHash,
      })),
    })
    const verifiedEmail = await findVerifiedEmail(inside, userId)
    await claimAddress(inside, brandId, { address: brand.website, verifiedEmail })
    return brandId
  })
}
