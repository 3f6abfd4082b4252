import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import type { TestPerson } from '#server/testing/test-world.ts'
import { DROP_LIMITS } from '../drop-limits.ts'
import { dropsHousekeepingJob } from '../drops.jobs.ts'
import { DAY_MS, type DropWorld, inDays, linkIn, openDropWorld } from '../testing/drop-world.ts'

let drops: DropWorld
let person: TestPerson
let names = 0

beforeAll(async () => {
  drops = await openDropWorld()
  person = await drops.app.person()
})
afterAll(() => drops.app.close())

async function newDrop(releaseAt = inDays(9)): Promise<string> {
  names += 1
  const [id = ''] = await drops.save({ externalId: `drop ${names}`, releaseAt })
  return id
}

const signUp = (client: TestClient, id: string, email: string, headers: Record<string, string> = {}) =>
  client.post(`/api/products/${id}/notifications`, { email }, { headers })
const waiting = (id: string) =>
  rowsOf<{ email: string; userId: string | null; isConfirmed: boolean }>(
    drops.app.world.db,
    sql`select email_key as email, user_id as "userId", confirmed_at is not null as "isConfirmed"
        from release_signups where product_id = ${id} order by email_key`,
  )
const proofs = (id: string) =>
  rowsOf<{ by: string; ended: boolean }>(
    drops.app.world.db,
    sql`select confirmed_by as by, ended_at is not null as ended from mail_consents where product_id = ${id} order by requested_at`,
  )
const lettersTo = (address: string) => drops.app.mail.messages.filter(({ to }) => to === address)

describe('the own address', () => {
  test('is confirmed at once, once, with a proof of consent', async () => {
    const id = await newDrop()
    expect(await signUp(person, id, ` ${person.email} `)).toMatchObject({
      status: 200,
      body: {
        message: '✅ Du wirst benachrichtigt, wenn das Produkt verfügbar ist!',
        needsConfirmation: false,
      },
    })
    await signUp(person, id, person.email.toUpperCase())
    expect(await waiting(id)).toEqual([{ email: person.email, userId: person.id, isConfirmed: true }])
    expect(await proofs(id)).toEqual([{ by: 'account', ended: false }])
  })

  test('belongs to its owner, even when another user entered it first', async () => {
    const id = await newDrop()
    const [other, owner] = [await drops.app.person(), await drops.app.person()]
    await signUp(other, id, owner.email)
    await signUp(owner, id, owner.email)
    expect((await signUp(other, id, owner.email)).body).toMatchObject({ needsConfirmation: true })
    expect((await other.delete('/api/auth/me', {})).status).toBe(200)
    expect(await waiting(id)).toEqual([{ email: owner.email, userId: owner.id, isConfirmed: true }])
  })
})

describe('another address', () => {
  test('gets a confirmation request without advertising, and is confirmed by its link only', async () => {
    const id = await newDrop()
    const { body } = await signUp(drops.app.visitor(), id, 'Freundin@example.org')
    expect(body).toMatchObject({ needsConfirmation: true })
    await drops.app.jobsDone()
    const mail = drops.app.mail.lastTo('Freundin@example.org')
    expect(mail.subject).toBe('Bitte bestätige deine Drop-Benachrichtigung')
    expect(mail.text).not.toContain('shop.example')
    expect(mail.text).not.toContain('€')
    expect(await waiting(id)).toMatchObject([{ isConfirmed: false }])
    const path = linkIn(mail.text, 'confirm')
    expect((await drops.app.http.inject({ url: path })).statusCode).not.toBe(500)
    expect(await waiting(id)).toMatchObject([{ isConfirmed: false }])
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const answer = await drops.app.http.inject({ method: 'POST', url: path })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/drops/confirmed'])
    }
    expect(await waiting(id)).toEqual([{ email: 'freundin@example.org', userId: null, isConfirmed: true }])
    expect(await proofs(id)).toEqual([{ by: 'link', ended: false }])
  })

  test('gets the same answer whether it is known, confirmed or neither', async () => {
    const id = await newDrop()
    const known = await drops.app.person()
    await signUp(known, id, known.email)
    const visitor = drops.app.visitor()
    const answers = [
      await signUp(visitor, id, known.email),
      await signUp(visitor, id, 'unknown@example.org'),
      await signUp(visitor, id, 'unknown@example.org'),
    ]
    const [first] = answers
    for (const { status, text } of answers) expect([status, text]).toEqual([200, first?.text])
    await drops.app.jobsDone()
    expect(lettersTo(known.email).filter(({ subject }) => subject.includes('Drop-Benachrichtigung'))).toEqual([])
  })

  test('belongs to the owner’s account after confirmation, and outlives the user who entered it', async () => {
    const id = await newDrop()
    const [other, owner] = [await drops.app.person(), await drops.app.person()]
    await signUp(other, id, owner.email)
    await drops.app.jobsDone()
    await drops.app.http.inject({ method: 'POST', url: linkIn(drops.app.mail.lastTo(owner.email).text, 'confirm') })
    await other.delete('/api/auth/me', {})
    expect(await waiting(id)).toEqual([{ email: owner.email, userId: owner.id, isConfirmed: true }])
  })

  test('is assigned to an account that is created later, and deleted with it', async () => {
    const id = await newDrop()
    const email = 'later@example.org'
    await signUp(drops.app.visitor(), id, email)
    await drops.app.jobsDone()
    await drops.app.http.inject({ method: 'POST', url: linkIn(drops.app.mail.lastTo(email).text, 'confirm') })
    const owner = await drops.app.person({ email })
    await drops.app.jobs.run(dropsHousekeepingJob, {})
    expect((await owner.get('/api/alerts')).body.drops).toMatchObject([{ productId: id, email }])
    expect((await owner.delete('/api/auth/me', {})).status).toBe(200)
    expect(await waiting(id)).toEqual([])
  })

  test('gets mails in the language of the sign-up', async () => {
    const id = await newDrop()
    await signUp(drops.app.visitor(), id, 'english@example.org', { 'accept-language': 'en' })
    await drops.app.jobsDone()
    const mail = drops.app.mail.lastTo('english@example.org')
    expect(mail.subject).toBe('Please confirm your drop notification')
    const answer = await drops.app.http.inject({ method: 'POST', url: linkIn(mail.text, 'confirm') })
    expect(answer.headers.location).toBe('/drops/confirmed?lang=en')
  })
})

describe('refusals', () => {
  test('released, unknown and hidden products, and invalid addresses', async () => {
    const id = await newDrop()
    const [old = '', draft = ''] = await drops.save(
      { externalId: 'old' },
      { externalId: 'draft', status: 'draft', releaseAt: inDays(9) },
    )
    const codes = [
      await signUp(person, old, person.email),
      await signUp(person, draft, person.email),
      await signUp(person, '00000000-0000-4000-8000-000000000000', person.email),
      await signUp(person, id, 'not an address'),
      await signUp(person, id, `${'x'.repeat(250)}@example.org`),
    ].map(({ status, body }) => [status, body.code])
    expect(codes).toEqual([
      [409, 'products.released'],
      [404, 'products.unknown'],
      [404, 'products.unknown'],
      [400, 'input'],
      [400, 'input'],
    ])
  })

  test('signing up while the account is being deleted does not fail', async () => {
    const id = await newDrop()
    for (let round = 0; round < 5; round += 1) {
      const leaving = await drops.app.person()
      const signUps = Array.from({ length: 8 }, (_, at) =>
        signUp(leaving, id, at === 0 ? leaving.email : `${round}-${at}@example.org`),
      )
      const [deleted, ...answers] = await Promise.all([leaving.delete('/api/auth/me', {}), ...signUps])
      expect(deleted?.status).toBe(200)
      for (const { status } of answers) expect([200, 401, 404]).toContain(status)
      const left = await rowsOf(drops.app.world.db, sql`select 1 from release_signups where email = ${leaving.email}`)
      expect(left).toEqual([])
    }
  })
})

describe('the own list', () => {
  test('shows the next release first, and no sign-ups of others', async () => {
    const [late, soon] = [await newDrop(inDays(20)), await newDrop(inDays(3))]
    const [mine, other] = [await drops.app.person(), await drops.app.person()]
    await signUp(mine, late, mine.email)
    await signUp(mine, soon, mine.email)
    await signUp(other, soon, other.email)
    const { body } = await mine.get('/api/alerts')
    expect(body).toMatchObject({
      priceDrops: false,
      drops: [
        { productId: soon, brand: 'Nord', email: mine.email },
        { productId: late, email: mine.email, releaseDate: inDays(20).toISOString() },
      ],
    })
    expect(body.drops).toHaveLength(2)
    expect((await drops.app.visitor().get('/api/alerts')).status).toBe(401)
  })

  test('leaves out drafts and products of suspended brands; the sign-ups return with the products', async () => {
    const id = await newDrop()
    const mine = await drops.app.person()
    await signUp(mine, id, mine.email)
    const { db } = drops.app.world
    const listed = async () => (await mine.get('/api/alerts')).body.drops.map(({ productId }) => productId)
    await db.execute(sql`update brands set status = 'suspended'`)
    expect(await listed()).toEqual([])
    expect(await waiting(id)).toHaveLength(1)
    await db.execute(sql`update brands set status = 'approved'`)
    expect(await listed()).toEqual([id])
    await db.execute(sql`update products set status = 'draft' where id = ${id}`)
    expect(await listed()).toEqual([])
    await db.execute(sql`update products set status = 'paused' where id = ${id}`)
    expect(await listed()).toEqual([id])
  })

  test('does not reveal other sign-ups: an address is shown to its owner only', async () => {
    const id = await newDrop()
    const [curious, owner] = [await drops.app.person(), await drops.app.person()]
    await signUp(owner, id, owner.email)
    await signUp(drops.app.visitor(), id, 'noted@example.org')
    const seen: string[] = []
    for (const email of [owner.email, 'noted@example.org', 'unknown@example.org']) {
      await signUp(curious, id, email)
      seen.push((await curious.get('/api/alerts')).text)
    }
    expect(new Set(seen).size).toBe(1)
  })

  test('can take back own sign-ups only', async () => {
    const id = await newDrop()
    const [mine, other] = [await drops.app.person(), await drops.app.person()]
    await signUp(mine, id, mine.email)
    const [signedUp] = (await mine.get('/api/alerts')).body.drops
    expect((await other.delete(`/api/alerts/drops/${signedUp?.id}`)).status).toBe(200)
    expect(await waiting(id)).toHaveLength(1)
    expect((await mine.delete(`/api/alerts/drops/${signedUp?.id}`)).status).toBe(200)
    expect((await mine.delete(`/api/alerts/drops/${signedUp?.id}`)).status).toBe(200)
    expect(await waiting(id)).toEqual([])
    expect(await proofs(id)).toEqual([{ by: 'account', ended: true }])
  })
})

test('old rows are deleted: unconfirmed sign-ups after 7 days, proofs three years after their end', async () => {
  const id = await newDrop(inDays(40))
  await signUp(drops.app.visitor(), id, 'silent@example.org')
  await signUp(person, id, person.email)
  drops.app.passTime(8 * DAY_MS)
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect(await waiting(id)).toMatchObject([{ email: person.email }])
  const leaving = await drops.app.person()
  await signUp(leaving, id, leaving.email)
  await leaving.delete('/api/auth/me', {})
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect((await proofs(id)).map(({ ended }) => ended)).toEqual([false, true])
  drops.app.passTime(3 * 365 * DAY_MS + DAY_MS)
  await drops.app.jobs.run(dropsHousekeepingJob, {})
  expect(await waiting(id)).toEqual([])
  drops.app.passTime(-(3 * 365 * DAY_MS + 9 * DAY_MS))
})

test('limits hold per network, an address cannot be flooded with requests, and tokens cannot be guessed', async () => {
  const strict = await openDropWorld({ RATE_LIMITS: 'on' })
  try {
    const [id = ''] = await strict.save({ externalId: 'wanted', releaseAt: inDays(9) })
    const ask = (email: string, from: string) =>
      strict.app.visitor().post(`/api/products/${id}/notifications`, { email }, { from })
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) statuses.push((await ask(`${at}@example.org`, '192.0.2.1')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const answers = new Set<string>()
    for (let at = 0; at < 5; at += 1) answers.add((await ask('flooded@example.org', `192.0.2.${10 + at}`)).text)
    await strict.app.jobsDone()
    expect(answers.size).toBe(1)
    const questions = strict.app.mail.messages.filter(({ to }) => to === 'flooded@example.org')
    expect(questions).toHaveLength(3)
    // Five confirmation requests and these three: mails that were not sent do not count for the overall limit.
    const overall = createHash('sha256').update(`${DROP_LIMITS.confirmations.name}\0all`).digest()
    const counted = sql`select hits from rate_windows where key_hash = ${overall}`
    expect(await rowsOf(strict.app.world.db, counted)).toEqual([{ hits: 8 }])
    const follow = async (url: string) => (await strict.app.http.inject({ method: 'POST', url })).statusCode
    const guesses: number[] = []
    for (let at = 0; at < 121; at += 1) guesses.push(await follow(`/drops/confirm?token=${at}`))
    expect([guesses[0], guesses.at(-1)]).toEqual([303, 429])
    // Mail servers open the links of many users from one network, so authentic links are never refused.
    expect(await follow(linkIn(questions[0]?.text ?? '', 'confirm'))).toBe(303)
  } finally {
    await strict.app.close()
  }
})
