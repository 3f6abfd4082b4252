import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandImport } from '#contract/brand-imports.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { zipOf } from '../testing/zip-of.ts'
import { forgetImportsJob } from './imports.jobs.ts'
import { openBrandImport, shopify } from './testing/wizard.ts'
import { resumeImports, workImport } from './working/work-import.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const open = (options = {}) => openBrandImport(app, options)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const photo = (blue: number) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: 10, g: 20, b: blue } } })
    .jpeg()
    .toBuffer()

test('pictures arrive in the order of the file, then complete products go to the review', async () => {
  const { run, products } = await open()
  for (const [at, name] of ['a', 'b'].entries())
    app.internet.pages.set(`https://cdn.example/${name}.jpg`, { body: await photo(at * 90), type: 'image/jpeg' })
  const done = await run(
    shopify(
      { picture: 'https://cdn.example/b.jpg' },
      { size: 'L', picture: 'https://cdn.example/a.jpg' },
      { size: 'XL', picture: 'https://cdn.example/fehlt.jpg' },
    ),
    { arrival: 'review' },
  )
  expect(done).toMatchObject({ state: 'done', published: 1 })
  expect(done.groups.map(({ key }) => key)).toContain('pictureUnreachable')
  const [product] = await products()
  expect([product?.state, product?.pictures.length]).toEqual(['in_review', 2])
  const sources = await rowsOf<{ source: string }>(
    app.world.db,
    sql`select source from product_images where product_id = ${product?.id} order by position`,
  )
  expect(sources.map(({ source }) => source.at(-5))).toEqual(['b', 'a'])
})

test('a table whose columns were assigned by hand gets its pictures, too', async () => {
  const { upload, configure, read, commit, desk, products } = await open()
  app.internet.pages.set('https://cdn.example/m.jpg', { body: await photo(120), type: 'image/jpeg' })
  const { id } = (await upload('Was;Kostet;Foto\nMütze Nord;19,90;https://cdn.example/m.jpg')).body as BrandImport
  await configure(await read(id), {}, { Was: 'name', Kostet: 'price', Foto: 'pictures' })
  await desk.owner.post(`/api/brand/imports/${id}/check`, {})
  await app.jobsDone()
  expect(await commit(await read(id))).toMatchObject({ state: 'done', products: 1, counts: { create: 1 } })
  expect((await products()).map(({ pictures }) => pictures.length)).toEqual([1])
})

test('a picture that cannot be unpacked keeps neither the others nor the import from finishing', async () => {
  const { run, products } = await open()
  const archive = zipOf([
    { name: 'list.csv', content: shopify({}, { handle: 'kai', title: 'Hoodie Kai' }) },
    // Its size is wrong, which only unpacking tells.
    { name: 'hafen.jpg', content: await photo(10), declared: 900_000 },
    { name: 'kai.jpg', content: await photo(80) },
  ])
  const done = await run(archive)
  expect(done).toMatchObject({ state: 'done', counts: { create: 2 } })
  expect(done.groups.find(({ key }) => key === 'pictureUnreachable')).toMatchObject({ count: 1 })
  expect((await products()).map(({ pictures }) => pictures.length)).toEqual([0, 1])
})

test('a rename of a live product waits for its review; its price does not', async () => {
  const { run, products } = await open({ trustLevel: 0 })
  app.internet.pages.set('https://cdn.example/l.jpg', { body: await photo(200), type: 'image/jpeg' })
  const picture = 'https://cdn.example/l.jpg'
  await run(shopify({ picture }), { arrival: 'review' })
  const [submitted] = await products()
  await app.world.db.execute(sql`update products set review_state = 'none' where id = ${submitted?.id}`)
  await run(shopify({ picture, title: 'Hoodie Neu', price: '69.90' }))
  const [live] = await rowsOf<{ name: string; cents: number }>(
    app.world.db,
    sql`select name, price_gross_cents as cents from products where id = ${submitted?.id}`,
  )
  expect(live).toEqual({ name: 'Hoodie Hafen', cents: 6990 })
  expect((await products())[0]).toMatchObject({ form: { name: 'Hoodie Neu' }, pending: { fields: ['name'] } })
})

test('an undo restores what was and removes what was created, except what changed since', async () => {
  const { run, undo, products, desk } = await open()
  await run(shopify({}, { handle: 'kai', title: 'Hoodie Kai' }))
  const [before, kai] = await products()
  const done = await run(
    shopify(
      { price: '59.90', title: 'Hoodie Billig' },
      { handle: 'kai', title: 'Kai Neu' },
      { handle: 'see', title: 'Hoodie See' },
    ),
  )
  expect(done).toMatchObject({ counts: { update: 2, create: 1 } })
  const touched = (await products()).find(({ id }) => id === kai?.id)
  if (!touched) throw new Error('Kai is gone')
  await desk.save(touched, { tags: ['eigenes'] })
  expect(await undo(done)).toMatchObject({ state: 'undone' })
  const after = await products()
  expect(after.map(({ form }) => form.name)).toEqual(['Hoodie Hafen', 'Kai Neu'])
  expect(after[0]?.form).toEqual(before?.form)
  expect((await desk.owner.post(`/api/brand/imports/${done.id}/undo`, {})).status).toBe(404)
})

test('what an undo removed before it was shown comes back with the next import, with its sale', async () => {
  const { run, undo, products } = await open()
  app.internet.pages.set('https://cdn.example/w.jpg', { body: await photo(30), type: 'image/jpeg' })
  const file = shopify(
    { picture: 'https://cdn.example/w.jpg', price: '59.90', former: '79.90' },
    { handle: 'kai', title: 'Hoodie Kai', price: '49.90', former: '69.90' },
  )
  const done = await run(file, { arrival: 'review' })
  expect((await products()).map(({ state }) => state)).toEqual(['in_review', 'draft'])
  app.passTime(HOUR_MS)
  await undo(done)
  expect(await products()).toEqual([])
  expect(await run(file, { arrival: 'review' })).toMatchObject({ counts: { create: 2 } })
  expect((await products()).map(({ state }) => state)).toEqual(['in_review', 'draft'])
})

test('an undo is possible for a day', async () => {
  const { run, desk } = await open()
  const done = await run(shopify({}))
  app.passTime(25 * HOUR_MS)
  expect((await desk.owner.post(`/api/brand/imports/${done.id}/undo`, {})).status).toBe(404)
})

test('a process that is killed in the middle is replaced by another, and nothing is doubled', async () => {
  const { check, read, products, desk } = await open()
  const many = Array.from({ length: 250 }, (_, at) => ({ handle: `h-${at}`, title: `Hoodie ${at}` }))
  const checked = await check(shopify(...many))
  await desk.owner.post(`/api/brand/imports/${checked.id}/commit`, { version: checked.version })
  const key = { brandId: desk.brandId, id: checked.id }
  // The second portion fails in its transaction, as it does when its process ends.
  let portions = 0
  const broken = {
    ...app.world,
    db: new Proxy(app.world.db, {
      get(db, name) {
        if (name !== 'transaction') return Reflect.get(db, name) as unknown
        return (work: (tx: unknown) => Promise<unknown>) =>
          db.transaction(async (tx) => {
            const result = await work(tx)
            portions += 1
            if (portions > 2) throw new Error('killed')
            return result
          })
      },
    }),
  }
  await expect(workImport(broken, key)).rejects.toThrow('killed')
  const halfway = await read(checked.id)
  expect(halfway.state).toBe('committing')
  expect(halfway.progress.done).toBeLessThan(250)
  expect(halfway.progress.done).toBeGreaterThan(0)
  app.passTime(3 * 60_000)
  await resumeImports(app.world)
  await app.jobsDone()
  expect(await read(checked.id)).toMatchObject({ state: 'done', counts: { create: 250 } })
  const [count] = await rowsOf<{ all: number; names: number }>(
    app.world.db,
    sql`select count(*)::int as all, count(distinct name)::int as names from products where brand_id = ${desk.brandId}`,
  )
  expect(count).toEqual({ all: 250, names: 250 })
  expect(await products()).toHaveLength(50)
})

/** The world in which every transaction after the first ones fails. */
const failingAfter = (portions: number): typeof app.world => {
  let left = portions
  return {
    ...app.world,
    db: new Proxy(app.world.db, {
      get(db, name) {
        if (name !== 'transaction') return Reflect.get(db, name) as unknown
        return async (work: (tx: unknown) => Promise<unknown>) => {
          left -= 1
          const isPortion = left < 0
          return db.transaction(async (tx) => {
            const result = await work(tx)
            const [row] = await rowsOf<{ state: string }>(
              tx,
              sql`select state from import_batches order by created_at desc limit 1`,
            )
            if (isPortion && row?.state !== 'failed') throw new Error('always')
            return result
          })
        }
      },
    }),
  }
}

test('an import whose portion always throws fails after a few attempts, says so, and goes on or is taken back', async () => {
  const { check, read, commit, undo, products, desk } = await open()
  const many = Array.from({ length: 150 }, (_, at) => ({ handle: `h-${at}`, title: `Hoodie ${at}` }))
  const checked = await check(shopify(...many))
  await desk.owner.post(`/api/brand/imports/${checked.id}/commit`, { version: checked.version })
  const key = { brandId: desk.brandId, id: checked.id }
  await expect(workImport(failingAfter(2), key)).rejects.toThrow('always')
  for (let attempt = 1; attempt <= 5; attempt += 1) await workImport(failingAfter(0), key).catch(() => {})
  const failed = await read(checked.id)
  expect(failed).toMatchObject({ state: 'failed', canContinue: true })
  expect(failed.failure).toContain('kam auch nach mehreren Versuchen nicht weiter')
  expect(failed.undoUntil).not.toBeNull()
  await app.jobsDone()
  expect(app.mail.lastTo(desk.owner.email).subject).toBe('Der Import ist abgebrochen')
  expect((await desk.owner.post(`/api/brand/imports/${checked.id}/check`, {})).status).toBe(409)
  expect(await commit(failed)).toMatchObject({ state: 'done', failure: null, counts: { create: 150 } })
  expect(await undo(await read(checked.id))).toMatchObject({ state: 'undone' })
  expect(await products()).toEqual([])
})

test('a failed import is taken back as far as it came', async () => {
  const { check, read, undo, products, desk } = await open()
  const many = Array.from({ length: 150 }, (_, at) => ({ handle: `h-${at}`, title: `Hoodie ${at}` }))
  const checked = await check(shopify(...many))
  await desk.owner.post(`/api/brand/imports/${checked.id}/commit`, { version: checked.version })
  const key = { brandId: desk.brandId, id: checked.id }
  for (const after of [2, 0, 0, 0, 0, 0]) await workImport(failingAfter(after), key).catch(() => {})
  expect(await products()).toHaveLength(50)
  expect(await undo(await read(checked.id))).toMatchObject({ state: 'undone' })
  expect(await products()).toEqual([])
})

test('a process that dies in every attempt does not keep an import running', async () => {
  const { check, read, desk } = await open()
  const checked = await check(shopify({}))
  await desk.owner.post(`/api/brand/imports/${checked.id}/commit`, { version: checked.version })
  // Five attempts began, and the last process ended without a word.
  await app.world.db.execute(sql`update import_batches set tries = 5, is_trying = false where id = ${checked.id}`)
  await app.jobsDone()
  expect(await read(checked.id)).toMatchObject({ state: 'failed', canContinue: false, undoUntil: null })
})

const filesOf = (brandId: string) =>
  rowsOf<{ key: string }>(app.world.db, sql`select key from files where brand_id = ${brandId} and key like 'imports/%'`)

test('imports are forgotten after a month, with their files', async () => {
  const { run, desk } = await open()
  const { id } = await run(shopify({}))
  const [file] = await filesOf(desk.brandId)
  if (!file) throw new Error('the file of an import is stored')
  app.passTime(31 * DAY_MS)
  await app.jobs.run(forgetImportsJob, {})
  const [kept] = await rowsOf<{ kept: number }>(
    app.world.db,
    sql`select count(*)::int as kept from import_batches where id = ${id}`,
  )
  expect(kept?.kept).toBe(0)
  expect(await filesOf(desk.brandId)).toEqual([])
  expect(await app.world.storage.read(file.key)).toBeNull()
})

test('a file without an import, as of an erased brand, is removed after a day', async () => {
  const { run, desk } = await open()
  const { id } = await run(shopify({}))
  await app.world.db.execute(sql`delete from import_batches where id = ${id}`)
  await app.jobs.run(forgetImportsJob, {})
  expect(await filesOf(desk.brandId)).toHaveLength(1)
  app.passTime(2 * DAY_MS)
  await app.jobs.run(forgetImportsJob, {})
  expect(await filesOf(desk.brandId)).toEqual([])
})
