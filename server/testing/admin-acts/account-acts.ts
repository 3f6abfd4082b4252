import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '../test-brand.ts'
import { type ActWorld, type AdminActs, REASON } from './admin-act.ts'

const onPerson = async ({ app }: ActWorld, body: object = {}) => {
  const { id } = await app.person()
  return { params: { id }, body: { reason: REASON, ...body }, target: id }
}

/** What staff do with accounts, brands and the team. */
export const ACCOUNT_ACTS: AdminActs = {
  'POST /api/admin/users/{id}/verify': async (world) => {
    const act = await onPerson(world)
    await world.app.world.db.execute(sql`update users set email_verified_at = null where id = ${act.target}`)
    return act
  },
  'POST /api/admin/users/{id}/lock': (world) => onPerson(world, { until: null }),
  'POST /api/admin/users/{id}/unlock': async (world) => {
    const act = await onPerson(world)
    await world.app.world.db.execute(
      sql`insert into account_locks (user_id, reason, locked_at) values (${act.target}, ${REASON}, now())`,
    )
    return act
  },
  'POST /api/admin/users/{id}/code': (world) => onPerson(world, {}),
  'POST /api/admin/users/{id}/recovery': async ({ app }) => {
    const { id } = await app.person()
    await insertTestBrand(app.world, { owner: id })
    const body = { email: `neu-${id}@example.org`, checks: ['identity', 'call'], reason: REASON }
    return { params: { id }, body, target: id }
  },
  'POST /api/admin/users/{id}/recovery/stop': async ({ app }) => {
    const { id } = await app.person()
    await app.world.db.execute(
      sql`insert into access_recoveries (id, user_id, email, email_key, former_email_key, checks, reason, stop_hash,
            confirm_hash, asked_at, due_at)
          values (${id}, ${id}, 'neu', 'neu', '', '{call,letter}', ${REASON}, ${Buffer.from(`s${id}`)}, ${Buffer.from(`c${id}`)},
            now(), now() + interval '3 days')`,
    )
    return { params: { id }, body: { reason: REASON }, target: id }
  },
  'POST /api/admin/users/{id}/sessions/end': (world) => onPerson(world, { sessionId: null }),
  'POST /api/admin/users/{id}/view': (world) => onPerson(world),
  'POST /api/admin/users/{id}/export': (world) => onPerson(world),
  'POST /api/admin/users/{id}/erase': (world) => onPerson(world),
  'POST /api/admin/bounces/clear': async ({ app }) => {
    const { email } = await app.person()
    await app.world.db.execute(
      sql`insert into email_bounces (email_key, email, reason, bounced_at) values (${email}, ${email}, '550', now())`,
    )
    return { body: { email, reason: REASON } }
  },
  'POST /api/admin/brands/{id}/trust': async ({ app }) => {
    const { id } = await insertTestBrand(app.world)
    const [brand] = await rowsOf<{ level: number }>(
      app.world.db,
      sql`select trust_level as level from brands where id = ${id}`,
    )
    const seen = { level: brand?.level ?? 0, isFixed: false }
    return { params: { id }, body: { level: 3, seen, reason: REASON }, target: id }
  },
  'PUT /api/admin/brands/{id}/note': async ({ app }) => {
    const { id } = await insertTestBrand(app.world)
    return { params: { id }, body: { text: 'Antwortet schnell.', version: 0 }, target: id }
  },
  'POST /api/admin/brands/{id}/warning': async ({ app }) => {
    const { id } = await insertTestBrand(app.world)
    const facts = 'Zwei Produkte trugen ein fremdes Logo.'
    return { params: { id }, body: { ground: 'terms', facts }, target: id }
  },
  'POST /api/admin/brands/{id}/ending': async ({ app }) => {
    const { id } = await insertTestBrand(app.world)
    const facts = 'Eine Behörde verlangt die Sperre des Angebots.'
    return { params: { id }, body: { cause: 'legal-duty', ground: 'terms', facts }, target: id }
  },
  'POST /api/admin/brands/{id}/ending/withdrawal': async ({ app }) => {
    const { id } = await insertTestBrand(app.world)
    await app.world.db.execute(
      sql`update brands set ends_at = now() + interval '40 days', ends_cause = 'notice' where id = ${id}`,
    )
    return { params: { id }, body: { reason: REASON }, target: id }
  },
  'POST /api/admin/team': async ({ app }) => {
    const { id, email } = await app.person()
    return { body: { email, role: 'readonly', reason: REASON }, target: id }
  },
  'POST /api/admin/team/{id}/role': async ({ app }) => {
    const { id } = await app.person({ staff: 'readonly' })
    return { params: { id }, body: { role: 'support', reason: REASON }, target: id }
  },
  'POST /api/admin/team/{id}/remove': async ({ app }) => {
    const { id } = await app.person({ staff: 'readonly' })
    return { params: { id }, body: { reason: REASON }, target: id }
  },
}
