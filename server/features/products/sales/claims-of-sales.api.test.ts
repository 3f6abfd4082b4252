import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-world.ts'
import { openBrandDesk } from '../managing/testing/brand-desk.ts'

test('labels and codes of sales claim nothing about the environment without evidence', async () => {
  const app = await openTestApp()
  const desk = await openBrandDesk(app, { trustLevel: 2 })
  const { body: product } = await desk.step(await desk.ready(), 'publish')
  const form = {
    name: 'Nachhaltig in den Frühling',
    percent: 20,
    promoCode: null,
    badge: '',
    startsAt: new Date(app.world.now().getTime() + 3_600_000).toISOString(),
    endsAt: new Date(app.world.now().getTime() + 86_400_000).toISOString(),
    choice: { kind: 'products', ids: [product.id] },
  }
  const create = (changes: object) => desk.owner.post('/api/brand/sales', { ...form, ...changes })
  const claims: [object, string][] = [
    [{ badge: 'Öko-Wochen' }, 'öko'],
    [{ promoCode: 'KLIMANEUTRAL20' }, 'klimaneutral'],
  ]
  for (const [changes, claim] of claims) {
    const { status, body } = await create(changes)
    expect([status, body]).toMatchObject([400, { code: 'settings.claim' }])
    expect((body as { message: string }).message).toContain(`„${claim}“ ist eine Umweltaussage.`)
  }
  // Its name is read by the team alone.
  const sale = (await create({})).body as { id: string; version: number; form: object }
  const change = () =>
    desk.owner.put(`/api/brand/sales/${sale.id}`, { version: sale.version, form: { ...form, badge: 'Fair Trade' } })
  expect((await change()).body).toMatchObject({ code: 'settings.claim' })
  await app.world.db.execute(sql`update brands set claim_evidence = 'GOTS CU 1' where id = ${desk.brandId}`)
  expect((await change()).body).toMatchObject({ form: { badge: 'Fair Trade' } })
  await app.close()
})
