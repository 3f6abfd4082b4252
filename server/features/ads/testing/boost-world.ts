import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CampaignForm } from '#contract/campaigns.ts'
import type { Gender, ProductType } from '#contract/vocabulary.ts'
import { topUp } from '#server/features/billing/ledger/ledger.service.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { plainProduct } from '#server/testing/plain-product.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'

const YEAR_MS = 365 * 86_400_000

export interface BoostingBrand {
  readonly id: string
  readonly no: number
  readonly owner: TestPerson
  /** Adds products that can be boosted, and gives their ids. */
  products(
    count: number,
    changes?: { readonly gender?: Gender; readonly productType?: ProductType; readonly listedAt?: Date },
  ): Promise<string[]>
  /** Buys ad credit. */
  credit(cents: number): Promise<void>
}

let made = 0

/** A brand with a proven domain, whose owner may do everything. */
export async function openBoostingBrand(app: TestApp): Promise<BoostingBrand> {
  const owner = await app.person()
  const { id, no } = await insertTestBrand(app.world, { owner: owner.id })
  const { db } = app.world
  const domain = `shop-${++made}.example`
  await db.execute(
    sql`insert into brand_domains (brand_id, domain, token, proven_at, method)
        values (${id}, ${domain}, ${randomUUID()}, now(), 'dns')`,
  )
  return {
    id,
    no,
    owner,
    async products(count, changes = {}) {
      const names = Array.from({ length: count }, () => `piece-${++made}`)
      const inputs = names.map((externalId) =>
        plainProduct({ externalId, listedAt: app.world.now(), link: `https://${domain}/${externalId}`, ...changes }),
      )
      await saveProducts(app.world, id, inputs)
      await db.execute(
        sql`insert into product_images (brand_id, product_id, position, master, width, height)
            select brand_id, id, 0, 'file:none', 1200, 1600 from products where brand_id = ${id}
            on conflict do nothing`,
      )
      const rows = await rowsOf<{ id: string }>(
        db,
        sql`select id from products where brand_id = ${id} and external_id = any(${sql.param(names)}::text[]) order by no`,
      )
      return rows.map((row) => row.id)
    },
    credit: (cents) =>
      topUp(app.world, {
        brandId: id,
        purchaseId: randomUUID(),
        cents,
        isLive: false,
        bonusCents: 0,
        bonusExpiresAt: new Date(app.world.now().getTime() + YEAR_MS),
      }),
  }
}

/** A form that runs at once and without an end. */
export const boostForm = (productIds: readonly string[], changes: Partial<CampaignForm> = {}): CampaignForm => ({
  name: 'Boost',
  productIds: [...productIds],
  bidCents: 20,
  dailyBudgetCents: 1000,
  totalBudgetCents: null,
  startsAt: null,
  endsAt: null,
  genders: [],
  pacing: 'fast',
  note: '',
  ...changes,
})
