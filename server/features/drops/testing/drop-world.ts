import { sql } from 'drizzle-orm'
import { accountsWork } from '#server/features/accounts/accounts.jobs.ts'
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { pushWork } from '#server/features/push/push.jobs.ts'
import { pushRoutes } from '#server/features/push/push.routes.ts'
import { createPushDouble, type PushDouble } from '#server/features/push/testing/push-double.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { NORD, plainProduct } from '#server/testing/plain-product.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { dropsWork } from '../drops.jobs.ts'
import { dropsRoutes } from '../drops.routes.ts'
import { mailLinkRoutes } from '../links/mail-links.routes.ts'

export const NOW = new Date('2026-03-02T12:00:00Z')
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS)

export interface DropWorld {
  readonly app: TestApp
  readonly push: PushDouble
  /** Saves products of one brand and returns their ids. */
  save(...inputs: readonly Partial<ProductInput>[]): Promise<string[]>
}

/** The server with accounts and drops, and one approved brand. */
export async function openDropWorld(env: Readonly<Record<string, string>> = {}): Promise<DropWorld> {
  const push = createPushDouble()
  const app = await openTestApp({
    now: NOW,
    env,
    parts: {
      registerRoutes: (context) => {
        accountsRoutes(context)
        dropsRoutes(context)
        pushRoutes(context)
      },
      links: mailLinkRoutes,
      work: async (world, runner) => {
        await accountsWork(world, runner)
        await dropsWork(world, runner)
        await pushWork(world, runner, push)
      },
    },
  })
  const brandId = await ensureBrand(app.world, NORD)
  return {
    app,
    push,
    async save(...inputs) {
      const products = inputs.map((overrides, at) =>
        plainProduct({ externalId: `product ${at}`, listedAt: inDays(-60), ...overrides }),
      )
      await saveProducts(app.world, brandId, products)
      const rows = await rowsOf<{ id: string; key: string }>(
        app.world.db,
        sql`select id, external_id as key from products`,
      )
      return products.map(({ externalId }) => rows.find(({ key }) => key === externalId)?.id ?? '')
    },
  }
}

/** The path of a link in a mail, with its token. */
export function linkIn(text: string, page: 'confirm' | 'unsubscribe' | 'released'): string {
  const path = new RegExp(`http://localhost:3000(/drops/${page}\\?\\S+)`).exec(text)?.[1]
  if (!path) throw new Error(`the mail has no link to ${page}`)
  return path
}
