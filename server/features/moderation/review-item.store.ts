import { sql } from 'drizzle-orm'
import type { BrandStatus } from '#contract/workspace.limits.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

type Columns = Readonly<Record<string, unknown>>

export interface BrandRecord {
  /** Rows as they are stored, by the names of their columns. */
  readonly brand: Columns
  readonly imprint: Columns | null
  readonly socials: readonly string[]
  /** Logo and banner that are shown. */
  readonly pictures: readonly {
    readonly id: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    /** ISO 8601. */
    readonly shownSince: string
  }[]
  readonly domains: readonly {
    readonly domain: string
    readonly method: string | null
    readonly provenAt: string | null
    readonly isDisputed: boolean
  }[]
}

export async function selectBrandRecord(db: Database, id: string): Promise<BrandRecord | null> {
  const [row] = await rowsOf<BrandRecord>(
    db,
    sql`select to_jsonb(b) as brand, (select to_jsonb(i) from brand_imprints i where i.brand_no = b.no) as imprint,
          array(select s.url from brand_socials s where s.brand_id = b.id order by s.position) as socials,
          coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
              'placeholder', p.placeholder,
              'shownSince', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.kind desc)
            from brand_pictures p where p.brand_no = b.no and p.is_current), '[]') as pictures,
          coalesce((select jsonb_agg(jsonb_build_object('domain', d.domain, 'method', d.method,
              'provenAt', to_char(d.proven_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'isDisputed', d.disputed_at is not null) order by d.domain)
            from brand_domains d where d.brand_id = b.id), '[]') as domains
        from brands b where b.id = ${id}`,
  )
  return row ?? null
}

interface Claim {
  readonly claimedBy: string | null
  readonly claimant: string | null
  readonly until: string | null
}

export async function selectClaim(db: Database, type: string, id: string, now: Date): Promise<Claim | null> {
  const [row] = await rowsOf<Claim>(
    db,
    sql`select c.staff_id as "claimedBy", u.username as claimant,
          to_char(c.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
        from review_claims c left join users u on u.id = c.staff_id
        where c.target_type = ${type} and c.target_id = ${id} and c.until > ${timestamptz(now)}`,
  )
  return row ?? null
}

/** By field, what members of the brand changed since a time: the value before the first change. */
export async function selectFormerValues(db: Database, brandId: string, since: string): Promise<Map<string, unknown>> {
  const rows = await rowsOf<{ changed: Readonly<Record<string, readonly [unknown, unknown]>> }>(
    db,
    sql`select changed from audit_log where brand_id = ${brandId} and at > ${since}::timestamptz
          and target_type = 'brand' order by at desc, id`,
  )
  return new Map(rows.flatMap(({ changed }) => Object.entries(changed).map(([field, [before]]) => [field, before])))
}

interface NamedBrand {
  readonly id: string
  readonly name: string
  readonly status: BrandStatus
}

export const selectBrandNames = (db: Database, exceptId: string): Promise<NamedBrand[]> =>
  rowsOf(db, sql`select id, name, status from brands where id <> ${exceptId} order by no`)

/** Bits in which two pictures may differ and still show the same: found for JPEG copies, crops of a few percent, and scaling. */
const MOST_BITS = 8

/** Products of other brands with a picture that looks like one of this product's, the most alike first. */
export const selectLookalikes = (db: Database, productId: string): Promise<{ id: string; imageId: string }[]> =>
  rowsOf(
    db,
    sql`select id, "imageId" from (
          select distinct on (o.id) o.id, i.id as "imageId",
            bit_count((i.perceptual_hash # own.perceptual_hash)::bit(64)) as bits
          from (select product_id, perceptual_hash from product_images
              union all select product_id, perceptual_hash from held_product_images where state = 'waiting') own
            join products p on p.id = own.product_id
            join product_images i on i.perceptual_hash is not null
            join products o on o.id = i.product_id and o.brand_id <> p.brand_id
          where own.product_id = ${productId}
            and bit_count((i.perceptual_hash # own.perceptual_hash)::bit(64)) <= ${MOST_BITS}
          order by o.id, bits) near
        order by bits, id limit 6`,
  )
