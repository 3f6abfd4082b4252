import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { topUp } from '#server/features/billing/ledger/ledger.service.ts'
import { saveImprint } from '#server/features/brands/brand-imprints.service.ts'
import { applyReview } from '#server/features/products/managing/review/product-review.service.ts'
import { type Database, openDatabase } from '#server/platform/data/database.ts'
import { createLog } from '#server/platform/scope/log.ts'

async function within<Result>(databaseUrl: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(databaseUrl, createLog('silent'), { max: 2 })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Makes a user the owner of an approved brand whose new products are reviewed; returns its id. */
export function makeOwner(databaseUrl: string, email: string, name: string): Promise<string> {
  const id = randomUUID()
  const handle = `label-${id.slice(0, 8)}`
  return within(databaseUrl, async (db) => {
    await db.execute(sql`insert into brands (id, slug, name, status, website)
      values (${id}, ${handle}, ${name}, 'approved', 'https://www.nachtschicht.example/')`)
    await db.execute(sql`insert into brand_members (brand_id, user_id, role, is_owner)
      select ${id}, u.id, 'admin', true from users u where u.email = ${email}`)
    await saveImprint({ db }, id, {
      company: `${name} GmbH`,
      street: 'Weg 1',
      city: '20095 Hamburg',
      country: 'DE',
      contact: 'hallo@nachtschicht.example',
      phone: null,
      representative: null,
      register: null,
      vatId: null,
      safety: null,
    })
    return id
  })
}

/** From now on products of the brand are public without a review (Product 4). */
export const trust = (databaseUrl: string, brandId: string): Promise<void> =>
  within(databaseUrl, async (db) => {
    await db.execute(sql`update brands set trust_level = 1 where id = ${brandId}`)
  })

/** Buys ad credit. */
export const buyCredit = (databaseUrl: string, brandId: string, cents: number): Promise<void> =>
  within(databaseUrl, (db) => {
    const now = () => new Date()
    const bonusExpiresAt = now()
    return db.transaction((tx) =>
      topUp(
        { db: tx, now },
        { brandId, purchaseId: randomUUID(), cents, bonusCents: 0, bonusExpiresAt, isLive: false },
      ),
    )
  })

/** What staff do with a submitted product. */
export const approve = (databaseUrl: string, productId: string): Promise<void> =>
  within(databaseUrl, async (db) => {
    await db.transaction((tx) => applyReview({ db: tx, now: () => new Date() }, productId, 'approve'))
  })

/** Makes a user an owner of a brand that there is. */
export const joinBrand = (databaseUrl: string, email: string, brandId: string): Promise<void> =>
  within(databaseUrl, async (db) => {
    await db.execute(sql`insert into brand_members (brand_id, user_id, role, is_owner)
      select ${brandId}, u.id, 'admin', true from users u where u.email = ${email}`)
  })
