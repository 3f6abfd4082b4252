import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseBrandsJob } from '#server/features/brands/closing/erase-brand.service.ts'
import { inventedProduct, saveInvented } from '#server/features/discovery/testing/invented-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { multipartOf } from '#server/testing/multipart.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { removePictureFilesJob } from '../products.jobs.ts'

const DAY_MS = 86_400_000
let app: TestApp
let owner: TestPerson
let editor: TestPerson
let brand: { readonly id: string; readonly no: number; readonly name: string; readonly slug: string }

const rows = (query: ReturnType<typeof sql>) => rowsOf<Record<string, unknown>>(app.world.db, query)
const count = async (table: string, where: ReturnType<typeof sql>) =>
  Number((await rows(sql`select count(*) as n from ${sql.identifier(table)} where ${where}`))[0]?.['n'])

beforeAll(async () => {
  app = await openTestApp({
    prepare: async (world) => {
      await saveInvented(
        world,
        Array.from({ length: 4 }, (_, n) => inventedProduct(n)),
      )
    },
  })
  owner = await app.person()
  editor = await app.person()
  const [row] = await rowsOf<typeof brand & Record<string, unknown>>(
    app.world.db,
    sql`select b.id, b.no, b.name, b.slug from brands b join products p on p.brand_id = b.id
        group by b.id order by count(*) desc, b.no limit 1`,
  )
  if (!row) throw new Error('no brand was made')
  brand = row
  await app.world.db.execute(
    sql`insert into brand_members (brand_id, user_id, role, is_owner)
        values (${brand.id}, ${owner.id}, 'admin', true), (${brand.id}, ${editor.id}, 'editor', false)`,
  )
  await app.world.db.execute(
    sql`insert into brand_imprints (brand_no, company, street, city, country, contact)
        values (${brand.no}, 'Kante GmbH', 'Weg 1', '20095 Hamburg', 'Deutschland', 'post@kante.example')
        on conflict (brand_no) do update set company = 'Kante GmbH'`,
  )
  const logo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#112233' } })
    .png()
    .toBuffer()
  expect((await owner.post('/api/brand/assets/logo', undefined, multipartOf({ bytes: logo }))).status).toBe(200)
  // A draft that was never shown proves nothing.
  await app.world.db.execute(
    sql`insert into products (brand_id, source, name, description_de, description_en, gender, product_type, price_gross_cents)
        values (${brand.id}, 'hand', 'Nie gezeigt', '', '', 'unisex', 'tops', 1000)`,
  )
})
afterAll(() => app.close())

const close = () => owner.post('/api/brand/deletion', { password: owner.password })
const runErasure = () => app.jobs.run(eraseBrandsJob, {})

test('a closing that is taken back within its days erases nothing', async () => {
  await close()
  app.passTime(29 * DAY_MS)
  await runErasure()
  expect((await owner.delete('/api/brand/deletion')).status).toBe(200)
  app.passTime(2 * DAY_MS)
  await runErasure()
  expect(await count('brands', sql`id = ${brand.id} and erased_at is null and is_public`)).toBe(1)
})

test('the last owner is asked to hand over or close before deleting the account', async () => {
  const answer = await owner.send('DELETE', '/api/auth/me', { password: owner.password })
  expect([answer.status, (answer.body as { code?: string }).code]).toEqual([409, 'accounts.owns-brand'])
})

test('the copy holds team and decisions', async () => {
  await app.world.db.execute(
    sql`insert into moderation_decisions (reference, brand_id, target_type, target_id, decision, language, is_automated,
          facts, decided_at)
        values ('E-1', ${brand.id}, 'brand', ${brand.id}, 'approve', 'de', false, 'Alles gut.', now())`,
  )
  const { body } = await owner.get('/api/brand/copy')
  expect(body).toMatchObject({
    company: { company: 'Kante GmbH' },
    team: [{ username: owner.username, isOwner: true }, { role: 'editor' }],
    decisions: [{ reference: 'E-1', facts: 'Alles gut.' }],
  })
})

test('after its days the brand is erased: only what proves something stays, without people', async () => {
  const prices = await count('price_history', sql`product_id in (select id from products where brand_id = ${brand.id})`)
  expect(prices).toBeGreaterThan(0)
  expect(await count('files', sql`brand_id = ${brand.id}`)).toBe(1)
  await close()
  app.passTime(30 * DAY_MS)
  await runErasure()
  await app.jobsDone()

  const [left] = await rows(
    sql`select name, slug, erased_at is not null as gone, is_public from brands where id = ${brand.id}`,
  )
  expect(left).toEqual({ name: 'Gelöschte Marke', slug: `erased_${brand.no}`, gone: true, is_public: false })
  for (const table of ['brand_members', 'brand_domains', 'brand_socials', 'brand_invites'])
    expect([table, await count(table, sql`brand_id = ${brand.id}`)]).toEqual([table, 0])
  for (const table of ['brand_imprints', 'brand_pictures'])
    expect([table, await count(table, sql`brand_no = ${brand.no}`)]).toEqual([table, 0])
  expect(await count('moderation_decisions', sql`brand_id = ${brand.id}`)).toBe(1)
  const kept = sql`product_id in (select id from products where brand_id = ${brand.id})`
  expect(await count('price_history', kept)).toBe(prices)
  expect(await count('product_images', kept)).toBe(0)
  expect(await count('products', sql`brand_id = ${brand.id} and name = 'Nie gezeigt'`)).toBe(0)
  expect(await count('products', sql`brand_id = ${brand.id} and (status <> 'archived' or link is not null)`)).toBe(0)

  expect(app.mail.lastTo(owner.email).subject).toContain(`${brand.name} ist gelöscht`)
  expect(app.mail.lastTo(editor.email).subject).toContain(`${brand.name} ist gelöscht`)
  // The sessions of both have ended meanwhile.
  const signIn = await owner.post('/api/auth/login', { username: owner.username, password: owner.password })
  expect(signIn.body).toMatchObject({ userType: 'consumer' })
  expect((await owner.get('/api/brand/workspaces')).body).toEqual([])
  expect((await app.visitor().get(`/api/brand/register/availability?handle=${brand.slug}`)).body).toMatchObject({
    handle: 'free',
  })

  // The files follow, once no upload can refer to them any more.
  app.passTime(2 * 3_600_000)
  await app.jobs.run(removePictureFilesJob, {})
  expect(await count('files', sql`brand_id = ${brand.id}`)).toBe(0)
  expect((await owner.send('DELETE', '/api/auth/me', { password: owner.password })).status).toBe(200)
})
