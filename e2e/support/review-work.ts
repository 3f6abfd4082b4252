import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { within } from './desk-brand.ts'
import type { ScreenVisit } from './screen.ts'

/** Adds what an approval needs of the company. */
export const completeCompany = (visit: ScreenVisit, brandId: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(
      `update brand_imprints set phone = '+49 40 1234567', representative = 'Ida Petersen', legal_form = 'gmbh',
         tax_kind = 'vat', vat_id = 'DE136695976', vat_check = 'confirmed', vat_checked_at = now()
       where brand_no = (select no from brands where id = $1)`,
      [brandId],
    ),
  )

/** Both brands have proven the same domain; returns the id of the claim that staff open. */
export const addDispute = (visit: ScreenVisit, first: string, second: string): Promise<string> =>
  within(visit, async (client) => {
    const domain = `kante-${randomUUID().slice(0, 8)}.example`
    await client.query(
      `insert into brand_domains (brand_id, domain, token, method, proven_at)
       values ($1, $2, 'erster', 'dns', now() - interval '3 days')`,
      [first, domain],
    )
    const { rows } = await client.query<{ id: string }>(
      `insert into brand_domains (brand_id, domain, token, method, disputed_at) values ($1, $2, 'zweiter', 'file', now())
       returning id`,
      [second, domain],
    )
    return rows[0]?.id ?? ''
  })

/** The product that waits has a picture of a product of the demo. */
export const copyPictures = (visit: ScreenVisit, productId: string): Promise<unknown> =>
  within(visit, async (client) => {
    await client.query(
      `update product_images set perceptual_hash = 81985529216486895 where id in (
         (select id from product_images where product_id = $1 limit 1)
         union all (select i.id from product_images i join products p on p.id = i.product_id
           where p.is_listed and i.position = 0 order by i.id limit 2))`,
      [productId],
    )
  })

/** A live product of the brand with a change and new pictures that wait. */
export const changeProduct = (visit: ScreenVisit, productId: string): Promise<unknown> =>
  within(visit, async (client) => {
    const changes = {
      name: 'Wintergroßstadtregenschutzjacke mit herausnehmbarem Kapuzenfutter',
      priceGrossCents: 24_900,
      description: { de: 'Neu mit Kapuze.\nGefüttert mit Wolle aus Mecklenburg.' },
    }
    await client.query(
      `insert into product_changes (product_id, brand_id, base_version, changes)
       select id, brand_id, version, $2 from products where id = $1`,
      [productId, JSON.stringify(changes)],
    )
    await client.query(
      `insert into held_product_images (id, brand_id, product_id, state, is_unreviewed, held_at, position, master, width, height)
       select gen_random_uuid(), p.brand_id, p.id, 'waiting', true, now(), row_number() over (), i.master, i.width, i.height
       from products p, (select master, width, height from product_images order by id limit 3) i where p.id = $1`,
      [productId],
    )
  })

/** A product of the brand that waits for its review. */
export const waitingProductOf = (visit: ScreenVisit, brandId: string): Promise<string> =>
  within(visit, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from products where brand_id = $1 and review_state = 'in_review' limit 1`,
      [brandId],
    )
    if (!rows[0]) throw new Error('no product of the brand waits')
    return rows[0].id
  })

/** Another member of staff looks at it. */
export const claimByColleague = (visit: ScreenVisit, type: string, id: string): Promise<unknown> =>
  within(visit, (client) =>
    client.query(
      `insert into review_claims (target_type, target_id, staff_id, until)
       select $1, $2, id, now() + interval '9 minutes' from users where username like 'maximiliane%' limit 1`,
      [type, id],
    ),
  )

/** The report with this number. */
export const noticeWith = (visit: ScreenVisit, reference: string): Promise<string> =>
  within(visit, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from content_notices where reference = $1`, [
      reference,
    ])
    return rows[0]?.id ?? ''
  })

/** An appeal against a block of this product, made by another member of staff. */
export const appealWith = (visit: ScreenVisit, brandId: string, productId: string): Promise<string> =>
  within(visit, async (client) => {
    // Each user of an inspection makes one in the same database.
    const code = randomUUID().slice(0, 8).toUpperCase().replaceAll('0', 'G').replaceAll('1', 'H')
    const { rows } = await client.query<{ id: string }>(
      `with decided as (
         insert into moderation_decisions (reference, brand_id, target_type, target_id, decision, ground, facts, language,
             is_automated, decided_at)
           values ('E-' || $3, $1, 'product', $2, 'block', 'counterfeit',
             'Auf dem Bild ist das Logo einer anderen Marke zu sehen.', 'de', false, now() - interval '2 days')
           returning id, reference)
       insert into appeals (reference, about, subject_id, subject_reference, brand_id, email, text, language)
         select 'W-' || $3, 'decision', id, reference, $1, 'ida@example.org',
           'Das Logo haben wir selbst entworfen.' || chr(10) || 'Den Entwurf von 2023 schicken wir gern.', 'de' from decided
       returning id`,
      [brandId, productId, code],
    )
    return rows[0]?.id ?? ''
  })

export const pictureOf = (visit: ScreenVisit, productId: string): Promise<string> =>
  within(visit, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from product_images where product_id = $1 order by position limit 1`,
      [productId],
    )
    return rows[0]?.id ?? ''
  })

/** Fifty reports, the oldest first: eight of places that are no content of ours, and 21 of each of two products. */
export async function insertReports(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with two as (select id, row_number() over (order by no) as at from products where is_listed order by no limit 2)
       insert into content_notices (reference, reason, location, target_type, target_id, explanation, name, email, language,
           created_at)
         select 'M-2345' || translate(to_char(n, 'FM0000'), '01', 'AB'), 'other', 'Place ' || n,
           case when two.id is not null then 'product' end, two.id, 'Report number ' || n || '.', 'Ida', 'ida@example.org',
           'de', now() - make_interval(mins => 51 - n)
         from generate_series(1, 50) n left join two on two.at = case when n > 29 then 2 when n > 8 then 1 end`,
    )
  } finally {
    await client.end()
  }
}
