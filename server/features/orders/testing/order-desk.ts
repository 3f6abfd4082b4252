import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BrandOrder } from '#contract/orders.ts'
import {
  inventedProduct,
  type SavedProduct,
  saveInvented,
} from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const NOW = new Date('2026-03-31T10:00:00Z')
const HOUR_MS = 3_600_000

export interface OrderDesk {
  readonly app: TestApp
  readonly owner: TestPerson
  readonly shopper: TestPerson
  /** Products 0 and 2 are of the owner's brand, 1 of another one. */
  readonly products: readonly SavedProduct[]
  readonly brandId: string
  /** The server key of the owner's brand. */
  key: string
  /** A moment before now, ISO 8601. */
  ago(ms: number): string
  /** A click of a user; returns its key. */
  click(user: string | null, product?: number, at?: string): Promise<string>
  order(clickId: string, changes?: object): { clickId: string; orderId: string; valueCents: number }
  /** As the server of a shop: no cookie, no origin. */
  report(body: object, bearer?: string | null): Promise<{ status: number; body: { code?: string; productId?: string } }>
  orders(): Promise<readonly BrandOrder[]>
}

/** A brand whose shop reports its orders. */
export async function openOrderDesk(): Promise<OrderDesk> {
  let products: readonly SavedProduct[] = []
  const app = await openTestApp({
    now: NOW,
    prepare: async (world) => {
      products = await saveInvented(world, [inventedProduct(0), inventedProduct(1), inventedProduct(2)], 2)
    },
  })
  const [owner, shopper] = [await app.person(), await app.person()]
  const [brand] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        select brand_id, ${owner.id}::uuid, 'admin', true from products where no = ${products[0]?.no}
        returning brand_id as id`,
  )
  const answer = await owner.post('/api/brand/order-tracking/key', { replaces: null })
  let made = 0
  const desk: OrderDesk = {
    app,
    owner,
    shopper,
    products,
    brandId: brand?.id ?? '',
    key: (answer.body as { key: string }).key,
    ago: (ms) => new Date(app.world.now().getTime() - ms).toISOString(),
    click: async (user, product = 0, at = desk.ago(24 * HOUR_MS)) => {
      const id = randomUUID()
      await app.world.db.execute(
        sql`insert into clicks (key, clicked_at, user_id, product_id, source, device)
            values (${id}, ${at}::timestamptz, ${user}, ${products[product]?.id}, 'search', 'phone')`,
      )
      return id
    },
    order: (clickId, changes = {}) => {
      made += 1
      const occurredAt = desk.ago(HOUR_MS)
      return { clickId, orderId: `#${made}`, valueCents: 5990, currency: 'EUR', occurredAt, ...changes }
    },
    report: async (body, bearer = desk.key) => {
      const { statusCode: status, ...reply } = await app.http.inject({
        method: 'POST',
        url: '/api/conversions',
        headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
        payload: body,
      })
      return { status, body: JSON.parse(reply.body) }
    },
    orders: async () => ((await owner.get('/api/brand/orders')).body as { orders: BrandOrder[] }).orders,
  }
  return desk
}
