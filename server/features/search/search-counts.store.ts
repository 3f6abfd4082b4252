import { sql } from 'drizzle-orm'
import { RARE_SEARCH } from '#contract/trends.limits.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

/** Counts one search of this day without waiting for the disk: a lost count does no harm. */
export async function countSearch(db: Database, day: string, query: string, found: number): Promise<void> {
  await db.execute(
    sql`with quickly as (select set_config('synchronous_commit', 'off', true))
        insert into search_counts as c (day, query, found) select ${day}::date, ${query}, ${found}::int from quickly
        on conflict (day, query) do update set searches = c.searches + 1, found = excluded.found`,
  )
}

/** Queries that were searched at least `least` times since a day and found products, the most frequent first. */
export async function selectPopular(db: Database, since: string, least: number, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`select query from search_counts where day >= ${since} group by query
        having sum(searches) >= ${least} and min(found) > 0 order by sum(searches) desc, query limit ${limit}`,
  )
  return rows.map(({ query }) => query)
}

interface RareSearch {
  readonly query: string
  readonly searches: number
  readonly found: number
}

/**
 * Queries of the days from `since` and before `until` (Berlin) that found few products when they were searched last, the most
 * searched first. People are told apart only within a day: days on which fewer than twenty searched for a query do not count,
 * and neither does a day that goes on, so that no difference of two answers is about fewer.
 */
export const selectRareSearches = (db: Database, since: string, until: string): Promise<RareSearch[]> =>
  rowsOf(
    db,
    sql`select query, (sum(searches) filter (where searches >= ${RARE_SEARCH.fewestPeople}::int))::int as searches,
          (array_agg(found order by day desc))[1] as found
        from search_counts where day >= ${since}::date and day < ${until}::date group by query
        having max(searches) >= ${RARE_SEARCH.fewestPeople}::int
          and (array_agg(found order by day desc))[1] <= ${RARE_SEARCH.mostFound}::int
        order by searches desc, query limit ${RARE_SEARCH.most}`,
  )

/** Deletes counts from before a day. */
export async function deleteCountsBefore(db: Database, day: string): Promise<void> {
  await db.execute(sql`delete from search_counts where day < ${day}`)
}
