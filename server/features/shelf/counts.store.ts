import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

export interface ProductCount {
  readonly productNo: number
  readonly likes: number
  readonly swipes: number
}

export interface CountsSince {
  readonly counts: readonly ProductCount[]
  /** Pass it to the next `selectCounts` to read only later changes. */
  readonly countedAt: string | null
}

/** Reads the counts that changed after a moment; all counts for null. */
export async function selectCounts(db: Database, since: string | null): Promise<CountsSince> {
  const rows = await rowsOf<ProductCount & { countedAt: string }>(
    db,
    sql`select product_no as "productNo", likes, swipes, counted_at as "countedAt" from product_counts
        where counted_at > coalesce(${since}::timestamptz, '-infinity') order by counted_at`,
  )
  return { counts: rows, countedAt: rows.at(-1)?.countedAt ?? since }
}

/** Entries may become visible shortly after their timestamp, so recent ones are left to the next count. */
const SETTLED = sql`now() - interval '20 seconds'`

/** Locks the counting mark, waiting for a concurrent count, and returns the moment up to which swipes are counted. */
async function lockMark(db: Database): Promise<string> {
  await db.execute(
    sql`insert into count_marks (name, counted_until) values ('swipes', '-infinity') on conflict do nothing`,
  )
  const [mark] = await rowsOf<{ countedUntil: string }>(
    db,
    sql`select counted_until as "countedUntil" from count_marks where name = 'swipes' for update`,
  )
  return mark?.countedUntil ?? '-infinity'
}

async function moveMark(db: Database): Promise<void> {
  await db.execute(sql`update count_marks set counted_until = ${SETTLED} where name = 'swipes'`)
}

/**
 * Adds the swipes since the last count. An undo removes its swipe. So does a pass because of a missing size, which does
 * not mean that the product is liked less. Returns the number of changed products.
 */
export async function addNewCounts(db: Database): Promise<number> {
  const since = await lockMark(db)
  const changed = await rowsOf(
    db,
    sql`with news as (
          select * from interactions where created_at > ${since}::timestamptz and created_at <= ${SETTLED}
            and action in ('like', 'pass', 'undo', 'size-missing')),
        changes as (
          select product_no, (action = 'like')::int as likes, 1 as swipes from news where action in ('like', 'pass')
          union all
          select product_no, 0, -1 from news where action = 'size-missing'
          union all
          select t.product_no, -(t.action = 'like')::int, -1 from news n
            join interactions t on t.user_id = n.user_id and t.seq = n.takes_back
          where n.action = 'undo' and not exists (select 1 from interactions r where r.user_id = t.user_id
            and r.seq > t.seq and r.seq < n.seq and r.takes_back = t.seq and r.action = 'size-missing'))
        insert into product_counts (product_no, likes, swipes)
        select product_no, greatest(0, coalesce(c.likes, 0) + n.likes), greatest(0, coalesce(c.swipes, 0) + n.swipes)
        from (select product_no, sum(likes) as likes, sum(swipes) as swipes from changes group by product_no) n
          left join product_counts c using (product_no)
        on conflict (product_no) do update
          set likes = excluded.likes, swipes = excluded.swipes, counted_at = clock_timestamp()
        returning 1`,
  )
  await moveMark(db)
  return changed.length
}

/**
 * Recounts everything (Trust I10): deleted users and restarted decks no longer count, but answers that were only too old
 * to keep still do.
 */
export async function countAnew(db: Database): Promise<number> {
  await lockMark(db)
  const changed = await rowsOf(
    db,
    sql`with counted as (
          select product_no, sum(likes)::bigint as likes, sum(swipes)::bigint as swipes from (
            select product_no, count(*) filter (where action = 'like') as likes, count(*) as swipes
            from interactions i where action in ('like', 'pass') and created_at <= ${SETTLED}
              and not exists (select 1 from interactions u where u.user_id = i.user_id and u.takes_back = i.seq
                and u.action in ('undo', 'size-missing') and u.created_at <= ${SETTLED})
            group by product_no
            union all select product_no, likes, swipes from past_counts) kept
          group by product_no),
        wrong as (
          select product_no, coalesce(n.likes, 0) as likes, coalesce(n.swipes, 0) as swipes
          from counted n full join product_counts c using (product_no)
          where (n.likes, n.swipes) is distinct from (c.likes, c.swipes) and (n.swipes is not null or c.swipes > 0))
        insert into product_counts as c (product_no, likes, swipes) select * from wrong
        on conflict (product_no) do update set likes = excluded.likes, swipes = excluded.swipes,
          counted_at = clock_timestamp()
        returning 1`,
  )
  await moveMark(db)
  return changed.length
}
