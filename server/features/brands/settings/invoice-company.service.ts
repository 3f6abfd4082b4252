import type { Scope } from '#server/platform/scope/scope.ts'
import { selectImprint } from '../brand-imprints.store.ts'
import { presentCompany } from './company.service.ts'

/** The company of a brand as an invoice needs it; null: something of the address is missing. */
export async function readInvoiceCompany({ db, config }: Pick<Scope, 'db' | 'config'>, brandNo: number) {
  const row = await selectImprint(db, brandNo)
  if (!row) return null
  const { company, street, postalCode, city, country, vatId, vatState, vatCheckedAt } = presentCompany(row, config)
  if ([company, street, postalCode, city].some((part) => part.trim() === '')) return null
  return {
    ...{ company, street, postalCode, city, country },
    vatId: vatId || null,
    /** When VIES confirmed the VAT ID, which is stored (Trust L17). */
    vatConfirmedAt: vatState === 'confirmed' ? vatCheckedAt : null,
  }
}
