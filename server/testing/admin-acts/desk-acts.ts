import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { DomainDispute } from '#contract/domain-disputes.ts'
import type { ReviewItem } from '#contract/moderation.ts'
import { proveClaims } from '#server/features/brands/domains/domains.service.ts'
import { rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { insertTestBrand, insertTestCompany } from '../test-brand.ts'
import type { TestPerson } from '../test-world.ts'
import type { ActWorld, AdminActs } from './admin-act.ts'

const FACTS = 'Im Impressum fehlt die vertretungsberechtigte Person.'
const ANSWER = 'Die gemeldete Stelle haben wir geprüft, sie darf bleiben.'

async function waitingBrand({ app }: ActWorld): Promise<string> {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, status: 'pending_review' })
  await insertTestCompany(app.world, brand.no)
  await app.world.db.execute(
    sql`update brands set submitted_at = ${timestamptz(app.world.now())} where id = ${brand.id}`,
  )
  return brand.id
}

/** A conversation with the support, of an account that is older than a day. */
async function conversation({ app }: ActWorld): Promise<string> {
  const person = await app.person()
  await app.world.db.execute(sql`update users set created_at = created_at - interval '2 days' where id = ${person.id}`)
  const begun = { messageId: randomUUID(), text: 'Ich komme nicht mehr rein.' }
  return (await person.post('/api/conversations', begun)).body.conversationId as string
}
const onConversation = async (world: ActWorld, body: object) => {
  const id = await conversation(world)
  return { params: { id }, body, target: id }
}

let reports = 0
async function reported({ app }: ActWorld): Promise<{ id: string; reference: string; email: string }> {
  const email = `meldung-${++reports}@example.org`
  const brand = await insertTestBrand(app.world)
  const report = { reason: 'other', location: `/brands/${brand.id}/shop`, explanation: 'Das Impressum fehlt.' }
  const { body } = await app.visitor().post('/api/notices', { ...report, goodFaith: true, name: 'Ida', email })
  const { reference } = body as { reference: string }
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from content_notices where reference = ${reference}`,
  )
  return { id: row?.id ?? '', reference, email }
}
const keep = { outcome: 'kept', answer: ANSWER }

async function disputed({ app, admin }: ActWorld): Promise<{ id: string; brandId: string; revision: string }> {
  const domain = `streit-${++reports}.de`
  const claim = async (owner: TestPerson) => {
    const brand = await insertTestBrand(app.world, { owner: owner.id })
    await owner.post('/api/brand/domains', { address: domain })
    await proveClaims(app.world, brand.id)
    return brand.id
  }
  await claim(await app.person())
  const brandId = await claim(await app.person())
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from brand_domains where brand_id = ${brandId}`,
  )
  const id = row?.id ?? ''
  const { revision } = (await admin.get(`/api/staff/domains/${id}`)).body as unknown as DomainDispute
  return { id, brandId, revision }
}

/** What staff do in the review and with conversations. */
export const DESK_ACTS: AdminActs = {
  'POST /api/staff/review/next': async (world) => {
    await waitingBrand(world)
    return { body: {} }
  },
  'POST /api/staff/review/{type}/{id}/claim': async (world) => {
    const id = await waitingBrand(world)
    return { params: { type: 'brand', id }, target: id }
  },
  'POST /api/staff/review/{type}/{id}/decisions': async (world) => {
    const id = await waitingBrand(world)
    const { revision } = (await world.admin.get(`/api/staff/review/brand/${id}`)).body as unknown as ReviewItem
    const body = { decision: 'request_changes', revision, ground: 'company-data', facts: FACTS }
    return { params: { type: 'brand', id }, body, target: id }
  },
  'POST /api/staff/notices/{id}/decision': async (world) => {
    const { id } = await reported(world)
    return { params: { id }, body: keep, target: id }
  },
  'POST /api/staff/notices/{id}/undo': async (world) => {
    const { id } = await reported(world)
    await world.admin.post(`/api/staff/notices/${id}/decision`, keep)
    return { params: { id }, target: id }
  },
  'POST /api/staff/appeals/{id}/decision': async (world) => {
    const { id, reference, email } = await reported(world)
    const other = await world.app.person({ staff: 'moderator' })
    await other.post(`/api/staff/notices/${id}/decision`, keep)
    const text = 'Das Impressum fehlt wirklich, ich habe es gerade noch einmal angesehen.'
    await world.app.visitor().post('/api/appeals', { reference, email, text })
    const [appeal] = await rowsOf<{ id: string }>(
      world.app.world.db,
      sql`select id from appeals where subject_reference = ${reference}`,
    )
    const body = { outcome: 'rejected', answer: ANSWER }
    return { params: { id: appeal?.id ?? '' }, body, target: appeal?.id ?? '' }
  },
  'POST /api/staff/domains/{id}/settlement': async (world) => {
    const { id, brandId, revision } = await disputed(world)
    return { params: { id }, body: { brandId, revision, facts: FACTS }, entries: 2 }
  },
  'POST /api/staff/conversations/{id}/messages': (world) =>
    onConversation(world, { messageId: randomUUID(), text: 'Was steht da?' }),
  'POST /api/staff/conversations/{id}/state': (world) => onConversation(world, { state: 'done' }),
  'POST /api/staff/conversations/{id}/assignee': (world) => onConversation(world, { userId: world.admin.id }),
  'POST /api/staff/conversations/{id}/snooze': (world) =>
    onConversation(world, { until: new Date(world.app.world.now().getTime() + 3_600_000).toISOString() }),
  'POST /api/staff/conversations/{id}/labels': (world) => onConversation(world, { label: 'Rückruf', isOn: true }),
  'POST /api/staff/conversations/{id}/ticket': (world) =>
    onConversation(world, { messageId: randomUUID(), subject: 'Anmelden geht nicht', category: 'account' }),
}
