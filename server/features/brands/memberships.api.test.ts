import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const as = (brandId: string) => ({ headers: { 'x-brand-id': brandId } })
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('a call for members of a brand', () => {
  test('is refused for visitors and shoppers', async () => {
    expect(code(await app.visitor().get('/api/brand/me'))).toEqual([401, 'unauthenticated'])
    expect(code(await (await app.person()).get('/api/brand/me'))).toEqual([403, 'forbidden'])
  })

  test('names the brand when the caller has several, and never another one', async () => {
    const person = await app.person()
    const one = await insertTestBrand(app.world, { owner: person.id })
    expect((await person.get('/api/brand/me')).body).toMatchObject({ id: one.id, isOwner: true })
    const other = await insertTestBrand(app.world, { members: { [person.id]: 'finance' } })
    expect(code(await person.get('/api/brand/me'))).toEqual([400, 'brands.unnamed'])
    expect((await person.get('/api/brand/me', as(other.id))).body).toMatchObject({
      role: 'finance',
      rights: ['billing'],
    })
    const foreign = await insertTestBrand(app.world, { owner: (await app.person()).id })
    for (const id of [foreign.id, randomUUID(), '', "' or true"]) {
      expect(code(await person.get('/api/brand/me', as(id)))).toEqual([403, 'forbidden'])
    }
    expect((await person.get('/api/brand/workspaces')).body.map(({ id }: { id: string }) => id)).toEqual([
      one.id,
      other.id,
    ])
  })

  test('says when a closing brand is erased', async () => {
    const owner = await app.person()
    const { id } = await insertTestBrand(app.world, { owner: owner.id })
    expect((await owner.get('/api/brand/me')).body.deleteAfter).toBeNull()
    await app.world.db.execute(sql`update brands set delete_after = '2027-01-02T03:04:05Z' where id = ${id}`)
    expect((await owner.get('/api/brand/me')).body.deleteAfter).toBe('2027-01-02T03:04:05.000Z')
  })

  test('is refused from the request on that follows the removal', async () => {
    const person = await app.person()
    const { id } = await insertTestBrand(app.world, { members: { [person.id]: 'editor' } })
    expect((await person.get('/api/auth/me')).body.userType).toBe('brand')
    await app.world.db.execute(sql`delete from brand_members where brand_id = ${id}`)
    expect(code(await person.get('/api/brand/me', as(id)))).toEqual([403, 'forbidden'])
    expect((await person.get('/api/auth/me')).body.userType).toBe('consumer')
  })
})
