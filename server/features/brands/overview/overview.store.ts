import { sql } from 'drizzle-orm'
import type { Overview } from '#contract/overview.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'

interface Brand {
  readonly brandId: string
  readonly brandNo: number
}

/** Day of a moment in Berlin. */
const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Europe/Berlin')::date`
/** Figures leave out the brand's own team. */
const notOfTeam = (brandId: string, user: ReturnType<typeof sql>) =>
  sql`not exists (select 1 from brand_members m where m.brand_id = ${brandId} and m.user_id = ${user})`

export interface ProductFacts extends Readonly<Overview['products']> {
  readonly withoutPicture: number
  readonly withoutMaterial: number
  readonly brokenLinks: number
}

export async function countProducts(db: Database, { brandId }: Brand): Promise<ProductFacts> {
  const [row] = await rowsOf<ProductFacts>(
    db,
    sql`select count(*)::int as total,
          count(*) filter (where is_listed)::int as listed,
          count(*) filter (where status = 'draft')::int as draft,
          count(*) filter (where status = 'paused')::int as paused,
          count(*) filter (where review_state = 'in_review')::int as "inReview",
          count(*) filter (where not exists (select 1 from product_images i where i.product_id = p.id))::int
            as "withoutPicture",
          count(*) filter (where fibres = '[]' and material_de = '' and material_en = '')::int as "withoutMaterial",
          count(*) filter (where link_status = 0 or link_status >= 400)::int as "brokenLinks"
        from products p where brand_id = ${brandId} and status <> 'archived'`,
  )
  if (!row) throw new Error('a count has one row')
  return row
}

interface People {
  readonly saves: number
  readonly followers: number
  readonly interested: number
}

/** How many users have a product saved, once per product; follow the brand; and liked, saved or clicked since a moment, each once. */
export async function countPeople(db: Database, { brandId, brandNo }: Brand, since: Date): Promise<People> {
  const [row] = await rowsOf<People>(
    db,
    sql`with own as materialized (select id, no from products where brand_id = ${brandId}),
        saved as materialized (
          select s.user_id, s.saved_at from own p join saved_products s on s.product_no = p.no
          where ${notOfTeam(brandId, sql`s.user_id`)})
        select (select count(*) from saved)::int as saves,
          (select count(*) from brand_ties t where t.brand_no = ${brandNo} and t.kind = 'follow'
            and ${notOfTeam(brandId, sql`t.user_id`)})::int as followers,
          (select count(distinct user_id) from (
            select i.user_id from own p join interactions i on i.product_no = p.no
            where i.action in ('like', 'resave') and i.created_at >= ${timestamptz(since)}
              and ${notOfTeam(brandId, sql`i.user_id`)}
              and not exists (select 1 from interactions u
                where u.user_id = i.user_id and u.action = 'undo' and u.takes_back = i.seq)
            union all select user_id from saved where saved_at >= ${timestamptz(since)}
            union all
            select c.user_id from own p join clicks c on c.product_id = p.id
            where c.user_id is not null and c.clicked_at >= ${timestamptz(since)}
              and ${notOfTeam(brandId, sql`c.user_id`)}) p)::int as interested`,
  )
  if (!row) throw new Error('a count has one row')
  return row
}

interface ActivityRow {
  readonly kind: Overview['activity'][number]['kind']
  readonly day: string
  readonly people: number
  readonly productId: string | null
  readonly product: string | null
}

/** What people did since this moment, summed up by day and product; the newest first. */
export const selectActivity = (
  db: Database,
  { brandId, brandNo }: Brand,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<ActivityRow[]> =>
  rowsOf(
    db,
    sql`with own as materialized (select id, no, name from products where brand_id = ${brandId}),
        events as (
          select 'saved' as kind, s.user_id, s.saved_at as at, p.id, p.name
          from own p join saved_products s on s.product_no = p.no where s.saved_at >= ${timestamptz(since)}
          union all
          select 'clicked', c.user_id, c.clicked_at, p.id, p.name
          from own p join clicks c on c.product_id = p.id where c.clicked_at >= ${timestamptz(since)} and c.user_id is not null
          union all
          select 'followed', t.user_id, t.created_at, null, null
          from brand_ties t where t.brand_no = ${brandNo} and t.kind = 'follow' and t.created_at >= ${timestamptz(since)})
        select kind, ${dayOf(sql`at`)} as day, count(distinct user_id)::int as people, id as "productId", name as product
        from events e where ${notOfTeam(brandId, sql`e.user_id`)}
        group by kind, 2, id, name order by day desc, people desc, kind, id limit ${most}`,
  )

export interface BrandFacts {
  readonly hasImprint: boolean
  readonly hasLogo: boolean
  readonly hasDescription: boolean
  readonly members: number
}

/** What is still to do for the brand itself. */
export async function selectBrandFacts(db: Database, { brandId }: Brand): Promise<BrandFacts> {
  const [row] = await rowsOf<BrandFacts>(
    db,
    sql`select exists (select 1 from brand_imprints i where i.brand_no = b.no) as "hasImprint",
          exists (select 1 from brand_pictures p where p.brand_no = b.no and p.kind = 'logo') as "hasLogo",
          b.description_de <> '' or b.description_en <> '' as "hasDescription",
          (select count(*) from brand_members m where m.brand_id = b.id)::int as members
        from brands b where b.id = ${brandId}`,
  )
  if (!row) throw new Error('a member has a brand')
  return row
}
