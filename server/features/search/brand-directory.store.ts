import { type SQL, sql } from 'drizzle-orm'
import type { BrandSort, Gender, ProductType } from '#contract/vocabulary.ts'
import { type Database, rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { BRAND_ORDER } from './list-order.ts'

/** A brand's own picture. */
interface OwnPictureRow {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly placeholder: string
}

interface PictureRow extends OwnPictureRow {
  readonly altDe: string
  readonly altEn: string
  readonly name: string
}

export interface BrandRow {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly letter: string
  readonly city: string
  readonly descriptionDe: string
  readonly descriptionEn: string
  readonly website: string | null
  readonly createdAt: string
  readonly isVerified: boolean
  readonly productTypes: ProductType[]
  readonly products: number
  readonly onSale: number
  readonly drops: number
  readonly nextDropAt: string | null
  readonly tie: 'follow' | 'hide' | null
  readonly followers: number
  readonly pictures: PictureRow[]
  readonly logo: OwnPictureRow | null
  readonly banner: OwnPictureRow | null
  /** Its position in the whole list, counted from 1. */
  readonly place: number
}

interface BrandRows {
  readonly total: number
  /** First letters in the whole list, in its order; only when sorted by name. */
  readonly letters: string[]
  readonly brands: readonly BrandRow[]
}

/** Which brands; nulls and empty lists mean all. */
export interface BrandFilter {
  readonly nos: readonly number[] | null
  readonly genders: readonly Gender[]
  readonly productTypes: readonly ProductType[]
  readonly isOnSale: boolean
  readonly isDropping: boolean
  readonly tie: 'follow' | 'hide' | null
  /** Created after this moment. */
  readonly createdAfter: Date | null
  /** Only brands of which the user saved a product. */
  readonly isLiked: boolean
  /** Includes brands without a product to show. */
  readonly evenEmpty: boolean
  /** Includes brands that are not public: for their own teams. */
  readonly evenUnlisted: boolean
}

export interface BrandSlice {
  /** Whose likes, follows and hidden brands count; null for visitors. */
  readonly userId: string | null
  readonly now: Date
  readonly order: BrandSort | 'next-drop'
  /** First letter of the page; null: the beginning of the list. */
  readonly from: string | null
  readonly limit: number
  readonly offset: number
}

/** A hidden brand is found only in the list of hidden brands, or by its own address. */
function conditions(filter: BrandFilter): SQL {
  const { nos, genders, productTypes, isOnSale, isDropping, tie, createdAfter } = filter
  const parts = [filter.evenUnlisted ? sql`true` : sql`b.is_public`]
  if (!filter.evenEmpty) parts.push(sql`s.products > 0`)
  if (filter.isLiked) parts.push(sql`o.likes > 0`)
  if (nos !== null) parts.push(sql`b.no = any(${sql.param([...nos])}::int[])`)
  if (genders.length > 0) parts.push(sql`s.genders && ${sql.param([...genders])}::text[]`)
  if (productTypes.length > 0) parts.push(sql`s.types && ${sql.param([...productTypes])}::text[]`)
  if (isOnSale) parts.push(sql`s.on_sale > 0`)
  if (isDropping) parts.push(sql`d.drops > 0`)
  if (createdAfter !== null) parts.push(sql`b.created_at > ${timestamptz(createdAfter)}`)
  if (tie !== null) parts.push(sql`t.kind = ${tie}`)
  else if (nos === null) parts.push(sql`t.kind is distinct from 'hide'`)
  return sql.join(parts, sql` and `)
}

/** Logarithmic, because ten times as many likers are not ten times as good. New brands get a bonus that fades. */
const RECOMMENDED = (now: SQL) => sql`ln(1 + coalesce(l.people, 0))
  + ${BRAND_ORDER.ownWeight}::float * ln(1 + coalesce(o.likes, 0))
  + greatest(0, 1 - extract(epoch from ${now} - b.created_at) / (${BRAND_ORDER.headStartDays}::int * 86400)) desc`

/** Letters with accents, by the base letter under which they are sorted (DIN 5007-1). */
const ACCENTS = {
  a: 'äàáâãåæą',
  c: 'çćč',
  d: 'ďđð',
  e: 'èéêëęě',
  i: 'ìíîï',
  l: 'ł',
  n: 'ñńň',
  o: 'öòóôõøœ',
  r: 'ř',
  s: 'śš',
  t: 'ť',
  u: 'üùúûů',
  y: 'ýÿ',
  z: 'źżž',
} as const
const ACCENTED = Object.values(ACCENTS).join('')
const PLAIN = Object.entries(ACCENTS)
  .map(([letter, { length }]) => letter.repeat(length))
  .join('')
const folded = (name: SQL) =>
  sql`lower(translate(${name}, ${ACCENTED + ACCENTED.toUpperCase()}, ${PLAIN + PLAIN})) collate "C"`
/** The letter under which an index lists this name. */
const letterOf = (name: SQL) => {
  const first = sql`left(${folded(name)}, 1)`
  return sql`(case when ${first} between 'a' and 'z' then upper(${first}) else '#' end) collate "C"`
}
const NAME = sql`b.name`

function ordering(order: BrandSlice['order'], now: SQL): SQL {
  switch (order) {
    case 'recommended':
      return RECOMMENDED(now)
    case 'popular':
      return sql`ln(1 + coalesce(l.people, 0)) desc`
    case 'new':
      return sql`b.created_at desc`
    case 'name':
      return sql`${letterOf(NAME)}, ${folded(NAME)}`
    case 'next-drop':
      return sql`d.next_drop`
  }
}

const ownPicture = (kind: 'logo' | 'banner'): SQL =>
  sql`(select json_build_object('id', o.id, 'width', o.width, 'height', o.height, 'placeholder', o.placeholder)
        from brand_pictures o where o.brand_no = p.no and o.kind = ${kind} and o.is_current)`

/** Brands with the data of their cards. Without personalisation the order is the same for all users (Trust L06). */
export async function selectBrands(
  db: Database,
  filter: BrandFilter,
  { userId, now, order, from, limit, offset }: BrandSlice,
): Promise<BrandRows> {
  const at = timestamptz(now)
  const within = filter.nos === null ? sql`` : sql`and brand_no = any(${sql.param([...filter.nos])}::int[])`
  const letters = order === 'name' ? sql`string_agg(${letterOf(NAME)}, '') over ()` : sql`''`
  const begin = from === null ? sql`` : sql`where ${letterOf(sql`name`)} >= ${from} collate "C"`
  const rows = await rowsOf<BrandRow & { total: number; letters: string }>(
    db,
    sql`with stats as (
          select brand_no, sum(products)::int as products, sum(on_sale)::int as on_sale,
            array_agg(distinct product_type) as types, array_agg(distinct gender) as genders
          from brand_sums where products > 0 ${within} group by brand_no),
        drops as (
          select brand_no, count(*) as drops, min(release_at) as next_drop
          from search_documents where is_shown and release_at > ${at} ${within} group by brand_no),
        own as (
          select d.brand_no, count(*) as likes from saved_products sp join search_documents d using (product_no)
          where sp.user_id = (select id from users where id = ${userId} and personalised) group by d.brand_no),
        hits as (
          select b.*, s.products, s.on_sale, s.types, d.drops, d.next_drop, t.kind, count(*) over () as total,
            ${letters} as letters, row_number() over (order by ${ordering(order, at)}, lower(b.name), b.no) as place
          from brands b left join stats s on s.brand_no = b.no left join drops d on d.brand_no = b.no
            left join own o on o.brand_no = b.no
            left join brand_likers l on l.brand_no = b.no
            left join brand_ties t on t.brand_no = b.no and t.user_id = ${userId}
          where ${conditions(filter)}),
        page as (select * from hits ${begin} order by place limit ${limit} offset ${offset})
        select p.id, p.no, p.name, ${letterOf(sql`p.name`)} as letter, p.city, p.place, p.letters, p.verified_at is not null as "isVerified",
          ${ownPicture('logo')} as logo, ${ownPicture('banner')} as banner, p.description_de as "descriptionDe", p.description_en as "descriptionEn",
          p.website, p.created_at as "createdAt", coalesce(p.types, '{}') as "productTypes",
          coalesce(p.products, 0) as products, coalesce(p.on_sale, 0) as "onSale", coalesce(p.drops, 0) as drops,
          p.next_drop as "nextDropAt", p.kind as tie, p.total,
          (select count(*) from brand_ties f where f.brand_no = p.no and f.kind = 'follow') as followers,
          (select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
              'placeholder', i.placeholder, 'altDe', i.alt_de, 'altEn', i.alt_en,
              'focusX', i.focus_x, 'focusY', i.focus_y, 'name', pr.name)), '[]')
            from (select product_no from search_documents where brand_no = p.no and is_shown
              order by listed_at desc, product_no desc limit 3) newest
              join products pr on pr.no = newest.product_no
              join product_images i on i.product_id = pr.id and i.position = 0) as pictures
        from page p order by p.place`,
  )
  const [first] = rows
  return { total: first?.total ?? 0, letters: [...new Set(first?.letters)].sort(), brands: rows }
}

/** All brands that can be found by name. */
export function selectBrandNames(db: Database): Promise<{ no: number; name: string }[]> {
  return rowsOf(db, sql`select no, name from brands where is_public order by no`)
}

/** Recounts how many users liked a product of each brand in the last days. */
export async function recountLikers(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`with counted as (
          select d.brand_no, count(distinct i.user_id)::int as people
          from interactions i join search_documents d using (product_no)
          where i.action = 'like' and i.created_at > ${timestamptz(now)} - make_interval(days => ${BRAND_ORDER.likersDays}::int)
          group by d.brand_no),
        gone as (delete from brand_likers l where not exists (select 1 from counted c where c.brand_no = l.brand_no))
        insert into brand_likers (brand_no, people) select brand_no, people from counted
        on conflict (brand_no) do update set people = excluded.people`,
  )
}
