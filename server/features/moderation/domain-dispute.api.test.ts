import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainDispute } from '#contract/domain-disputes.ts'
import type { QueueItem } from '#contract/moderation.ts'
import { proveClaims } from '#server/features/brands/domains/domains.service.ts'
import { readProductOwner } from '#server/features/brands/product-owner.service.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const FACTS = 'Das Impressum der Website nennt die Firma dieser Marke.'

let app: TestApp
let moderator: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  moderator = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

async function claimant(name: string, domain: string) {
  const owner = await app.person()
  const brand = await insertTestBrand(app.world, { owner: owner.id, name })
  await owner.post('/api/brand/domains', { address: domain })
  await proveClaims(app.world, brand.id)
  app.passTime(1000)
  return { ...brand, owner }
}
const waiting = async () =>
  ((await moderator.get('/api/staff/review')).body as { items: QueueItem[] }).items.filter(
    ({ type }) => type === 'domain',
  )
const hostsOf = async (id: string) => (await readProductOwner(app.world, id)).linkHosts

test('a disputed domain is an item of its own; it goes to one brand, and both are told', async () => {
  const first = await claimant('Erste Marke', 'streitbar.de')
  const second = await claimant('Zweite Marke', 'streitbar.de')
  const items = await waiting()
  expect(items).toMatchObject([{ name: 'streitbar.de', cause: 'dispute', brand: 'Zweite Marke' }])
  const path = `/api/staff/domains/${items[0]?.id}`
  const dispute = (await moderator.get(path)).body as unknown as DomainDispute
  expect(dispute.claims).toMatchObject([
    { brandId: first.id, provenAt: expect.any(String), disputedAt: null },
    { brandId: second.id, provenAt: null, disputedAt: expect.any(String) },
  ])
  const settle = (changes: object = {}) =>
    moderator.post(`${path}/settlement`, { brandId: second.id, revision: dispute.revision, facts: FACTS, ...changes })
  expect((await settle({ facts: 'Darum.' })).body).toMatchObject({ code: 'review.reasons' })
  expect((await settle({ revision: 'old' })).body).toMatchObject({ code: 'conflict' })
  const answers = await Promise.all([settle(), settle()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await hostsOf(first.id), await hostsOf(second.id)]).toEqual([[], ['streitbar.de']])
  expect(await waiting()).toEqual([])
  await app.jobsDone()
  expect(app.mail.lastTo(second.owner.email).subject).toBe('streitbar.de gehört zu deiner Marke')
  const lost = app.mail.lastTo(first.owner.email)
  expect(lost.subject).toBe('streitbar.de gehört zu einer anderen Marke')
  for (const part of [FACTS, 'Entschieden hat ein Mensch', '/kontakt?reference=E-']) expect(lost.text).toContain(part)
  const { decisions } = (await moderator.get(`/api/staff/review/brand/${first.id}`)).body as unknown as {
    decisions: object[]
  }
  expect(decisions).toMatchObject([{ type: 'domain', name: 'streitbar.de', decision: 'reject', ground: 'domain' }])
})

test('the first brand can keep its domain', async () => {
  const first = await claimant('Dritte Marke', 'behalten.de')
  const second = await claimant('Vierte Marke', 'behalten.de')
  const [item] = await waiting()
  const path = `/api/staff/domains/${item?.id}`
  const { revision } = (await moderator.get(path)).body as unknown as DomainDispute
  await moderator.post(`${path}/settlement`, { brandId: first.id, revision, facts: FACTS })
  expect([await hostsOf(first.id), await hostsOf(second.id)]).toEqual([['behalten.de'], []])
  expect((await moderator.get(path)).body).toMatchObject({ code: 'review.unknown' })
})

test('staff who work for one of its brands are told before they write reasons', async () => {
  const { id } = await claimant('Fünfte Marke', 'eigene.de')
  await claimant('Sechste Marke', 'eigene.de')
  const [item] = await waiting()
  const path = `/api/staff/domains/${item?.id}`
  const staff = await app.person({ staff: 'moderator' })
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role) values (${id}, ${staff.id}, 'editor')`,
  )
  expect((await staff.get(path)).body).toMatchObject({ isOwnBrand: true })
  const { body } = await moderator.get(path)
  expect(body).toMatchObject({ isOwnBrand: false })
  const { revision } = body as unknown as DomainDispute
  const settled = await staff.post(`${path}/settlement`, { brandId: id, revision, facts: FACTS })
  expect([settled.status, settled.body]).toMatchObject([403, { code: 'review.own-brand' }])
})
