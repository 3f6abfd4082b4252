import type { SafetyInformation } from '#contract/products.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { selectSafety } from './product-safety.store.ts'
import { requireWithinPublicCallLimit } from './public-products.service.ts'

/** Who makes a product and answers for it in the EU (Trust L30): as the product says, or else as its brand does. */
export async function readSafety(scope: Scope, id: string): Promise<SafetyInformation> {
  await requireWithinPublicCallLimit(scope)
  const row = await selectSafety(scope.db, id, scope.actor !== null)
  ensure(row, 'products.unknown')
  if (row.safety === null) {
    const { safety: maker } = await readProductOwner(scope, row.brandId)
    return { maker, responsible: null, note: null }
  }
  const { name, address, contact, country = null, responsible, note } = row.safety
  const lang = [scope.language, ...LANGUAGES].find((one) => note[one])
  return {
    maker: { name, address, contact, country },
    responsible,
    note: lang === undefined ? null : { text: note[lang] ?? '', lang },
  }
}
