import type { Imprint } from '#contract/brands.ts'
import type { CompanyPart } from '#contract/moderation.limits.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { addPostalCode, selectImprint, upsertImprint } from './brand-imprints.store.ts'

/** The imprint of a brand's shop; null where the brand has given none. */
export async function findImprint({ db }: Pick<Scope, 'db'>, brandNo: number): Promise<Imprint | null> {
  const row = await selectImprint(db, brandNo)
  if (!row) return null
  const { company, street, city, country, contact, phone, representative, register, vatId } = row
  const imprint = { company, street, city, country, contact, phone, representative, register, vatId }
  const { safetyName, safetyAddress, safetyContact } = row
  const safety =
    safetyName === null
      ? null
      : { name: safetyName, address: safetyAddress ?? '', contact: safetyContact ?? imprint.contact }
  return { ...imprint, safety }
}

/** Stores the imprint of a brand's shop and replaces an earlier one. */
export async function saveImprint(
  { db }: Pick<Scope, 'db'>,
  brandId: string,
  { safety, ...imprint }: Imprint,
): Promise<void> {
  await upsertImprint(db, brandId, {
    ...imprint,
    safetyName: safety?.name ?? null,
    safetyAddress: safety?.address ?? null,
    safetyContact: safety?.contact ?? null,
  })
}

/** The demo: adds the postal code to a city that was written without one. */
export const completeCity = ({ db }: Pick<Scope, 'db'>, slug: string, postalCode: string): Promise<void> =>
  addPostalCode(db, slug, postalCode)

/** What is missing of the company before its brand may be public (Trust L13, DSA art. 30). */
export async function missingOfCompany({ db }: Pick<Scope, 'db'>, brandNo: number): Promise<CompanyPart[]> {
  const row = await selectImprint(db, brandNo)
  if (!row) return ['company', 'street', 'city', 'country', 'representative', 'contact', 'phone', 'tax']
  const { company, street, city, country, contact, phone, representative, legalForm, taxKind, vatId, taxNumber } = row
  const parts = { company, street, city, country, representative, contact, phone }
  const missing = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part]?.trim())
  // Sole traders represent themselves.
  const isSole = legalForm === 'sole' || legalForm === 'ek'
  const hasTax = taxKind === 'small' || (taxKind === 'number' ? Boolean(taxNumber) : Boolean(vatId))
  return [...missing.filter((part) => part !== 'representative' || !isSole), ...(hasTax ? [] : (['tax'] as const))]
}
