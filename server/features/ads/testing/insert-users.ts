import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/platform/data/database.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** Users with a confirmed address and an account of a day, without sessions. */
export async function insertUsers({ db, now }: Pick<World, 'db' | 'now'>, count: number): Promise<string[]> {
  const since = new Date(now().getTime() - 86_400_000).toISOString()
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`insert into users (username, username_key, email, email_key, email_verified_at, created_at, terms_accepted_at,
          terms_version)
        select name, name, name || '@example.org', name || '@example.org', ${since}, ${since}, ${since}, '1'
        from (select 'u' || replace(gen_random_uuid()::text, '-', '') as name from generate_series(1, ${count})) names
        returning id`,
  )
  return rows.map(({ id }) => id)
}
