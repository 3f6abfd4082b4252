import type pg from 'pg'

const DAYS = 90
/** Swipes and clicks among the events; the others are views and details. */
const SWIPES = 0.25
const CLICKS = 0.05
const PIECE = 250_000

/** A tenth of all events is about products of the first brand; the others are spread over all products. */
const PRODUCT = `case when abs(hashint4(n)) % 10 = 0 then 1 + 500 * (abs(hashint4(n + 3)) % 40)
  else 1 + abs(hashint4(n + 7)) % 20000 end`
const SOURCE = `(array['discovery', 'discovery', 'discovery', 'search', 'shop', 'saved'])[1 + abs(hashint4(n + 2)) % 6]`
const DEVICE = `(array['phone', 'phone', 'tablet', 'desktop'])[1 + abs(hashint4(n + 5)) % 4]`
const AT = `now() - make_interval(secs => (abs(hashint4(n + 11)) % (${DAYS} * 86400)))`

/** Each person answers products one after the other; views are once per person, product and day. */
const STATEMENTS = {
  views: `insert into product_events (user_id, product_no, day, kind, happened_at, key, source, device)
    select u.id, e.no, (e.at at time zone 'Europe/Berlin')::date, e.kind, e.at, gen_random_uuid(), e.source, e.device
    from (select n, ${PRODUCT} as no, ${AT} as at, ${SOURCE} as source, ${DEVICE} as device,
        case when abs(hashint4(n + 13)) % 9 = 0 then 'detail' else 'viewed' end as kind from generate_series($1::int, $2::int) n) e
      join people u on u.place = 1 + abs(hashint4(e.n + 17)) % (select count(*) from people)
    on conflict do nothing`,
  swipes: `insert into interactions (user_id, seq, product_no, action, key, created_at, source, device)
    select u.id, e.seq, e.no, e.action, gen_random_uuid(), e.at, e.source, e.device
    from (select n, 1 + n / (select count(*) from people)::int as seq, ${PRODUCT} as no, ${AT} as at, ${SOURCE} as source,
        ${DEVICE} as device, case when abs(hashint4(n + 19)) % 3 = 0 then 'like' else 'pass' end as action
      from generate_series($1::int, $2::int) n) e
      join people u on u.place = 1 + e.n % (select count(*) from people)`,
  clicks: `insert into clicks (key, clicked_at, user_id, product_id, source, device)
    select gen_random_uuid(), e.at, u.id, p.id, e.source, e.device
    from (select n, ${PRODUCT} as no, ${AT} as at, ${SOURCE} as source, ${DEVICE} as device from generate_series($1::int, $2::int) n) e
      join products p on p.no = e.no
      join people u on u.place = 1 + abs(hashint4(e.n + 23)) % (select count(*) from people)`,
} as const

/** Inserts that many events of the last 90 days for all users; returns how many there are. */
export async function fillEvents(pool: pg.Pool, events: number): Promise<number> {
  const client = await pool.connect()
  try {
    for (const ago of [4, 3, 2, 1, 0])
      await client.query(`select ensure_partitions(now() - make_interval(months => $1))`, [ago])
    await client.query(
      `create temporary table people as select id, row_number() over (order by id) as place from users`,
    )
    await client.query('create unique index on people (place)')
    await client.query('analyze people')
    const counts = {
      views: Math.round(events * (1 - SWIPES - CLICKS)),
      swipes: Math.round(events * SWIPES),
      clicks: Math.round(events * CLICKS),
    }
    for (const [kind, statement] of Object.entries(STATEMENTS))
      for (let from = 0; from < counts[kind as keyof typeof counts]; from += PIECE)
        await client.query(statement, [from, Math.min(counts[kind as keyof typeof counts], from + PIECE) - 1])
    await client.query('insert into decks (user_id, seq) select user_id, max(seq) from interactions group by 1')
    const { rows } = await client.query<{ count: number }>(
      `select ((select count(*) from product_events) + (select count(*) from interactions) + (select count(*) from clicks))::int
         as count`,
    )
    await client.query('drop table people')
    await client.query('vacuum (analyze)')
    return rows[0]?.count ?? 0
  } finally {
    client.release()
  }
}
