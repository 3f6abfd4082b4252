import type { Imprint } from '#contract/brands.ts'
import { isInEea } from '#contract/eea.ts'
import type { Language } from '#contract/vocabulary.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { findImprint } from './brand-imprints.service.ts'
import { selectProductOwner } from './product-owner.store.ts'

interface Manufacturer {
  readonly name: string
  readonly address: string
  readonly contact: string
}

/** What the rules of a brand's products depend on. */
export interface ProductOwner {
  readonly name: string
  readonly language: Language
  /** Level 0: each product is reviewed before it is shown (Product 4). */
  readonly trustLevel: number
  /** Proven domains, with all hosts below them; until one is proven, the host of the website. */
  readonly linkHosts: readonly string[]
  /** Only what is proven: what money is spent on leads there (Product 5). */
  readonly provenHosts: readonly string[]
  /** Manufacturer of products that name none; null: the brand has not given its company. */
  readonly safety: Manufacturer | null
}

const hostOf = (website: string | null): string[] => {
  const host = website === null ? undefined : URL.parse(website)?.hostname
  return host ? [host.replace(/^www\./, '')] : []
}

/** The company itself; null outside of the EU, where someone in it must answer for the products (GPSR art. 16). */
function makerOf({ company, street, city, country, contact }: Imprint): Manufacturer | null {
  if (/^[A-Z]{2}$/.test(country) && !isInEea(country)) return null
  return { name: company, address: [street, city, country].filter(Boolean).join(', '), contact }
}

/** The facts about a brand that its products depend on; refuses an unknown brand. */
export async function readProductOwner(scope: Pick<World, 'db'>, brandId: string): Promise<ProductOwner> {
  const row = await selectProductOwner(scope.db, brandId)
  ensure(row, 'brands.unknown')
  const { no, website, domains, ...owner } = row
  const imprint = await findImprint(scope, no)
  return {
    ...owner,
    linkHosts: domains.length > 0 ? domains : hostOf(website),
    provenHosts: domains,
    safety: imprint?.safety ?? (imprint && makerOf(imprint)),
  }
}
