import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffAppeal } from '#contract/appeals.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const ANSWER = 'Das Logo gehört einer anderen Marke, wie du geschrieben hast.'
const FACTS = 'Auf dem Bild ist das Logo einer anderen Marke zu sehen.'
const WHY = 'Wir haben das Logo selbst entworfen und können es belegen.'

let app: TestApp
let first: TestPerson
let second: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  first = await app.person({ staff: 'moderator' })
  second = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

interface Waiting {
  readonly items: QueueItem[]
}

const queue = async (by = second) =>
  ((await by.get('/api/staff/review?queue=notices')).body as unknown as Waiting).items
const read = async (id: string, by = second) =>
  (await by.get(`/api/staff/appeals/${id}`)).body as unknown as StaffAppeal
const decide = (id: string, body: object, by = second) => by.post(`/api/staff/appeals/${id}/decision`, body)
const appeal = (reference: string, email: string) => app.visitor().post('/api/appeals', { reference, email, text: WHY })

async function liveProduct() {
  const desk = await openBrandDesk(app, { trustLevel: 3 })
  const { body } = await desk.step(await desk.ready(), 'publish')
  return { desk, product: body }
}

/** Reports a product, decides it, and returns the reference and id of the report. */
async function decided(productId: string, outcome: 'kept' | 'restricted', email = 'ida@example.org') {
  const location = `/products/${productId}`
  const body = { reason: 'counterfeit', location, explanation: 'Das Logo ist gefälscht.', goodFaith: true }
  const receipt = await app.visitor().post('/api/notices', { ...body, name: 'Ida', email })
  const { reference } = receipt.body as { reference: string }
  const [row] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`select id from content_notices where reference = ${reference}`,
  )
  const id = row?.id ?? ''
  const given = { outcome, answer: ANSWER, ...(outcome === 'restricted' && { ground: 'counterfeit', facts: FACTS }) }
  expect((await first.post(`/api/staff/notices/${id}/decision`, given)).status).toBe(200)
  return { reference, id }
}

/** Reference of the statement of reasons about a product. */
async function statementOf(productId: string): Promise<string> {
  const [row] = await rowsOf<{ reference: string }>(
    app.world.db,
    sql`select reference from moderation_decisions where target_id = ${productId} and decision = 'block'`,
  )
  return row?.reference ?? ''
}
const appealOf = async (reference: string, by = second) =>
  (await queue(by)).find(({ type, name }) => type === 'appeal' && name === reference)

describe('an appeal of the brand', () => {
  test('is received at once, decided by someone else, and lifts the restriction', async () => {
    const { desk, product } = await liveProduct()
    await decided(product.id, 'restricted')
    const reference = await statementOf(product.id)
    const { status, body } = await appeal(reference, 'marke@example.org')
    expect([status, (body as { reference: string }).reference]).toEqual([200, expect.stringMatching(/^W-/)])
    await app.jobsDone()
    expect(app.mail.lastTo('marke@example.org').text).toContain(reference)
    const item = await appealOf(reference)
    const id = item?.id ?? ''
    expect(item).toMatchObject({ cause: 'appeal', isOwnDecision: false })
    expect(await read(id)).toMatchObject({ about: 'decision', canChange: true, first: { facts: FACTS } })
    // Who decided first leaves it to the other one, and is not offered it.
    expect(await read(id, first)).toMatchObject({ isOwnDecision: true })
    const given = { outcome: 'granted', answer: 'Die erste Entscheidung war nicht richtig.' }
    expect((await decide(id, given, first)).body).toMatchObject({ code: 'review.own-decision' })
    expect((await first.post('/api/staff/review/next', { queue: 'notices' })).body).toEqual({ next: null })
    const answers = await Promise.all([decide(id, given), decide(id, given)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    await app.jobsDone()
    expect(await desk.read(product.id)).toMatchObject({ state: 'active' })
    expect(app.mail.lastTo('marke@example.org').text).toContain('nicht richtig')
    const log = await rowsOf<{ action: string }>(
      app.world.db,
      sql`select action from audit_log where actor_id = ${second.id} order by action`,
    )
    expect(log.map(({ action }) => action)).toEqual(['appeal.granted', 'product.reverse'])
  })

  test('is possible once, against what restricts', async () => {
    const { product } = await liveProduct()
    await decided(product.id, 'restricted')
    const reference = await statementOf(product.id)
    expect((await appeal('E-ZZZZ9999', 'x@example.org')).body).toMatchObject({ code: 'appeals.unknown' })
    const both = await Promise.all([appeal(reference, 'x@example.org'), appeal(reference, 'y@example.org')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const id = (await appealOf(reference))?.id ?? ''
    await decide(id, { outcome: 'rejected', answer: 'Der Beleg zeigt ein anderes Logo als das Produkt.' })
    await app.jobsDone()
    expect(await read(id)).toMatchObject({ outcome: 'rejected' })
  })
})

describe('an appeal of the one who reported', () => {
  test('restricts what was kept, with reasons for the brand', async () => {
    const { desk, product } = await liveProduct()
    const { reference } = await decided(product.id, 'kept', 'ole@example.org')
    await appeal(reference, 'ole@example.org')
    const id = (await appealOf(reference))?.id ?? ''
    const given = { outcome: 'granted', answer: 'Du hast recht, das Logo ist gefälscht.' }
    expect((await decide(id, given)).body).toMatchObject({ code: 'review.reasons' })
    expect((await decide(id, { ...given, ground: 'counterfeit', facts: FACTS })).status).toBe(200)
    await app.jobsDone()
    expect(await desk.read(product.id)).toMatchObject({ state: 'blocked' })
    expect(app.mail.lastTo(desk.owner.email).text).toContain(FACTS)
  })

  test('needs nothing where the report was followed', async () => {
    const { product } = await liveProduct()
    const { reference } = await decided(product.id, 'restricted', 'pia@example.org')
    expect((await appeal(reference, 'pia@example.org')).body).toMatchObject({ code: 'appeals.unknown' })
  })
})

describe('a decision to keep', () => {
  test('can be taken back by its author for a few seconds, and no mail about it leaves', async () => {
    const { product } = await liveProduct()
    const { id } = await decided(product.id, 'kept', 'uwe@example.org')
    expect((await second.post(`/api/staff/notices/${id}/undo`)).body).toMatchObject({ code: 'review.impossible' })
    expect((await first.post(`/api/staff/notices/${id}/undo`)).status).toBe(200)
    expect((await queue(first)).map((item) => item.id)).toContain(id)
    app.passTime(1000)
    await first.post(`/api/staff/notices/${id}/decision`, { outcome: 'kept', answer: 'Es ist kein Logo zu sehen.' })
    await app.jobsDone()
    const sent = app.mail.messages.filter(({ to, subject }) => to === 'uwe@example.org' && subject.startsWith('Entsch'))
    expect(sent.map(({ text }) => text.includes(ANSWER))).toEqual([false])
    app.passTime(60_000)
    expect((await first.post(`/api/staff/notices/${id}/undo`)).body).toMatchObject({ code: 'review.impossible' })
  })
})

test('after six months a decision is final here', async () => {
  const { product } = await liveProduct()
  await decided(product.id, 'restricted')
  const reference = await statementOf(product.id)
  app.passTime(200 * 86_400_000)
  expect((await appeal(reference, 'x@example.org')).body).toMatchObject({ code: 'appeals.late' })
})
