import { sql } from 'drizzle-orm'
import type { World } from '#server/platform/scope/scope.ts'
import { insertTestBrand } from './test-brand.ts'
import type { TestPerson } from './test-world.ts'

/** What is stored of members of a brand and of staff. */
export async function workForBrand(world: World, { id, email }: TestPerson, mark: string): Promise<void> {
  const { db } = world
  const { id: brandId } = await insertTestBrand(world, { members: { [id]: 'admin' } })
  const at = world.now().toISOString()
  await db.execute(
    sql`insert into brand_registrations (user_id, ip_hash, form) values (${id}, '', ${`{"name": "${mark}"}`})`,
  )
  await db.execute(
    sql`insert into import_batches (brand_id, created_by, file_key, file_name, facts, options, created_at, touched_at)
        values (${brandId}, ${id}, '', 'preise.csv', '{}', '{}', ${at}, ${at})`,
  )
  await db.execute(
    sql`insert into product_feeds (brand_id, created_by, address, every_hours, created_at)
        values (${brandId}, ${id}, 'https://shop.example/feed.xml', 24, ${at})`,
  )
  await db.execute(sql`insert into brand_assurances (brand_id, user_id, kind, version, accepted_at, ip_hash)
    values (${brandId}, ${id}, 'rights', '1', ${at}, '')`)
  await db.execute(sql`insert into brand_invites (brand_id, email, email_key, role, token_hash, expires_at)
    values (${brandId}, ${email}, ${email}, 'editor', ${Buffer.from(mark)}, ${at})`)
  await db.execute(sql`insert into notifications (user_id, brand_id, kind, data)
    values (${id}, ${brandId}, 'test', ${`{"mark": "${mark}"}`})`)
  await db.execute(sql`insert into notification_preferences (user_id, kind, channel, is_on)
    values (${id}, 'test', 'mail', false)`)
  await db.execute(sql`insert into audit_log (at, actor_id, role, action, target_type, target_id)
    values (now(), ${id}, 'owner', 'brand.named', 'brand', ${brandId})`)
}
