// Names that come from elsewhere (imports, older rules) must not act in anything that is made of them.
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeForm, openBrandDesk } from '#server/features/products/managing/testing/brand-desk.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const MARKUP = `"><img src=x onerror=alert(1)></script><script>alert(2)</script><!--]]>&`
const HEADERS = '\r\nBcc: other@evil.example\r\n\r\nEvil'
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1+1', "'=1"]

let app: TestApp
let owner: TestPerson
let productId: string
beforeAll(async () => {
  app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  const desk = await openBrandDesk(app, { trustLevel: 2 })
  owner = desk.owner
  const { body } = await desk.step(await desk.ready(), 'publish')
  productId = body.id
  for (const name of FORMULAS) {
    const { id } = await desk.create(completeForm({ name: 'Formel' }))
    await app.world.db.execute(
      sql`update products set name = ${name}, description_de = ${name}, external_id = ${name}, tags = array[${name}]
          where id = ${id}`,
    )
  }
  await app.world.db.execute(
    sql`update products set name = ${MARKUP + HEADERS}, description_de = ${MARKUP}, release_at = now() + interval '9 days'
        where id = ${productId}`,
  )
  await app.world.db.execute(sql`update brands set name = ${MARKUP + HEADERS} where id = ${desk.brandId}`)
})
afterAll(() => app.close())

/** A mail as it is sent, head and body. */
async function composed(message: object): Promise<readonly [head: string, body: string]> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: raw } = await composer.sendMail({ from: 'deck@example.org', ...message })
  const [head = '', ...body] = `${raw as Buffer}`.split('\r\n\r\n')
  return [head, body.join('\r\n\r\n')]
}

test('mails have the headers that we wrote, and no element of a name', async () => {
  const staff = await app.person({ staff: 'superadmin' })
  await owner.post('/api/brand/invites', { email: 'colleague@example.org', role: 'editor' })
  await app.visitor().post(`/api/products/${productId}/notifications`, { email: 'reader@example.org' })
  const path = `/api/staff/review/product/${productId}`
  const { revision } = (await staff.get(path)).body as unknown as { revision: string }
  const facts = `Auf dem Bild ist das Logo einer anderen Marke. ${MARKUP}`
  const blocked = await staff.post(`${path}/decisions`, { decision: 'block', revision, ground: 'counterfeit', facts })
  expect(blocked.status).toBe(200)
  await app.jobsDone()
  const named = app.mail.messages.filter(({ text }) => text.includes('onerror'))
  expect(named.map(({ to }) => to).sort()).toEqual(['colleague@example.org', owner.email, 'reader@example.org'].sort())
  for (const message of named) {
    expect(message.html).not.toMatch(/<img|<script|<!--\]/)
    const [head] = await composed(message)
    expect(head).not.toMatch(/^bcc:/im)
    expect(head.match(/^subject:/gim)).toHaveLength(1)
  }
})

test('files for programs of tables hold no formulas, and feeds no elements', async () => {
  const read = async (format: string) => (await owner.get(`/api/brand/products/export?format=${format}`)).text
  for (const format of ['dropdeck', 'shopify-classic', 'shopify-template']) {
    const text = (await read(format)).replace('\ufeff', '')
    expect(text).toContain(`'=1+1`)
    // A cell begins at a delimiter, a line end, or after the quote that opens it.
    expect(text).not.toMatch(/(?:^|[;,\n])"?[=+@\t＝]/)
  }
  const feed = await read('google-merchant')
  expect(feed).toContain('&lt;img src=x')
  expect(feed).not.toMatch(/<img|<script|<!--/)
})
