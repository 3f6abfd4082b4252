import type { BoostProblem } from '#contract/campaigns.limits.ts'
import { CAMPAIGN } from '#contract/campaigns.limits.ts'
import { hostOf, isWithin } from '#contract/product-check.ts'
import type { Media } from '#contract/products.ts'
import type { Gender, Language, ProductType } from '#contract/vocabulary.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import type { BrandScope, World } from '#server/platform/scope/scope.ts'
import { demoShopOf } from '../managing/check-own-product.ts'
import { presentPicture } from '../present.ts'
import { type BoostableSearch, type BoostRow, searchBoostRows, selectBoostRows } from './boost-facts.store.ts'

export interface BoostFacts {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly gender: Gender
  readonly productType: ProductType
  readonly picture: Media | null
  /** Why it cannot be promoted; null: it can. */
  readonly problem: BoostProblem | null
}

interface Destinations {
  /** Where links may lead: proven domains and all hosts below them. */
  readonly hosts: readonly string[]
  readonly demoShop: string | null
}

/** Product 5, Decision 128: active, in decks, a link to a proven domain that works, a picture of 800 × 1000. */
function problemOf(row: BoostRow, { hosts, demoShop }: Destinations): BoostProblem | null {
  if (row.isHeldByLink) return 'link-broken'
  if (!row.isListed) return 'inactive'
  if (row.isShopOnly) return 'shop-only'
  if (row.link === null) return 'no-link'
  if (!leadsTo(row.link, hosts, demoShop)) return 'domain'
  if (row.linkFailures > 0) return 'link-broken'
  const { width = 0, height = 0 } = row.image ?? {}
  return width < CAMPAIGN.picture.width || height < CAMPAIGN.picture.height ? 'picture' : null
}

function leadsTo(link: string, hosts: readonly string[], demoShop: string | null): boolean {
  if (demoShop !== null && link.startsWith(demoShop)) return true
  const host = hostOf(link)
  return host !== null && hosts.some((proven) => isWithin(host, proven))
}

/** How rows become facts, for products of this brand. */
async function presenterOf(scope: Pick<World, 'db' | 'config'>, brandId: string, language: Language) {
  const owner = await readProductOwner(scope, brandId)
  const destinations = { hosts: owner.provenHosts, demoShop: demoShopOf(scope) }
  return (row: BoostRow): BoostFacts => {
    const { id, no, name, gender, productType, image } = row
    const picture = image ? presentPicture(image, row, language) : null
    return { id, no, name, gender, productType, picture, problem: problemOf(row, destinations) }
  }
}

/** By id, what a boost of these products depends on; unknown ones and those of other brands are left out. */
export async function boostFactsOf(
  scope: Pick<World, 'db' | 'config'>,
  brandId: string,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, BoostFacts>> {
  const [present, rows] = await Promise.all([
    presenterOf(scope, brandId, language),
    selectBoostRows(scope.db, brandId, ids),
  ])
  return new Map(rows.map((row) => [row.id, present(row)]))
}

/** Products of a brand to choose from, each with why it cannot be boosted. */
export async function listBoostable(scope: BrandScope, brandId: string, search: BoostableSearch) {
  const [present, { rows, total }] = await Promise.all([
    presenterOf(scope, brandId, scope.language),
    searchBoostRows(scope.db, brandId, search),
  ])
  return { rows: rows.map(present), total }
}
