import { sql } from 'drizzle-orm'
import type { BrandProduct } from '#contract/brand-products.ts'
import type { BrandSale, SalePreview } from '#contract/brand-sales.ts'
import type { Product } from '#contract/products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { brandProductsRoutes } from '../../managing/brand-products.routes.ts'
import { type BrandDesk, openBrandDesk } from '../../managing/testing/brand-desk.ts'
import { productsRoutes } from '../../products.routes.ts'
import { brandSalesRoutes } from '../brand-sales.routes.ts'

export const SALES_PATH = '/api/brand/sales'
export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Price {
  readonly cents: number
  readonly cause: string
  readonly from: string
  readonly to: string | null
}
interface Answer<Body> {
  readonly status: number
  readonly body: Body
}
type Refused = { readonly code?: string; readonly fields?: Record<string, string> }

/** A brand that makes sales, and a shopper who sees what they reduce. */
export interface SaleDesk {
  readonly app: TestApp
  readonly desk: BrandDesk
  readonly shopper: TestPerson
  inHours(hours: number): string
  passDays(days: number): Promise<void>
  /** A product that has been shown for `days` days. */
  live(name: string, priceGrossCents: number, days?: number): Promise<BrandProduct>
  form(ids: readonly string[], changes?: object): object
  create(ids: readonly string[], changes?: object): Promise<Answer<BrandSale & Refused>>
  change(sale: BrandSale, changes: object): Promise<Answer<object>>
  cancel(sale: BrandSale): Promise<Answer<object>>
  preview(changes: object): Promise<SalePreview>
  shown(product: { readonly id: string }): Promise<Product>
  history(product: { readonly id: string }): Promise<Price[]>
}

export async function openSaleDesk(): Promise<SaleDesk> {
  const app = await openTestApp({
    now: new Date('2026-11-02T10:00:00Z'),
    parts: {
      registerRoutes(context) {
        brandProductsRoutes(context)
        brandSalesRoutes(context)
        productsRoutes(context)
      },
    },
  })
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const shopper = await app.person()
  const inHours = (hours: number) => new Date(app.world.now().getTime() + hours * HOUR_MS).toISOString()
  const form = (ids: readonly string[], changes: object = {}) => ({
    name: 'Winter Sale',
    percent: 25,
    promoCode: null,
    badge: '',
    startsAt: null,
    endsAt: inHours(48),
    choice: { kind: 'products', ids },
    ...changes,
  })
  return {
    app,
    desk,
    shopper,
    inHours,
    form,
    /** Time for prices; sessions are not what is tested here. */
    async passDays(days) {
      app.passTime(days * DAY_MS)
      await app.world.db.execute(
        sql`update sessions set expires_at = expires_at + ${days} * interval '1 day', ends_at = ends_at + ${days} * interval '1 day'`,
      )
    },
    async live(name, priceGrossCents, days = 40) {
      const draft = await desk.ready({ name, priceGrossCents })
      await desk.step(draft, 'publish')
      await app.world.db.execute(
        sql`update price_history set valid_from = valid_from - ${days} * interval '1 day' where product_id = ${draft.id}`,
      )
      return desk.read(draft.id)
    },
    async create(ids, changes) {
      const { status, body } = await desk.owner.post(SALES_PATH, form(ids, changes))
      return { status, body: body as BrandSale & Refused }
    },
    change: async (sale, changes) =>
      desk.owner.put(`${SALES_PATH}/${sale.id}`, { version: sale.version, form: { ...sale.form, ...changes } }),
    cancel: async (sale) => desk.owner.post(`${SALES_PATH}/${sale.id}/cancel`, { version: sale.version }),
    async preview(changes) {
      const { name: _name, ...rest } = form([], changes)
      return (await desk.owner.post(`${SALES_PATH}/preview`, rest)).body as SalePreview
    },
    shown: async ({ id }) => (await shopper.get(`/api/products/${id}`)).body as Product,
    history: ({ id }) =>
      rowsOf(
        app.world.db,
        sql`select price_gross_cents as cents, cause, valid_from as from, valid_to as to from price_history
            where product_id = ${id} order by valid_from`,
      ),
  }
}
