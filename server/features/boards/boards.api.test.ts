import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOARDS } from '#contract/boards.limits.ts'
import type { Board, SharedBoard } from '#contract/boards.ts'
import type { Product } from '#contract/products.ts'
import { type DeckWorld, openDeckWorld } from '#server/features/discovery/testing/deck-world.ts'
import { inventedProduct } from '#server/features/discovery/testing/invented-products.ts'
import type { TestClient } from '#server/testing/test-client.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 12 }, (_, n) => inventedProduct(n)), brands: 3 })
})
afterAll(() => deck.close())

const productId = (n: number): string => deck.products[n]?.id ?? ''

async function newUser(): Promise<TestClient> {
  return (await deck.person()).device()
}

async function boardOf(client: TestClient, name: string, ...products: readonly number[]): Promise<Board> {
  const board = (await client.post('/api/boards', { name })).body as Board
  for (const n of products) {
    deck.passTime(1)
    expect((await client.put(`/api/boards/${board.id}/products/${productId(n)}`)).status).toBe(200)
  }
  return board
}

const productsOf = async (client: TestClient, id: string): Promise<string[]> =>
  ((await client.get(`/api/boards/${id}/products`)).body as unknown as Product[]).map((product) => product.id)

const tokenOf = async (client: TestClient, id: string, showsOwner = false): Promise<string> =>
  ((await client.put(`/api/boards/${id}/share`, { showsOwner })).body as Board).share?.token ?? ''

describe('own lists', () => {
  test('a list is created, renamed, filled and deleted', async () => {
    const lena = await newUser()
    const made = await lena.post('/api/boards', { name: '  Winter ', productId: productId(0) })
    expect(made).toMatchObject({ status: 200, body: { name: 'Winter', count: 1, share: null } })
    const { id } = made.body as Board
    expect((await lena.patch(`/api/boards/${id}`, { name: 'Winter ❄' })).body).toMatchObject({ name: 'Winter ❄' })
    expect((await lena.get('/api/boards')).body).toMatchObject([{ id, name: 'Winter ❄', count: 1 }])
    expect((await lena.delete(`/api/boards/${id}`)).status).toBe(200)
    expect((await lena.get('/api/boards')).body).toEqual([])
    expect((await lena.delete(`/api/boards/${id}`)).body).toMatchObject({ code: 'boards.unknown' })
  })

  test('the last added product comes first; adding and removing again changes nothing', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Schuhe', 1, 2, 3)
    deck.passTime(1)
    await lena.put(`/api/boards/${id}/products/${productId(1)}`)
    expect(await productsOf(lena, id)).toEqual([productId(3), productId(2), productId(1)])
    for (const _ of ['once', 'twice']) {
      expect((await lena.delete(`/api/boards/${id}/products/${productId(2)}`)).status).toBe(200)
    }
    expect(await productsOf(lena, id)).toEqual([productId(3), productId(1)])
    expect((await lena.get(`/api/products/${productId(3)}/boards`)).body).toEqual({ boardIds: [id] })
    expect((await lena.get(`/api/products/${productId(2)}/boards`)).body).toEqual({ boardIds: [] })
  })

  test('lists and Saved are independent: adding, unsaving and clearing do not affect the other', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Beides', 4)
    expect((await lena.get('/api/saved-products')).body).toEqual([])
    await lena.post('/api/user-interactions', { productId: productId(4), action: 'like' })
    await lena.post('/api/user-interactions', { productId: productId(4), action: 'unsave' })
    await lena.delete('/api/saved-products')
    expect(await productsOf(lena, id)).toEqual([productId(4)])
  })

  // Trust S41
  test('products of a suspended brand are neither shown nor counted nor added, until the brand is approved again', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Gesperrt', 0, 1)
    await deck.rows(`update brands set status = 'suspended' where name = 'Label 2'`)
    expect(await productsOf(lena, id)).toEqual([productId(0)])
    const boards = (await lena.get('/api/boards')).body as unknown as Board[]
    expect(boards).toMatchObject([{ count: 1 }])
    expect((await lena.put(`/api/boards/${id}/products/${productId(4)}`)).status).toBe(404)
    await deck.rows(`update brands set status = 'approved'`)
    expect(await productsOf(lena, id)).toEqual([productId(1), productId(0)])
  })

  test('the list that changed last comes first', async () => {
    const lena = await newUser()
    const first = await boardOf(lena, 'Erste')
    deck.passTime(1)
    const second = await boardOf(lena, 'Zweite')
    deck.passTime(1)
    await lena.put(`/api/boards/${first.id}/products/${productId(5)}`)
    expect(((await lena.get('/api/boards')).body as Board[]).map(({ id }) => id)).toEqual([first.id, second.id])
  })

  test('a draft is not shown, and returns to its place when active again', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Entwurf', 10, 11)
    await deck.rows(`update products set status = 'draft' where id = '${productId(10)}'`)
    expect(await productsOf(lena, id)).toEqual([productId(11)])
    expect((await lena.get('/api/boards')).body).toMatchObject([{ count: 1 }])
    await deck.rows(`update products set status = 'active' where id = '${productId(10)}'`)
    expect(await productsOf(lena, id)).toEqual([productId(11), productId(10)])
  })
})

describe('limits', () => {
  test('a name is unique, regardless of case', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Sneaker')
    const other = await boardOf(lena, 'Hosen')
    expect((await lena.post('/api/boards', { name: 'SNEAKER' })).body).toMatchObject({ code: 'boards.name-taken' })
    expect((await lena.patch(`/api/boards/${other.id}`, { name: 'sneaker' })).status).toBe(409)
    expect((await lena.patch(`/api/boards/${id}`, { name: 'sneaker' })).status).toBe(200)
    expect((await (await newUser()).post('/api/boards', { name: 'Sneaker' })).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['too much', 'x'.repeat(BOARDS.nameMax + 1)],
    ['two lines', 'a\nb'],
  ])('%s is no name', async (_, name) => {
    const lena = await newUser()
    expect((await lena.post('/api/boards', { name })).body).toMatchObject({ code: 'input' })
  })

  test('two devices at once never make more lists than one may have', async () => {
    const lena = await newUser()
    const made = await Promise.all(
      Array.from({ length: BOARDS.most + 5 }, (_, n) => lena.post('/api/boards', { name: `Liste ${n}` })),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(BOARDS.most)
    expect(made.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'boards.too-many' })
  })

  test('a full list accepts no more products', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Voll', 0)
    await deck.rows(
      `with more as (insert into products (brand_id, external_id, name, description_de, description_en, gender,
          product_type, price_gross_cents) select p.brand_id, 'fill-' || n, 'x', '', '', 'unisex', 'tops', 100
        from products p, generate_series(2, ${BOARDS.productsMost}) n where p.id = '${productId(0)}' returning no)
       insert into board_products (board_id, product_no, added_at) select '${id}', no, now() from more`,
    )
    expect((await lena.put(`/api/boards/${id}/products/${productId(1)}`)).body).toMatchObject({ code: 'boards.full' })
    expect((await lena.put(`/api/boards/${id}/products/${productId(0)}`)).status).toBe(200)
  })
})

describe('access', () => {
  test('a list of another user can be neither read nor changed', async () => {
    const { id } = await boardOf(await newUser(), 'Meins', 0)
    const other = await newUser()
    const tries = [
      other.get(`/api/boards/${id}/products`),
      other.patch(`/api/boards/${id}`, { name: 'Deins' }),
      other.delete(`/api/boards/${id}`),
      other.put(`/api/boards/${id}/products/${productId(1)}`),
      other.delete(`/api/boards/${id}/products/${productId(0)}`),
      other.put(`/api/boards/${id}/share`, {}),
      other.delete(`/api/boards/${id}/share`),
    ]
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body]).toMatchObject([404, { code: 'boards.unknown' }])
    }
    expect((await other.get('/api/boards')).body).toEqual([])
    expect((await other.get(`/api/products/${productId(0)}/boards`)).body).toEqual({ boardIds: [] })
  })

  test('without a session there are no lists, and an unknown product is on none', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Leer')
    expect((await lena.put(`/api/boards/${id}/products/${UNKNOWN_ID}`)).body).toMatchObject({
      code: 'products.unknown',
    })
    lena.cookies.clear()
    expect((await lena.get('/api/boards')).status).toBe(401)
    expect((await lena.post('/api/boards', { name: 'x' })).status).toBe(401)
  })

  test('lists are deleted with the account', async () => {
    const person = await deck.person()
    const { id } = await boardOf(person.device(), 'Weg', 0)
    await deck.rows(`delete from users where id = '${person.id}'`)
    expect(await deck.rows(`select 1 from boards where id = '${id}'`)).toEqual([])
    expect(await deck.rows(`select 1 from board_products where board_id = '${id}'`)).toEqual([])
  })
})

describe('a shared list', () => {
  test('is visible by its link without signing in, until the link is ended; the next link is another one', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Geteilt', 6, 7)
    const token = await tokenOf(lena, id)
    expect(await tokenOf(lena, id)).toBe(token)
    const visitor = await newUser()
    visitor.cookies.clear()
    const seen = await visitor.get(`/api/shared-boards/${token}`)
    expect(seen).toMatchObject({ status: 200, body: { name: 'Geteilt', owner: null } })
    expect((seen.body as SharedBoard).products.map((product) => product.id)).toEqual([productId(7), productId(6)])
    expect((await lena.delete(`/api/boards/${id}/share`)).body).toMatchObject({ share: null })
    expect((await visitor.get(`/api/shared-boards/${token}`)).body).toMatchObject({ code: 'boards.link-over' })
    expect(await tokenOf(lena, id)).not.toBe(token)
  })

  test('names its owner only while the owner chooses so', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Mit Namen')
    const ownerAt = async (token: string) =>
      ((await lena.get(`/api/shared-boards/${token}`)).body as unknown as SharedBoard).owner
    expect(await ownerAt(await tokenOf(lena, id, true))).toMatch(/^p[\da-f]{12}$/)
    expect(await ownerAt(await tokenOf(lena, id, false))).toBeNull()
  })

  // Trust S41
  test('shows only products on sale: no drafts, paused ones or suspended brands', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Verkauft', 0, 1, 2)
    const token = await tokenOf(lena, id)
    await deck.rows(`update products set status = 'paused' where id = '${productId(1)}'`)
    await deck.rows(`update brands set status = 'suspended' where name = 'Label 3'`)
    const { products } = (await lena.get(`/api/shared-boards/${token}`)).body as unknown as SharedBoard
    expect(products.map((product) => product.id)).toEqual([productId(0)])
    await deck.rows(`update brands set status = 'approved'; update products set status = 'active'`)
  })

  test('is copied with its order, under a free name, and stays when the original is deleted', async () => {
    const lena = await newUser()
    const { id } = await boardOf(lena, 'Sommer', 3, 4)
    const token = await tokenOf(lena, id)
    const friend = await newUser()
    deck.passTime(60_000)
    await boardOf(friend, 'SOMMER')
    const copy = await friend.post(`/api/shared-boards/${token}/copy`)
    expect(copy).toMatchObject({ status: 200, body: { name: 'Sommer 2', count: 2, share: null } })
    await lena.delete(`/api/boards/${id}`)
    expect(await productsOf(friend, (copy.body as Board).id)).toEqual([productId(4), productId(3)])
    const [row] = await deck.rows<{ apart: boolean }>(
      `select min(p.added_at) > b.created_at - interval '1 second' as apart from boards b
         join board_products p on p.board_id = b.id where b.id = '${(copy.body as Board).id}' group by b.created_at`,
    )
    expect(row, 'the times of its first owner are not copied').toEqual({ apart: true })
    expect((await friend.post(`/api/shared-boards/${token}/copy`)).body).toMatchObject({ code: 'boards.link-over' })
  })

  test.each([
    ['İstanbul', 'İstanbul 2', 'İstanbul 3'],
    ['ΌΣΟΣ', 'ΌΣΟΣ 2', 'ΌΣΟΣ 3'],
    ['STRASSE', 'STRASSE 2', 'STRASSE 3'],
    ['x'.repeat(BOARDS.nameMax), `${'x'.repeat(BOARDS.nameMax - 3)} 2`, `${'x'.repeat(BOARDS.nameMax - 3)} 3`],
    [`${'x'.repeat(36)}🦊🦊`, `${'x'.repeat(36)} 2`, `${'x'.repeat(36)} 3`],
  ])('copies of %s get free names, compared like the database does', async (name, second, third) => {
    const lena = await newUser()
    const token = await tokenOf(lena, (await boardOf(lena, name)).id)
    const friend = await newUser()
    const names = []
    for (let copy = 0; copy < 3; copy += 1) {
      names.push(((await friend.post(`/api/shared-boards/${token}/copy`)).body as Board).name)
    }
    expect(names).toEqual([name, second, third])
  })

  test.each(['x', `${'a'.repeat(31)}!`, 'a'.repeat(33)])('%j is no link', async (token) => {
    expect((await (await newUser()).get(`/api/shared-boards/${encodeURIComponent(token)}`)).status).toBe(400)
  })
})
