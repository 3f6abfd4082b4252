import { createECDH, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { insertSeenAd } from '#server/features/ads/testing/insert-seen-ad.ts'
import type { SavedProduct } from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import type { TestApp, TestPerson } from '#server/testing/test-world.ts'
import { workForBrand } from '#server/testing/work-for-brand.ts'

/** A browser's own key. */
const PUSH_KEY = createECDH('prime256v1').generateKeys('base64url')

/** What a user can do something with. */
export interface Place {
  readonly app: TestApp
  readonly products: readonly SavedProduct[]
  /** A product with a release ahead. */
  readonly drop: SavedProduct
}

interface Visit extends Place {
  readonly person: TestPerson
  /** Stands in every text, and occurs nowhere else. */
  readonly mark: string
  /** ISO 8601. */
  readonly now: string
}

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer
  expect(text).not.toMatch(/"code":/)
  expect(status).toBe(200)
}

/** Everything that a user can leave behind, each with words that occur nowhere else. */
export async function leaveEverything(place: Place, mark: string): Promise<TestPerson> {
  const { app } = place
  const person = await app.person({ username: `Kanarie ${mark}`, email: `kanarie-${mark}@example.org` })
  const visit = { ...place, person, mark, now: app.world.now().toISOString() }
  await swipeAndLook(visit)
  await askForAlerts(visit)
  await write(visit)
  await talkToBrand(visit)
  await workForBrand(app.world, person, mark)
  await meetStaff(visit)
  await app.jobsDone()
  // Waits in the queue, and is never sent.
  const profile = { username: person.username, email: `neu-${mark}@example.org`, preferredTimezone: 'Asia/Tokyo' }
  await done(person.put('/api/auth/me', profile))
  return person
}

async function firstBrand({ world }: TestApp): Promise<string> {
  const [brand] = await rowsOf<{ id: string }>(world.db, sql`select id from brands order by no limit 1`)
  return brand?.id ?? ''
}

async function swipeAndLook({ app, products, person, mark, now }: Visit): Promise<void> {
  const [first, second, third] = products as [SavedProduct, SavedProduct, SavedProduct]
  const swipe = (product: SavedProduct, action: string) =>
    done(person.post('/api/user-interactions', { productId: product.id, action }))
  await done(person.delete('/api/saved-products'))
  await swipe(first, 'like')
  await swipe(second, 'pass')
  await done(person.post('/api/user-interactions/reason', { productId: second.id, reason: 'too-expensive' }))
  await swipe(third, 'like')
  await done(person.post('/api/undo-swipe', {}))
  await done(person.get('/api/products/ai-discovery?limit=10'))
  await done(person.post(`/api/products/${third.id}/view`, {}))
  await done(person.post(`/api/products/${first.id}/click`, {}))
  await insertSeenAd(app.world, { userId: person.id, productId: first.id })
  // As its shop would report it.
  await app.world.db.execute(
    sql`insert into orders (brand_id, product_id, order_no, value_cents, occurred_at, received_at, via, click_key, clicked_at,
          source, device, is_promoted, is_own)
        select p.brand_id, p.id, c.key::text, 4990, ${now}, ${now}, 'call', c.key, c.clicked_at,
          'unknown', 'unknown', false, false
        from clicks c join products p on p.id = c.product_id where c.user_id = ${person.id}`,
  )
  const filters = { gender: ['women'], productType: ['shoes'], sizes: ['tops:M'], priceRange: { min: 10, max: 7770 } }
  await done(person.post('/api/user-swipe-state', { currentPage: 1, hasMoreProducts: true, filters }))
  await done(person.put('/api/size-profile', { sizes: ['tops:M'], limitsDeck: true, hidesUnsized: false }))
  await done(person.put('/api/style/wish', { trait: { is: 'word', value: `kanarie ${mark}` }, wish: 'more' }))
  await done(person.post('/api/boards', { name: `Liste ${mark}`, productId: first.id }))
}

async function askForAlerts({ app, drop, person, mark, now }: Visit): Promise<void> {
  await done(person.post(`/api/products/${drop.id}/notifications`, { email: person.email }))
  await done(person.patch('/api/alerts', { priceDrops: true }))
  await done(person.put(`/api/brands/${await firstBrand(app)}/follow`, {}))
  await done(person.put('/api/search/wishes', { q: `suche ${mark}` }))
  await done(
    person.post('/api/push/subscriptions', {
      endpoint: `https://fcm.googleapis.com/fcm/send/${mark}`,
      keys: { p256dh: PUSH_KEY, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    }),
  )
  // As a release would.
  await app.world.db.execute(
    sql`insert into push_messages (subscription_id, product_id, created_at, due_at, expires_at)
        select s.id, p.id, ${now}, ${now}, ${now}
        from push_subscriptions s, products p where s.user_id = ${person.id} and p.id = ${drop.id}`,
  )
}

async function write({ app, person, mark, now }: Visit): Promise<void> {
  const message = { topic: 'question', name: `Name ${mark}`, email: person.email, message: `Eine Frage von ${mark}.` }
  await done(person.post('/api/contact', message))
  const notice = { reason: 'other', location: `Ort ${mark}`, explanation: `Erklärung von ${mark}.`, goodFaith: true }
  await done(person.post('/api/notices', { ...notice, name: `Name ${mark}`, email: person.email }))
  const [reported] = await rowsOf<{ reference: string }>(
    app.world.db,
    sql`update content_notices set outcome = 'kept', answer = 'Es bleibt.', decided_at = ${now}
        where email = ${person.email} returning reference`,
  )
  const appeal = { reference: reported?.reference, email: person.email, text: `Ein Widerspruch von ${mark}.` }
  await done(person.post('/api/appeals', appeal))
  const file = multipartOf({ bytes: Buffer.from(`Zeile ${mark}`) })
  const upload = await person.post(`/api/ticket-attachments?name=${mark}.txt`, undefined, file)
  const { id: fileId } = upload.body as { id: string }
  const ticket = {
    subject: `Betreff ${mark}`,
    category: 'bug',
    description: `Ein Ticket von ${mark}.`,
    urgency: 'normal',
  }
  await done(person.post('/api/tickets', { ...ticket, attachmentIds: [fileId] }))
}

async function talkToBrand({ app, products, person, mark, now }: Visit): Promise<void> {
  const brandId = await firstBrand(app)
  await done(
    person.post('/api/conversations', {
      brandId,
      messageId: randomUUID(),
      text: `Eine Frage an die Marke von ${mark}.`,
      productId: products[0]?.id,
    }),
  )
  const [begun] = await rowsOf<{ id: string }>(
    app.world.db,
    sql`update conversations set first_reply_at = ${now}, labels = ${`{"Etikett ${mark}"}`} where user_id = ${person.id} returning id`,
  )
  // Accounts younger than a day send no pictures.
  await app.world.db.execute(sql`update users set created_at = created_at - interval '2 days' where id = ${person.id}`)
  const [pictureId, talk] = [randomUUID(), `/api/conversations/${begun?.id}`]
  const photo = multipartOf({
    bytes: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#333' } })
      .png()
      .toBuffer(),
    name: `${mark}.png`,
  })
  expect((await person.post(`${talk}/pictures?pictureId=${pictureId}`, undefined, photo)).status).toBe(200)
  await done(person.post(`${talk}/messages`, { messageId: randomUUID(), text: '', pictureIds: [pictureId] }))
}

async function meetStaff({ app, person, mark, now }: Visit): Promise<void> {
  // A view of staff that is over.
  await app.world.db.execute(
    sql`insert into account_views (id, user_id, reason, started_at, until, ended_at)
        values (${randomUUID()}, ${person.id}, ${`Grund ${mark}`}, ${now}, ${now}, ${now})`,
  )
  // Restoring of access that was stopped.
  const recovery = randomUUID()
  await app.world.db.execute(
    sql`insert into access_recoveries (id, user_id, email, email_key, former_email_key, checks, reason, stop_hash, confirm_hash,
          asked_at, due_at, confirmed_at, ended_at, outcome)
        values (${recovery}, ${person.id}, ${`neu-${mark}@example.org`}, ${`neu-${mark}@example.org`}, '', '{call,identity}',
          ${`Grund ${mark}`}, ${Buffer.from(`stop ${recovery}`)}, ${Buffer.from(`confirm ${recovery}`)}, ${now}, ${now}, ${now}, ${now},
          'stopped')`,
  )
  // A lock that is over.
  await app.world.db.execute(
    sql`insert into account_locks (user_id, reason, locked_at, until)
        values (${person.id}, ${`Grund ${mark}`}, ${now}, ${now})`,
  )
}
