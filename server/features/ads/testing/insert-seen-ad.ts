import { sql } from 'drizzle-orm'
import type { World } from '#server/platform/scope/scope.ts'

/** A campaign for a product, whose card a user saw and clicked. */
export async function insertSeenAd(
  { db }: Pick<World, 'db'>,
  { userId, productId }: { readonly userId: string; readonly productId: string | undefined },
): Promise<void> {
  await db.execute(
    sql`with campaign as (
          insert into campaigns (brand_id, name, status, bid_cents, daily_budget_cents, starts_at, pacing, created_at)
          select brand_id, 'Boost', 'active', 20, 1000, now(), 'even', now() from products where id = ${productId}
          returning id, brand_id),
        seen as (
          insert into ad_impressions (token, user_id, campaign_id, product_id, seen_at, day)
          select gen_random_uuid(), ${userId}, id, ${productId}, now(), current_date from campaign)
        insert into ad_clicks (click_key, clicked_at, day, brand_id, campaign_id, product_id, user_id, price_cents,
          charged_cents, free_reason)
        select gen_random_uuid(), now(), current_date, brand_id, id, ${productId}, ${userId}, 5, 0, 'R8' from campaign`,
  )
}
