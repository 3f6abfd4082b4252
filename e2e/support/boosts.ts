import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { APIRequestContext } from 'playwright-core'
import { AD_TOKEN_HEADER } from '#contract/ads.limits.ts'
import { openAdTokens } from '#server/features/ads/clicks/ad-token.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148'

async function within<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Gives the brand a proven domain and a product that can be boosted; returns the product's id. */
export const addBoostable = (databaseUrl: string, brandId: string, name: string): Promise<string> =>
  within(databaseUrl, async (client) => {
    const id = randomUUID()
    // A domain is proven by one brand only.
    const shop = `shop-${id.slice(0, 8)}.example`
    await client.query(
      `insert into brand_domains (brand_id, domain, token, proven_at, method) values ($1, $2, $3, now(), 'dns')`,
      [brandId, shop, randomUUID()],
    )
    const columns = `description_de, description_en, language, gender, product_type, category, price_gross_cents, colours,
      material_de, material_en, fibres, care_de, care_en, origin_country, tags`
    await client.query(
      `insert into products (id, brand_id, source, name, status, link, ${columns})
       select $1, $2, 'hand', $3, 'active', $4, ${columns} from products p where is_listed
         and exists (select from product_images i where i.product_id = p.id and i.width >= 800 and i.height >= 1000) limit 1`,
      [id, brandId, name, `https://${shop}/hoodie`],
    )
    await client.query(
      `insert into product_images
       select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'product_id', $1::uuid, 'brand_id', $2::uuid))).*
       from product_images i where width >= 800 and height >= 1000 and position = 0 limit 1`,
      [id, brandId],
    )
    return id
  })

interface PromotedClick {
  /** Of the signed-in user who clicks. */
  readonly email: string
  readonly productId: string
  readonly url: string
  readonly request: APIRequestContext
}

/** The click of a user on the promoted card of a product, as a phone sends it. */
export async function clickPromoted(databaseUrl: string, { email, productId, url, request }: PromotedClick) {
  const ids = await within(databaseUrl, async (client) => {
    const { rows } = await client.query<{ userId: string; campaignId: string }>(
      `select u.id as "userId", c.campaign_id as "campaignId" from users u, campaign_products c
       where u.email = $1 and c.product_id = $2`,
      [email, productId],
    )
    if (!rows[0]) throw new Error('nothing promotes this product')
    return rows[0]
  })
  const database = openDatabase(databaseUrl, createLog('silent'), { max: 1 })
  try {
    const { seal } = await openAdTokens({ db: database.db, config: readConfig({}) })
    const issuedAtMs = Date.now() - 60_000
    const ad = { ...ids, productId, token: randomUUID(), priceCents: 7, bidCents: 10, secondRankCents: 6, issuedAtMs }
    const headers = {
      origin: new URL(url).origin,
      'user-agent': PHONE,
      // Not the address that the dashboard was used from, whose clicks are free (R3).
      'x-forwarded-for': '203.0.113.7',
      'idempotency-key': randomUUID(),
      [AD_TOKEN_HEADER]: seal(ad),
    }
    const answer = await request.post(`${url}/api/products/${productId}/click`, { headers, data: {} })
    if (!answer.ok()) throw new Error(`the click was answered ${answer.status()}`)
  } finally {
    await database.close()
  }
}
