import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffContentNotice } from '#contract/content-notices.ts'
import type { QueueItem, ReviewItem } from '#contract/moderation.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const ANSWER = 'Das Logo gehört einer anderen Marke, wie du geschrieben hast.'
const FACTS = 'Auf dem Bild ist das Logo einer anderen Marke zu sehen.'

let app: TestApp
let moderator: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  moderator = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

/** Reports content and returns the item of the queue. */
async function report(location: string, more: object = { name: 'Ida', email: 'ida@example.org' }): Promise<QueueItem> {
  app.passTime(1000)
  const body = { reason: 'counterfeit', location, explanation: 'Das Logo ist gefälscht.', goodFaith: true, ...more }
  const { body: receipt } = await app.visitor().post('/api/notices', body)
  const { reference } = receipt as { reference: string }
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from content_notices where reference = ${reference}`,
  )
  const item = (await queue()).find(({ id }) => id === row?.id)
  if (!item) throw new Error('a report does not wait')
  return item
}
const queue = async () => ((await moderator.get('/api/staff/review')).body as { items: QueueItem[] }).items
const read = async (id: string) =>
  (await moderator.get(`/api/staff/notices/${id}`)).body as unknown as StaffContentNotice
const decide = (id: string, body: object, by = moderator) => by.post(`/api/staff/notices/${id}/decision`, body)

async function liveProduct() {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const { body } = await desk.step(await desk.ready(), 'publish')
  return { desk, product: body }
}

describe('a report', () => {
  test('waits in the queue with what it is about, however the product is named', async () => {
    const { desk, product } = await liveProduct()
    const [picture] = product.pictures
    for (const location of [
      `http://localhost:3000/products/${product.id}`,
      `Nord, Heavy Hoodie (${product.id})`,
      `http://localhost:3000/media/${picture?.id}/640.webp`,
    ]) {
      const item = await report(location)
      expect(item).toMatchObject({ type: 'notice', cause: 'report', name: 'Heavy Hoodie' })
      expect(await read(item.id)).toMatchObject({ target: { type: 'product', id: product.id }, canBlock: true })
      await decide(item.id, { outcome: 'kept', answer: ANSWER })
    }
    const shop = await report(`http://localhost:3000/brands/${desk.brandId}/shop`)
    expect(await read(shop.id)).toMatchObject({ target: { type: 'brand', id: desk.brandId } })
  })

  test('says to staff who work for the brand that others decide', async () => {
    const { desk, product } = await liveProduct()
    const { id } = await report(`/products/${product.id}`)
    const staff = await app.person({ staff: 'moderator' })
    await app.world.db.execute(
      sql`insert into brand_members (brand_id, user_id, role) values (${desk.brandId}, ${staff.id}, 'editor')`,
    )
    expect((await staff.get(`/api/staff/notices/${id}`)).body).toMatchObject({ isOwnBrand: true })
    expect(await read(id)).toMatchObject({ isOwnBrand: false })
    const decided = await decide(id, { outcome: 'kept', answer: ANSWER }, staff)
    expect([decided.status, decided.body]).toMatchObject([403, { code: 'review.own-brand' }])
    await decide(id, { outcome: 'kept', answer: ANSWER })
  })

  test('that is right blocks the product: the reporter and the brand are told by mail, with redress', async () => {
    const { desk, product } = await liveProduct()
    const { id } = await report(`/products/${product.id}`, { name: 'Ole', email: 'ole@example.org' })
    const missing = await decide(id, { outcome: 'restricted', answer: ANSWER })
    expect(missing.body).toMatchObject({ code: 'review.reasons' })
    expect(await read(id)).toMatchObject({ outcome: null })
    const given = { outcome: 'restricted', answer: ANSWER, ground: 'counterfeit', facts: FACTS }
    const answers = await Promise.all([decide(id, given), decide(id, given)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await app.jobsDone()
    expect(await desk.read(product.id)).toMatchObject({ state: 'blocked' })
    const { text } = app.mail.lastTo('ole@example.org')
    for (const part of [ANSWER, 'wir haben gehandelt', '/kontakt?reference=M-']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase())
    }
    expect(app.mail.lastTo(desk.owner.email).text).toContain(FACTS)
    expect((await queue()).map((item) => item.id)).not.toContain(id)
    const log = await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where actor_id = ${moderator.id} and target_id in (${id}, ${product.id}) order by action`,
    )
    expect(log.map(({ action }) => action)).toEqual(['notice.restricted', 'product.block'])
  })

  test('that is not right changes nothing of the product, and is answered', async () => {
    const { desk, product } = await liveProduct()
    const { id } = await report(`/products/${product.id}`, { name: 'Pia', email: 'pia@example.org' })
    expect((await decide(id, { outcome: 'kept', answer: 'Kurz.' })).body).toMatchObject({ code: 'review.reasons' })
    await decide(id, { outcome: 'kept', answer: ANSWER })
    await app.jobsDone()
    expect(await desk.read(product.id)).toMatchObject({ state: 'active' })
    expect(app.mail.lastTo('pia@example.org').subject).toContain('Entscheidung über deine Meldung')
    const item = (await moderator.get(`/api/staff/review/product/${product.id}`)).body as unknown as ReviewItem
    expect(item.notices).toMatchObject([{ outcome: 'kept' }])
  })

  test('is decided together with others of the same product that staff have read, each with its mail', async () => {
    const { product } = await liveProduct()
    const send = (name: string) =>
      report(`/products/${product.id}`, { name, email: `${name.toLowerCase()}@example.org` })
    const [one, two, foreign] = [await send('Uwe'), await send('Vera'), await report('/imprint')]
    const { others } = await read(one.id)
    expect(others).toMatchObject([{ id: two.id, explanation: 'Das Logo ist gefälscht.', hasAddress: true }])
    const late = await send('Wim')
    const given = { outcome: 'restricted', answer: ANSWER, ground: 'counterfeit', facts: FACTS }
    await decide(one.id, { ...given, also: [two.id, foreign.id] })
    await app.jobsDone()
    expect(app.mail.lastTo('vera@example.org').text).toContain(ANSWER)
    expect(await read(two.id)).toMatchObject({ outcome: 'restricted', answer: ANSWER })
    // Unread, or about something else: they wait.
    expect(await read(late.id)).toMatchObject({ outcome: null, canBlock: false, others: [] })
    expect(await read(foreign.id)).toMatchObject({ outcome: null })
    expect((await decide(two.id, given)).body).toMatchObject({ code: 'review.decided' })
    for (const { id } of [late, foreign]) await decide(id, { outcome: 'kept', answer: ANSWER })
  })

  test('is decided by one member of staff at a time, and by moderators only', async () => {
    const { id } = await report('Etwas anderes', { reason: 'minors', name: undefined, email: undefined })
    const [other, reader] = [await app.person({ staff: 'moderator' }), await app.person({ staff: 'readonly' })]
    await moderator.post(`/api/staff/review/notice/${id}/claim`)
    const body = { outcome: 'restricted', answer: ANSWER }
    expect((await decide(id, body, other)).body).toMatchObject({ code: 'review.claimed' })
    expect((await decide(id, body, reader)).status).toBe(403)
    expect(await read(id)).toMatchObject({ target: null, canBlock: false, hasAddress: false, claim: { isOwn: true } })
    expect((await decide(id, body)).status).toBe(200)
  })
})
