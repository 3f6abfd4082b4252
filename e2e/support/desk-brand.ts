import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { MemberRole, StaffRole } from '#contract/rights.ts'
import type { BrandStatus } from '#contract/workspace.limits.ts'
import { makeOwner } from './brand-owner.ts'
import { call, newPerson } from './person.ts'
import type { ScreenVisit } from './screen.ts'

interface DeskBrand {
  readonly name?: string
  readonly status?: BrandStatus
  /** Without one the user is the owner. */
  readonly role?: MemberRole
  /** Copies of products of the demo, in every state. */
  readonly products?: number
}

export async function within<Result>({ databaseUrl }: ScreenVisit, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function emailOf({ device, url }: ScreenVisit): Promise<string> {
  const answer = await device.context.request.get(`${url}/api/auth/me`)
  return ((await answer.json()) as { email: string }).email
}

/** Makes the visiting user a member of a new brand; returns its id. */
export async function makeDeskBrand(visit: ScreenVisit, options: DeskBrand = {}): Promise<string> {
  const { name = 'Nachtschicht', status = 'approved', role, products = 0 } = options
  const id = await makeOwner(visit.databaseUrl, await emailOf(visit), name)
  await within(visit, async (client) => {
    await client.query(`update brands set status = $2 where id = $1`, [id, status])
    if (role) await client.query(`update brand_members set role = $2, is_owner = false where brand_id = $1`, [id, role])
    if (products > 0) await copyProducts(client, id, products)
  })
  return id
}

/** Makes the visiting user an owner of the brand of the demo that has figures. */
export const joinDemoBrand = async (visit: ScreenVisit): Promise<void> => {
  const email = await emailOf(visit)
  await within(visit, (client) =>
    client.query(
      `insert into brand_members (brand_id, user_id, role, is_owner)
       select b.id, u.id, 'admin', true from brands b, users u where b.slug = 'pegelstand-nord' and u.email = $1
       on conflict do nothing`,
      [email],
    ),
  )
}

/** Ends every membership of the visiting user and empties the bell, so that the next screen starts with a shopper. */
export const leaveBrands = async (visit: ScreenVisit): Promise<void> => {
  const email = await emailOf(visit)
  await within(visit, (client) =>
    client.query(
      `with me as (select id from users where email = $1),
         bell as (delete from notifications where user_id in (select id from me))
       delete from brand_members where user_id in (select id from me)`,
      [email],
    ),
  )
}

/** A further member of the brand, with this name. */
export const addColleague = (visit: ScreenVisit, brandId: string, name: string, role: MemberRole): Promise<unknown> =>
  within(visit, (client) => {
    const unique = `${name}-${randomUUID().slice(0, 4)}`
    return client.query(
      `with colleague as (
         insert into users (username, username_key, email, email_key, email_verified_at, terms_version, terms_accepted_at)
         values ($2, $2, $2 || '@example.org', $2 || '@example.org', now(), '1', now()) returning id)
       insert into brand_members (brand_id, user_id, role) select $1, id, $3 from colleague`,
      [brandId, unique, role],
    )
  })

/** A line of the bell: who joined or left. */
export const addNotice = async (visit: ScreenVisit, brandId: string, data: Readonly<Record<string, unknown>>) => {
  const email = await emailOf(visit)
  await within(visit, (client) =>
    client.query(
      `insert into notifications (user_id, brand_id, kind, data)
       select id, $2, $3, $4 from users where email = $1`,
      [email, brandId, data['kind'], JSON.stringify(data)],
    ),
  )
}

const COPIED = `description_de, description_en, language, gender, product_type, category, price_gross_cents, link, colours,
  material_de, material_en, fibres, care_de, care_en, origin_country, tags`
const COPIED_PICTURE = 'position, master, width, height, placeholder, alt_de, alt_en, focus_x, focus_y'
const COPIED_VARIANT = 'position, options_key, size_system, size, colour, colour_de, colour_en, is_available, stock'

/** One long German word in five, and one of each state. */
async function copyProducts(client: pg.Client, brandId: string, count: number): Promise<void> {
  const { rows } = await client.query<{ id: string; copy: string }>(
    `select id, gen_random_uuid() as copy from products where is_listed order by md5(id::text) limit $1`,
    [count],
  )
  for (const [index, { id, copy }] of rows.entries()) {
    const isLong = index % 5 === 3
    await client.query(
      `insert into products (id, brand_id, source, name, status, review_state, hold_reasons, ${COPIED})
       select $1, $2, 'hand', case when $4 then 'Wintergroßstadtregenschutzjackenkapuzenfutter ' || name else name end,
         case when $5 = 1 then 'draft' when $5 = 2 then 'paused' else 'active' end,
         case when $5 = 4 then 'in_review' when $5 = 6 then 'changes_requested' else 'none' end,
         case when $5 = 5 then array['link'] else '{}' end, ${COPIED}
       from products where id = $3`,
      [copy, brandId, id, isLong, index % 9],
    )
    if (index % 6 !== 1)
      await client.query(
        `insert into product_images (brand_id, product_id, ${COPIED_PICTURE})
         select $3, $1, ${COPIED_PICTURE} from product_images where product_id = $2`,
        [copy, id, brandId],
      )
    await client.query(
      `insert into product_variants (brand_id, product_id, ${COPIED_VARIANT})
       select $3, $1, ${COPIED_VARIANT} from product_variants where product_id = $2`,
      [copy, id, brandId],
    )
  }
}

/** Id of a product of the brand in this state. */
export const productOf = (visit: ScreenVisit, brandId: string, status: string): Promise<string> =>
  within(visit, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from products where brand_id = $1 and status = $2 and review_state = 'none'
       order by length(name) limit 1`,
      [brandId, status],
    )
    if (!rows[0]) throw new Error(`no product of the brand is ${status}`)
    return rows[0].id
  })

/** Makes the visiting user a member of staff without a second factor; null: a shopper again. */
export const setStaff = async (visit: ScreenVisit, role: StaffRole | null): Promise<void> => {
  const email = await emailOf(visit)
  await within(visit, (client) =>
    client.query(
      role !== null
        ? `insert into staff (user_id, role, is_demo) select id, $2, true from users where email = $1 on conflict do nothing`
        : `delete from staff where user_id = (select id from users where email = $1)`,
      role !== null ? [email, role] : [email],
    ),
  )
}

/** The same, with a session that needs no second factor. */
export async function signInAsStaff(visit: ScreenVisit, role: StaffRole): Promise<void> {
  await setStaff(visit, role)
  // The session learns at the sign-in that no second factor is asked for.
  const user = { username: await emailOf(visit), password: newPerson().password }
  await call(visit.device.context.request, visit.url, 'POST', '/api/auth/login', user)
}
