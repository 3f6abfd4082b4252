import { sql } from 'drizzle-orm'
import { accountsWork } from '#server/features/accounts/accounts.jobs.ts'
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts'
import { ensureBrand } from '#server/features/brands/brands.service.ts'
import type { ProductInput } from '#server/features/products/saving/product-input.ts'
import { saveProducts } from '#server/features/products/saving/save-products.service.ts'
import { pushWork } from '#server/features/push/push.jobs.ts'
import { pushRoutes } from '#server/features/push/push.routes.ts'
import { createPushDouble, type PushDouble } from '#server/features/push/testing/push-double.ts'
import { rowsOf } from '#server/platform/database.ts'
import { inSizes } from '#server/testing/in-sizes.ts'
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
  /** Saves products of one brand and answers their ids. */
  save(...inputs: readonly Partial<ProductInput>[]): Promise<string[]>
}

/** The server with accounts and drops, and one approved brand. */
export async function openDropWorld(env: Readonly<Record<string, string>> = {}): Promise<DropWorld> {
  const push = createPushDouble()
  const app = await openTestApp({
    now: NOW,
    env,
    parts: {
      hangUp: (door) => {
        accountsRoutes(door)
        dropsRoutes(door)
        pushRoutes(door)
      },
      links: mailLinkRoutes,
      work: async (world, runner) => {
        await accountsWork(world, runner)
        await dropsWork(world, runner)
        await pushWork(world, runner, push)
      },
    },
  })
  const brand = { slug: 'nord', name: 'Nord', descriptionDe: '', descriptionEn: '', city: '', website: null }
  const brandId = await ensureBrand(app.world, brand)
  return {
    app,
    push,
    async save(...inputs) {
      const products = inputs.map((wishes, at) => product({ externalId: `product ${at}`, ...wishes }))
      await saveProducts(app.world, brandId, products)
      const rows = await rowsOf<{ id: string; key: string }>(
        app.world.db,
        sql`select id, external_id as key from products`,
      )
      return products.map(({ externalId }) => rows.find(({ key }) => key === externalId)?.id ?? '')
    },
  }
}

const product = (wishes: Partial<ProductInput> & { externalId: string }): ProductInput => ({
  name: wishes.externalId,
  descriptionDe: 'Ein Stück.',
  descriptionEn: 'One piece.',
  gender: 'unisex',
  productType: 'tops',
  priceCents: 10_000,
  link: 'https://shop.example/p',
  releaseAt: null,
  status: 'active',
  colours: ['black'],
  variants: inSizes('M'),
  materialDe: '',
  materialEn: '',
  tags: [],
  images: null,
  sale: null,
  listedAt: inDays(-60),
  ...wishes,
})

/** The path behind a link of a letter, with its token. */
export function linkIn(text: string, page: 'confirm' | 'unsubscribe'): string {
  const path = new RegExp(`http://localhost:3000(/drops/${page}\\?\\S+)`).exec(text)?.[1]
  if (!path) throw new Error(`the letter has no link to ${page}`)
  return path
}
