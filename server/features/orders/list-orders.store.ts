import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#server/platform/data/database.ts'

interface Selection {
  readonly brandId: string
  readonly below: { readonly micros: number; readonly id: string } | null
  readonly most: number
}

interface ListedOrder {
  readonly id: string
  readonly orderNo: string
  readonly valueCents: number
  readonly productId: string | null
  readonly product: string | null
  readonly promoCode: string | null
  /** ISO 8601. */
  readonly occurredAt: string
  readonly via: 'call' | 'file'
  readonly isOwn: boolean
  /** Its position in the list, in microseconds. */
  readonly micros: number
}

export const selectOrdersOf = (db: Database, { brandId, below, most }: Selection): Promise<ListedOrder[]> =>
  rowsOf(
    db,
    sql`select o.id, o.order_no as "orderNo", o.value_cents as "valueCents", p.id as "productId", p.name as product,
          o.promo_code as "promoCode", o.via, o.is_own as "isOwn",
          to_char(o.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
          (extract(epoch from o.occurred_at) * 1000000)::bigint as micros
        from orders o left join products p on p.id = o.product_id
        where o.brand_id = ${brandId}
          and (${below?.micros ?? null}::bigint is null or (o.occurred_at, o.id)
            < (to_timestamp(${below?.micros ?? null}::bigint / 1000000.0), ${below?.id ?? null}::uuid))
        order by o.occurred_at desc, o.id desc limit ${most}`,
  )
