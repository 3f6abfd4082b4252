import { DEMO_SHOP } from '#contract/demo-shop.ts'
import { type CheckFacts, checkProduct } from '#contract/product-check.ts'
import type { ProductForm } from '#contract/product-form.ts'
import { problemFields } from '#contract/product-problems.ts'
import type { Language } from '#contract/vocabulary.ts'
import type { ProductOwner } from '#server/features/brands/product-owner.service.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { OwnProduct } from './own-products.store.ts'

/** Decision 133: with DEMO, links to this server's own demo pages count as proven. */
export const demoShopOf = ({ config }: Pick<World, 'config'>): string | null =>
  config.demo && !config.production ? siteUrlOf(config) + DEMO_SHOP : null

export function checkFacts(
  scope: Pick<World, 'config' | 'now'>,
  owner: ProductOwner,
  saved: Pick<OwnProduct, 'row' | 'pictures'>,
): CheckFacts {
  const { link, linkAffiliateHost: host } = saved.row
  return {
    affiliateLink: link && host ? { link, host } : null,
    linkHosts: owner.linkHosts,
    demoShop: demoShopOf(scope),
    hasSafetyDefault: owner.safety !== null,
    pictures: saved.pictures,
    now: scope.now(),
    savedReleaseAt: saved.row.releaseAt?.toISOString() ?? null,
  }
}

/** Throws where the product must not be shown like this, with a sentence for each field. */
export function requireComplete(form: ProductForm, facts: CheckFacts, language: Language): void {
  const fields = problemFields(checkProduct(form, facts), language)
  ensure(Object.keys(fields).length === 0, 'products.incomplete', { fields })
}
