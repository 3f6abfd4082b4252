// The connection to the database breaks in the middle of what members and staff do: all of it is done, or nothing.
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { completeForm, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { asOwner } from '#server/testing/as-owner.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  await asOwner(
    app.database.url,
    `create function break_connection() returns trigger language plpgsql security definer as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end $$`,
  )
})
afterEach(mend)
afterAll(() => app.close())

const OUTAGES = {
  'in the middle': 'create trigger breaks before insert on audit_log for each row execute function break_connection()',
  'at the commit': `create constraint trigger breaks after insert on audit_log deferrable initially deferred
    for each row execute function break_connection()`,
}
async function mend(): Promise<void> {
  await asOwner(app.database.url, 'drop trigger if exists breaks on audit_log')
}

/** Counters of attempts, addresses of members (R3), and files that wait for their removal where no row names them. */
const KEPT_ANYWAY = ['ad_own_addresses', 'rate_windows', 'files']

/** A print of everything that is stored, by table. */
async function stored(): Promise<Record<string, string>> {
  const tables = await asOwner<{ name: string }>(
    app.database.url,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not relispartition union all select 'jobs.job'`,
  )
  const prints = tables
    .filter(({ name }) => !KEPT_ANYWAY.includes(name))
    .map(
      ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as print from ${name} t`,
    )
  const rows = await asOwner<{ name: string; print: string }>(app.database.url, prints.join(' union all '))
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

interface Deed {
  /** The same request each time. */
  readonly send: () => Promise<{ readonly status: number; readonly body: object }>
  /** What a replay of the acknowledged request is answered. */
  readonly replay: number
}

/** Each makes what it needs and returns the call that is interrupted. */
const DEEDS: Readonly<Record<string, () => Promise<Deed>>> = {
  'publishing a product': async () => {
    const desk = await openBrandDesk(app)
    const product = await desk.ready()
    return { send: () => desk.step(product, 'publish'), replay: 409 }
  },
  'creating a product': async () => {
    const { owner } = await openBrandDesk(app)
    return { send: () => owner.post('/api/brand/products', { form: completeForm() }), replay: 200 }
  },
  'changing a live product': async () => {
    const desk = await openBrandDesk(app, { trustLevel: 2 })
    const { body } = await desk.step(await desk.ready(), 'publish')
    return { send: () => desk.save(body, { priceGrossCents: 4200 }), replay: 409 }
  },
  inviting: async () => {
    const { owner } = await openBrandDesk(app)
    const body = { email: `neu${Date.now()}@example.org`, role: 'editor' }
    return { send: () => owner.post('/api/brand/invites', body), replay: 200 }
  },
  'accepting an invitation': async () => {
    const { owner } = await openBrandDesk(app)
    const guest = await app.person()
    await owner.post('/api/brand/invites', { email: guest.email, role: 'editor' })
    await app.jobsDone()
    const token = /token=([\w-]{43})/.exec(app.mail.lastTo(guest.email).text)?.[1]
    return { send: () => guest.post(`/api/invitations/${token}/accept`), replay: 410 }
  },
  'handing over': async () => {
    const { owner, brandId } = await openBrandDesk(app)
    const colleague = await memberOf(brandId)
    const body = { userId: colleague.id, staysOwner: false }
    return { send: () => owner.post('/api/brand/ownership', body), replay: 403 }
  },
  'removing a member': async () => {
    const { owner, brandId } = await openBrandDesk(app)
    const colleague = await memberOf(brandId)
    return { send: () => owner.delete(`/api/brand/members/${colleague.id}`), replay: 404 }
  },
  'deciding a review': async () => {
    const desk = await openBrandDesk(app)
    const { body } = await desk.step(await desk.ready(), 'publish')
    const staff = await app.person({ staff: 'superadmin' })
    const path = `/api/staff/review/product/${body.id}`
    const { revision } = (await staff.get(path)).body as unknown as { revision: string }
    const decision = { decision: 'approve', revision }
    return { send: () => staff.post(`${path}/decisions`, decision), replay: 409 }
  },
  'adding a picture': async () => {
    const desk = await openBrandDesk(app)
    const { id } = await desk.create()
    const background = `#${id.slice(0, 6)}`
    const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background } })
      .png()
      .toBuffer()
    return {
      send: () => desk.owner.post(`/api/brand/products/${id}/images`, undefined, multipartOf({ bytes })),
      replay: 200,
    }
  },
  'starting a sale': async () => {
    const desk = await openBrandDesk(app, { trustLevel: 2 })
    const { body } = await desk.step(await desk.ready(), 'publish')
    app.passTime(1000)
    const form = {
      name: 'Frühling',
      percent: 20,
      promoCode: null,
      badge: '',
      startsAt: null,
      endsAt: new Date(app.world.now().getTime() + 86_400_000).toISOString(),
      choice: { kind: 'products', ids: [body.id] },
    }
    return { send: () => desk.owner.post('/api/brand/sales', form), replay: 409 }
  },
  'closing the brand': async () => {
    const { owner } = await openBrandDesk(app)
    return { send: () => owner.post('/api/brand/deletion', {}), replay: 200 }
  },
}

async function memberOf(brandId: string): Promise<TestPerson> {
  const member = await app.person()
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${brandId}, ${member.id}, 'admin')`,
  )
  return member
}

describe.each(Object.entries(DEEDS))('an outage while %s', (_name, prepare) => {
  test.each(Object.entries(OUTAGES))(
    '%s leaves nothing, and the same request succeeds later',
    async (_when, breaks) => {
      const { send, replay } = await prepare()
      await app.jobsDone()
      const mails = app.mail.messages.length
      const before = await stored()
      await asOwner(app.database.url, breaks)
      const { status, body } = await send()
      expect([status, body]).toMatchObject([503, { code: 'unavailable' }])
      await mend()
      await app.jobsDone()
      expect(await stored()).toEqual(before)
      expect(app.mail.messages).toHaveLength(mails)
      expect((await send()).status).toBe(200)
      expect((await send()).status).toBe(replay)
    },
  )
})
