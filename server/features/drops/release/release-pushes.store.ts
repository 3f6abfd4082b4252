import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { IS_PUBLIC } from '../visibility.store.ts'

interface Window {
  readonly now: Date
  /** Earlier releases are no longer announced. */
  readonly since: Date
  readonly most: number
}

interface TakenRelease {
  readonly userId: string
  readonly productId: string
}

/**
 * Claims sign-ups of accounts whose product is released and visible, and marks them as claimed, in the transaction that
 * also enqueues their messages, so that each is enqueued once.
 */
export function takeReleases(db: Database, { now, since, most }: Window): Promise<TakenRelease[]> {
  return rowsOf(
    db,
    sql`with out as materialized (
          select p.id from products p join brands b on b.id = p.brand_id
          where p.release_at > ${timestamptz(since)} and p.release_at <= ${timestamptz(now)}
            and ${IS_PUBLIC}),
        due as materialized (
          select s.id from release_signups s join out on out.id = s.product_id
          where s.confirmed_at is not null and s.user_id is not null and s.push_ordered_at is null
          order by s.id limit ${most} for update of s skip locked)
        update release_signups s set push_ordered_at = ${timestamptz(now)} from due where s.id = due.id
        returning s.user_id as "userId", s.product_id as "productId"`,
  )
}
