import { sql } from 'drizzle-orm'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Spans {
  readonly until: Date
  readonly revenueSince: Date
  readonly rateSince: Date
}

interface OrderRow {
  readonly count: number
  readonly valueCents: number
  readonly ofClicks: number
  readonly lastOrderAt: string | null
  readonly hasKey: boolean
  readonly hasCalled: boolean
}

export async function countOrders(
  db: Database,
  brandId: string,
  { until, revenueSince, rateSince }: Spans,
): Promise<OrderRow> {
  const isRecent = sql`not o.is_own and o.occurred_at > ${timestamptz(revenueSince)} and o.occurred_at <= ${timestamptz(until)}`
  const [row] = await rowsOf<OrderRow>(
    db,
    sql`select count(*) filter (where ${isRecent})::int as count,
          coalesce(sum(o.value_cents) filter (where ${isRecent}), 0)::bigint as "valueCents",
          count(*) filter (where not o.is_own and o.click_key is not null and o.occurred_at >= ${timestamptz(rateSince)}
            and o.occurred_at <= ${timestamptz(until)})::int as "ofClicks",
          (select to_char(max(l.occurred_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
            from orders l where l.brand_id = ${brandId}) as "lastOrderAt",
          exists (select 1 from order_keys k where k.brand_id = ${brandId}) as "hasKey",
          exists (select 1 from order_keys k where k.brand_id = ${brandId} and k.called_at is not null) as "hasCalled"
        from orders o where o.brand_id = ${brandId}
          and o.occurred_at > least(${timestamptz(revenueSince)}, ${timestamptz(rateSince)})`,
  )
  if (!row) throw new Error('a count has one row')
  return row
}

/** Orders that count, from a moment to before another. */
export async function countOrdersBetween(
  db: Database,
  brandId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<{ readonly count: number; readonly valueCents: number }> {
  const [row] = await rowsOf<{ count: number; valueCents: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(value_cents), 0)::bigint as "valueCents"
        from orders where brand_id = ${brandId} and not is_own
          and occurred_at >= ${timestamptz(since)} and occurred_at < ${timestamptz(until)}`,
  )
  return row ?? { count: 0, valueCents: 0 }
}
