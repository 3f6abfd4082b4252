import { COUNTRIES, type Country } from '#contract/registration.limits.ts'
import { BRAND_TEXT } from '#contract/settings.limits.ts'
import type { Company, Settings } from '#contract/settings.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { BrandScope } from '#server/platform/scope/scope.ts'
import { type ImprintRow, upsertImprint } from '../brand-imprints.store.ts'
import { companyFaults, emailFault } from '../registration/company-faults.ts'
import { imprintOf } from '../registration/create-brand.service.ts'
import { collect, type Faults, refusalOf, textFault } from '../registration/field-faults.ts'
import { vatStateOf } from '../vat/vat-state.ts'

const CODES: ReadonlySet<string> = new Set(COUNTRIES)

/** Imported imprints have the country as a name, or none. */
function countryOf(written: string): Country {
  if (CODES.has(written)) return written as Country
  const named = (language: string) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return COUNTRIES.find((code) => names.of(code) === written)
  }
  return named('de') ?? named('en') ?? 'DE'
}

/** `20095 Hamburg` in its two parts; imported imprints may have no postal code. */
function placeOf({ city, postalCode }: ImprintRow): { readonly postalCode: string; readonly city: string } {
  const code = postalCode ?? /^\d[\dA-Z -]*(?= \D)/.exec(city)?.[0] ?? ''
  return { postalCode: code, city: city.slice(code.length).trim() }
}

/** The company as its form shows it. */
export function presentCompany(row: ImprintRow, config: Pick<Config, 'viesUrl'>): NonNullable<Settings['company']> {
  const { safetyName, safetyAddress, safetyContact } = row
  return {
    company: row.company,
    legalForm: row.legalForm ?? 'other',
    street: row.street,
    ...placeOf(row),
    country: row.countryCode ?? countryOf(row.country),
    representative: row.representative ?? '',
    email: row.contact,
    phone: row.phone ?? '',
    taxKind: row.taxKind ?? 'vat',
    vatId: row.vatId ?? '',
    taxNumber: row.taxNumber ?? '',
    register: row.register ?? '',
    safety:
      safetyName === null
        ? null
        : { name: safetyName, address: safetyAddress ?? '', contact: safetyContact ?? row.contact },
    vatState: vatStateOf(row, config),
    vatCheckedAt: row.vatCheck === null ? null : (row.vatCheckedAt?.toISOString() ?? null),
  }
}

function safetyFaults({ name, address, contact }: NonNullable<Company['safety']>): Faults {
  return new Map(
    collect('company.safety', {
      name: [textFault(name, 2, BRAND_TEXT.company)],
      address: [textFault(address, 2, BRAND_TEXT.line * 2)],
      contact: [textFault(contact, 1, 254), emailFault(contact)],
    }),
  )
}

/** Refuses a company that is incomplete or wrong, with a sentence for each field: the imprint must stay complete. */
export function requireCompany({ language }: Pick<BrandScope, 'language'>, { safety, ...company }: Company): void {
  const faults: Faults = new Map([...companyFaults(company), ...(safety ? safetyFaults(safety) : [])])
  if (faults.size > 0) throw refusalOf(faults, language)
}

type Columns = Partial<ImprintRow>

/** Stores the company; another VAT ID is checked anew. Returns the columns that it wrote. */
export async function storeCompany(
  { db, member }: BrandScope,
  before: ImprintRow | null,
  { safety, ...company }: Company,
): Promise<Columns> {
  const columns = {
    ...imprintOf(company),
    safetyName: safety?.name ?? null,
    safetyAddress: safety?.address ?? null,
    safetyContact: safety?.contact ?? null,
  }
  const isSameVatId = before?.vatId === columns.vatId
  await upsertImprint(db, member.brandId, {
    ...columns,
    ...(!isSameVatId && { vatCheck: null, vatCheckedAt: null }),
  })
  return columns
}
