import type { Language } from '#contract/vocabulary.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { lockForReview } from '#server/features/products/managing/review/product-review.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { selectAffiliateLinks } from './affiliate-links.store.ts'
import { decideAutomatically } from './decide.service.ts'

const FACTS: Readonly<Record<Language, (host: string) => string>> = {
  de: (host) =>
    `Der Link zum Produkt leitet über ${host} weiter, ein Affiliate-Netzwerk. Bis er geändert ist, wird das Produkt nicht gezeigt. Nimm die Adresse des Produkts in deinem Shop.`,
  en: (host) =>
    `The link to the product leads through ${host}, an affiliate network. The product is not shown until the link is changed. Use the address of the product in your shop.`,
}

/**
 * Job: asks for changes of products whose link was found to lead through an affiliate network (Trust L28), with a statement
 * of reasons, and hides them until then. Returns how many.
 */
export async function refuseAffiliateLinks(world: World): Promise<number> {
  const found = await selectAffiliateLinks(world.db, null)
  for (const { id } of found) await inTransaction(world, (inside) => refuse(inside, id))
  return found.length
}

async function refuse(inside: World, id: string): Promise<void> {
  await lockForReview(inside, id)
  // The link may have been changed meanwhile.
  const [link] = await selectAffiliateLinks(inside.db, id)
  if (!link) return
  const { language } = await readProductOwner(inside, link.brandId)
  const facts = FACTS[language](link.host)
  const given = { decision: 'request_changes', ground: 'affiliate-link', facts, note: '', hides: true } as const
  await decideAutomatically(inside, { type: 'product', id }, given)
}
