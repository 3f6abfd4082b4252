import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandProduct } from '#contract/brand-products.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { submitWaitingPictures } from '../../pictures/waiting-pictures.service.ts'
import { readProducts } from '../../products.service.ts'
import { brandProductsRoutes } from '../brand-products.routes.ts'
import { type BrandDesk, openBrandDesk } from '../testing/brand-desk.ts'
import { applyReview, readForReview } from './product-review.service.ts'
import { isSampled } from './review-need.ts'

let app: TestApp
let desk: BrandDesk
beforeAll(async () => {
  app = await openTestApp({ parts: { registerRoutes: brandProductsRoutes } })
  desk = await openBrandDesk(app)
})
afterAll(() => app.close())

/** What shoppers see of the product. */
const seen = async (id: string) => (await readProducts({ ...app.world, language: 'de' }, [id]))[0]

async function live(from = desk): Promise<BrandProduct> {
  const { body } = await from.step(await from.ready(), 'publish')
  if (body.state === 'in_review') await applyReview(app.world, body.id, 'approve')
  return from.read(body.id)
}

test('a new name of a live product waits, and the old one stays until it is approved', async () => {
  const product = await live()
  const { body: changed } = await desk.save(product, { name: 'Night Hoodie', priceGrossCents: 9900 })
  expect(changed).toMatchObject({
    state: 'active',
    form: { name: 'Night Hoodie', priceGrossCents: 9900 },
    pending: { fields: ['name'], state: 'in_review' },
  })
  expect(await seen(product.id)).toMatchObject({ name: 'Heavy Hoodie', price: 99 })
  expect(await readForReview(app.world, product.id)).toMatchObject({
    live: { name: 'Heavy Hoodie' },
    changes: { name: 'Night Hoodie' },
  })
  expect(await applyReview(app.world, product.id, 'approve')).toMatchObject({
    brandId: desk.brandId,
    subject: 'change',
  })
  expect(await seen(product.id)).toMatchObject({ name: 'Night Hoodie' })
  expect(await desk.read(product.id)).toMatchObject({ pending: null, state: 'active' })
})

test('a refused change leaves the old version live; saving the old value withdraws it', async () => {
  const product = await live()
  const { body: changed } = await desk.save(product, { link: 'https://nord.example/other', productType: 'pants' })
  expect(changed.pending?.fields).toEqual(['link', 'productType'])
  await applyReview(app.world, product.id, 'reject')
  const refused = await desk.read(product.id)
  expect(refused).toMatchObject({ state: 'active', pending: { state: 'rejected' } })
  expect(await seen(product.id)).toMatchObject({ productType: 'tops' })
  const { link, productType, category } = product.form
  const { body: withdrawn } = await desk.save(refused, { link, productType, category })
  expect(withdrawn.pending).toBeNull()
})

test('price, stock, description and sizes never wait', async () => {
  const product = await live()
  const { body } = await desk.save(product, {
    priceGrossCents: 5000,
    description: { de: 'Eine ganz neue Beschreibung des Hoodies.' },
    variants: product.form.variants.slice(0, 1),
    tags: ['neu'],
  })
  expect(body.pending).toBeNull()
  expect(await seen(product.id)).toMatchObject({ price: 50, sizes: ['M'] })
  expect(await seen(product.id)).not.toHaveProperty('partnerLink')
  // Trust L28
  await desk.save(body, { isPartnerLink: true })
  expect(await seen(product.id)).toMatchObject({ partnerLink: true })
})

test('a product with requested changes is edited and submitted again; a refused one only copied', async () => {
  const { body: submitted } = await desk.step(await desk.ready(), 'publish')
  await applyReview(app.world, submitted.id, 'request_changes')
  const returned = await desk.read(submitted.id)
  expect(returned.state).toBe('changes_requested')
  const { body: mended } = await desk.save(returned, { name: 'Mended Hoodie' })
  expect(mended).toMatchObject({ state: 'changes_requested', form: { name: 'Mended Hoodie' }, pending: null })
  expect((await desk.step(mended, 'publish')).body.state).toBe('in_review')
  await applyReview(app.world, submitted.id, 'reject')
  const refused = await desk.read(submitted.id)
  expect(await desk.save(refused, { name: 'Again' })).toMatchObject({ status: 409, body: { code: 'products.locked' } })
  expect((await desk.step(refused, 'publish')).status).toBe(409)
})

test('a blocked product is shown to no one until the block is taken back', async () => {
  const product = await live()
  await applyReview(app.world, product.id, 'block')
  expect(await desk.read(product.id)).toMatchObject({ state: 'blocked' })
  const [row] = await rowsOf(app.world.db, sql`select is_openable as open from products where id = ${product.id}`)
  expect(row).toEqual({ open: false })
  await applyReview(app.world, product.id, 'approve')
  expect((await desk.read(product.id)).state).toBe('active')
  await expect(applyReview(app.world, product.id, 'approve')).rejects.toMatchObject({ code: 'products.locked' })
})

test('of trusted brands only a link to another host waits', async () => {
  const trusted = await openBrandDesk(app, { trustLevel: 1 })
  await app.world.db.execute(
    sql`insert into brand_domains (brand_id, domain, token, proven_at)
        values (${trusted.brandId}, 'nord.example', 't', now()), (${trusted.brandId}, 'sued.example', 't', now())`,
  )
  const product = await live(trusted)
  const { body: renamed } = await trusted.save(product, { name: 'Night', link: 'https://shop.nord.example/2' })
  expect(await seen(product.id)).toMatchObject({ name: 'Night', link: 'https://shop.nord.example/2' })
  const { body: moved } = await trusted.save(renamed, { link: 'https://sued.example/2' })
  expect(moved.pending?.fields).toEqual(['link'])
})

test('a fifth of the products of level 1 is looked at afterwards', () => {
  const ids = Array.from({ length: 4000 }, () => crypto.randomUUID())
  const share = (level: number) => ids.filter((id) => isSampled(id, level)).length / ids.length
  expect(share(1)).toBeCloseTo(0.2, 1)
  expect(share(2)).toBeCloseTo(0.05, 1)
  expect(share(3)).toBe(0)
})

test('pictures that wait enter the queue, survive other changes, and are shown by the approval', async () => {
  const product = await live()
  await app.world.db.execute(
    sql`insert into held_product_images (id, brand_id, product_id, state, is_unreviewed, held_at, position, master, width, height)
        values (gen_random_uuid(), ${desk.brandId}, ${product.id}, 'waiting', true, now(), 1, 'demo:new.jpg', 900, 1200)`,
  )
  const scope = { ...app.world, member: { brandId: desk.brandId, brandNo: 0, role: 'admin', isOwner: true } } as const
  await submitWaitingPictures(scope, product.id)
  const { body: renamed } = await desk.save(product, { name: 'Renamed' })
  const { body: back } = await desk.save(renamed, { name: product.form.name })
  expect(back).toMatchObject({ pending: { fields: [], state: 'in_review' } })
  expect(back.pictures).toHaveLength(1)
  await applyReview(app.world, product.id, 'approve')
  const approved = await desk.read(product.id)
  expect(approved.pending).toBeNull()
  expect(approved.pictures.map(({ media }) => media.width)).toEqual([1200, 900])
})
