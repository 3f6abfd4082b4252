import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { completeForm, openBrandDesk } from '../managing/testing/brand-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Missing {
  readonly field: string
  readonly count: number
  readonly ids: readonly string[]
  readonly first: readonly { readonly id: string }[]
}

test('drafts are grouped by what is missing, and it is set for all of them at once', async () => {
  const { owner, create, read } = await openBrandDesk(app)
  const ids = [
    (await create(completeForm({ fibres: [] }))).id,
    (await create(completeForm({ fibres: [], gender: null }))).id,
    (await create(completeForm())).id,
  ]
  const missing = async () => (await owner.get('/api/brand/products/missing')).body as unknown as Missing[]
  const counts = async () => Object.fromEntries((await missing()).map(({ field, count }) => [field, count]))
  expect(await counts()).toEqual({ pictures: 3, fibres: 2, gender: 1 })
  const fibres = (await missing()).find(({ field }) => field === 'fibres')
  expect(fibres?.ids).toEqual(ids.slice(0, 2))
  expect(fibres?.first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const action = { kind: 'fibres', fibres: [{ fibre: 'wool', percent: 100 }] }
  const { body } = await owner.post('/api/brand/products/bulk', { ids: fibres?.ids, action })
  const { undo } = body as unknown as { undo: string }
  expect(await counts()).toEqual({ pictures: 3, gender: 1 })
  expect((await read(ids[0] ?? '')).form.fibres).toEqual([{ fibre: 'wool', percent: 100 }])
  expect((await read(ids[2] ?? '')).form.fibres).toHaveLength(2)
  await owner.post('/api/brand/products/undo', { undo })
  expect(await counts()).toEqual({ pictures: 3, fibres: 2, gender: 1 })
})

test('of more drafts than one action takes, all are named', async () => {
  const { owner, create, brandId } = await openBrandDesk(app)
  await create(completeForm({ gender: null }))
  await app.world.db.execute(
    sql`insert into products (brand_id, source, name, description_de, description_en, gender, product_type, price_gross_cents,
          status, unset)
        select ${brandId}, 'hand', 'Draft ' || n, 'Warm', '', 'unisex', 'tops', 4900, 'draft', '{gender}' from generate_series(1, 600) n`,
  )
  const missing = (await owner.get('/api/brand/products/missing')).body as unknown as Missing[]
  const found = missing.find(({ field }) => field === 'gender')
  const ids = found?.ids ?? []
  expect([found?.count, ids.length]).toEqual([601, 601])
  const action = { kind: 'gender', gender: 'men' }
  expect((await owner.post('/api/brand/products/bulk', { ids, action })).status).toBe(400)
})

test('drafts of another brand are not part of it', async () => {
  const one = await openBrandDesk(app)
  await one.create(completeForm({ fibres: [] }))
  const other = await openBrandDesk(app)
  expect((await other.owner.get('/api/brand/products/missing')).body).toEqual([])
})
