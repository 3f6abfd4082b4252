import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'

const DAY_MS = 86_400_000
let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 140 }, (_, n) => inventedProduct(n)), processes: 2 })
})
afterAll(() => deck.close())

const idOf = (at: number): string => deck.products[at]?.id ?? ''
const swipe = async (person: DeckPerson, at: number, action: string) => {
  expect((await person.device().post('/api/user-interactions', { productId: idOf(at), action })).status).toBe(200)
}
const look = async (person: DeckPerson, at: number) => {
  expect((await person.device().post(`/api/products/${idOf(at)}/view`, {})).status).toBe(200)
}

async function read(person: DeckPerson, query = '') {
  const { status, body } = await person.device(1).get(`/api/history${query}`)
  expect(status).toBe(200)
  return body as unknown as {
    entries: { kind: string; at: string; day: string; isSaved: boolean; product: { id: string } }[]
    cursor: string | null
  }
}

/** `3 like` for the third product liked. */
const told = async (person: DeckPerson, query = '') =>
  (await read(person, query)).entries.map(
    ({ kind, product }) => `${deck.products.findIndex(({ id }) => id === product.id)} ${kind}`,
  )

const dealt = async (person: DeckPerson): Promise<string[]> => {
  const { body } = await person.device().get('/api/products/ai-discovery?fresh=true')
  return (body as unknown as { id: string }[]).map(({ id }) => id)
}
const savedBy = async (person: DeckPerson): Promise<string[]> =>
  ((await person.device().get('/api/saved-products')).body as unknown as { id: string }[]).map(({ id }) => id)
const forget = (person: DeckPerson, at: number, query = '') =>
  person.device().delete(`/api/history/${idOf(at)}${query}`)

describe('the history', () => {
  // Trust S41
  test('and Saved leave out what a suspended brand sells; both come back with the brand', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await swipe(person, 2, 'pass')
    await deck.rows(`update brands set status = 'suspended'`)
    const hidden = [await told(person), await savedBy(person)]
    await deck.rows(`update brands set status = 'approved'`)
    expect(hidden).toEqual([[], []])
    expect([await told(person), await savedBy(person)]).toEqual([['2 pass', '1 like'], [idOf(1)]])
  })

  test('tells the latest answer to each product, the newest first, without what was taken back', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await swipe(person, 2, 'pass')
    await swipe(person, 3, 'like')
    await swipe(person, 1, 'unsave')
    await swipe(person, 2, 'like')
    await swipe(person, 4, 'pass')
    await person.device().post('/api/undo-swipe', {})
    expect(await told(person)).toEqual(['2 like', '3 like', '1 like'])
    const { entries } = await read(person)
    expect(entries.map(({ isSaved }) => isSaved)).toEqual([true, true, false])
    expect(entries.every(({ at, day }) => Date.parse(at) > 0 && day === null)).toBe(true)
  })

  test('tells what was only looked at by its day, and each kind alone', async () => {
    const person = await deck.person()
    for (const at of [5, 6]) await look(person, at)
    await swipe(person, 5, 'pass')
    await swipe(person, 7, 'like')
    expect((await told(person)).sort()).toEqual(['5 pass', '6 viewed', '7 like'])
    expect(await told(person, '?kind=viewed')).toEqual(['6 viewed'])
    expect(await told(person, '?kind=pass')).toEqual(['5 pass'])
    const [seen] = (await read(person, '?kind=viewed')).entries
    expect([seen?.at, seen?.day]).toEqual([null, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
  })

  test('goes on page by page, and repeats nothing when something was swiped in between', async () => {
    const person = await deck.person()
    for (let at = 0; at < 70; at += 1) await swipe(person, at, 'pass')
    const first = await read(person)
    expect(first.entries).toHaveLength(50)
    await swipe(person, 100, 'like')
    const second = await read(person, `?cursor=${first.cursor}`)
    expect(second.entries).toHaveLength(20)
    expect(second.cursor).toBeNull()
    const ids = [...first.entries, ...second.entries].map(({ product }) => product.id)
    expect(new Set(ids).size).toBe(70)
  })

  test('ends after 90 days', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await look(person, 2)
    deck.passTime(91 * DAY_MS)
    expect(await told(person)).toEqual([])
    deck.passTime(-91 * DAY_MS)
    expect(await told(person)).toHaveLength(2)
  })

  test('belongs to one user alone', async () => {
    const [person, other] = [await deck.person(), await deck.person()]
    await swipe(person, 1, 'like')
    expect(await told(other)).toEqual([])
    expect((await forget(other, 1)).status).toBe(404)
    expect((await other.device().delete('/api/history')).status).toBe(200)
    expect(await told(person)).toEqual(['1 like'])
  })

  test('begins anew with the restart', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await look(person, 2)
    for (const path of ['seen-products', 'viewed-products', 'swipe-history', 'ai-cache'])
      expect((await person.device().delete(`/api/user-${path}`)).status).toBe(200)
    expect(await told(person)).toEqual([])
  })

  test.each(['?cursor=nonsense', '?cursor=1_', '?kind=undo', '?other=1'])('refuses %s', async (query) => {
    const person = await deck.person()
    expect((await person.device().get(`/api/history${query}`)).status).toBe(400)
  })
})

describe('a changed mind', () => {
  test('likes after all: saved, reported once, and the pass no longer affects the taste', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'pass')
    await swipe(person, 2, 'pass')
    expect((await person.device().put(`/api/history/${idOf(1)}`, { action: 'like' })).status).toBe(200)
    expect(await told(person)).toEqual(['1 like', '2 pass'])
    expect(await savedBy(person)).toEqual([idOf(1)])
    const log = await deck.rows<{ action: string }>(
      `select action from interactions where user_id = '${person.id}' order by seq`,
    )
    expect(log.map(({ action }) => action)).toEqual(['pass', 'like'])
    expect(await dealt(person)).not.toContain(idOf(1))
  })

  test('takes a pass back: it is dealt again, as if it had never been answered', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'pass')
    await swipe(person, 2, 'pass')
    expect(await dealt(person)).not.toContain(idOf(1))
    expect((await forget(person, 1, '?again=true')).status).toBe(200)
    expect(await told(person)).toEqual(['2 pass'])
    const cards = await dealt(person)
    expect([cards.includes(idOf(1)), cards.includes(idOf(2))]).toEqual([true, false])
  })

  test('deletes one: it no longer affects the taste and is not dealt again; saved stays saved', async () => {
    const person = await deck.person()
    const usual = await scoreOf(person)
    for (const at of [1, 2, 3]) await swipe(person, at, 'like')
    await look(person, 1)
    expect(await scoreOf(person)).not.toBe(usual)
    for (const at of [1, 2, 3]) expect((await forget(person, at)).status).toBe(200)
    expect(await told(person)).toEqual([])
    expect(await scoreOf(person)).toBe(usual)
    expect(await dealt(person)).not.toContain(idOf(1))
    expect((await savedBy(person)).sort()).toEqual([1, 2, 3].map(idOf).sort())
    expect((await forget(person, 1, '?again=true')).status).toBe(200)
    expect(await dealt(person)).toContain(idOf(1))
  })

  test('deletes all: nothing is known of the taste, and nothing comes again', async () => {
    const person = await deck.person()
    const usual = await scoreOf(person)
    for (const at of [1, 2, 3]) await swipe(person, at, at === 2 ? 'pass' : 'like')
    await swipe(person, 4, 'pass')
    await person.device().post('/api/undo-swipe', {})
    await look(person, 5)
    for (const time of [1, 2])
      expect([time, (await person.device().delete('/api/history')).status]).toEqual([time, 200])
    expect(await told(person)).toEqual([])
    expect(await scoreOf(person)).toBe(usual)
    const cards = await dealt(person)
    expect([1, 2, 3, 4, 5].map((at) => cards.includes(idOf(at)))).toEqual([false, false, false, true, true])
    expect((await savedBy(person)).sort()).toEqual([1, 3].map(idOf).sort())
  })

  test.each(['', '?again=true'])(
    'ends the one step back: no older swipe is taken back in its place (%s)',
    async (query) => {
      const person = await deck.person()
      await swipe(person, 1, 'like')
      await swipe(person, 2, 'like')
      expect((await forget(person, 2, query)).status).toBe(200)
      const refused = await person.device(1).post('/api/undo-swipe', {})
      expect([refused.status, refused.body.code]).toEqual([404, 'discovery.nothing-to-undo'])
      expect(await savedBy(person)).toContain(idOf(1))
      await swipe(person, 3, 'like')
      expect((await person.device().post('/api/undo-swipe', {})).status).toBe(200)
      expect(await told(person)).toEqual(['1 like'])
    },
  )

  test('forgets also an answer that was taken back, and then there is nothing more to undo', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await swipe(person, 2, 'pass')
    await person.device().post('/api/undo-swipe', {})
    expect((await forget(person, 2)).status).toBe(200)
    expect((await person.device().post('/api/undo-swipe', {})).body.code).toBe('discovery.nothing-to-undo')
    expect(await told(person)).toEqual(['1 like'])
    expect(await dealt(person)).toContain(idOf(2))
    expect((await forget(person, 2)).status).toBe(404)
  })

  test('is refused for what was never answered, and for what there is not', async () => {
    const person = await deck.person()
    expect((await forget(person, 1)).body.code).toBe('history.unknown')
    expect((await person.device().delete(`/api/history/${crypto.randomUUID()}`)).status).toBe(404)
    const unknown = await person.device().put(`/api/history/${crypto.randomUUID()}`, { action: 'like' })
    expect(unknown.status).toBe(404)
    expect((await person.device().put(`/api/history/${idOf(1)}`, { action: 'pass' })).status).toBe(400)
  })

  test('on two devices at once ends in one state', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'pass')
    const answers = await Promise.all([
      person.device(0).delete(`/api/history/${idOf(1)}?again=true`),
      person.device(1).delete(`/api/history/${idOf(1)}?again=true`),
      person.device(1).put(`/api/history/${idOf(1)}`, { action: 'like' }),
    ])
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
    const isLiked = (await told(person)).length === 1
    expect(await dealt(person)).toEqual(
      isLiked ? expect.not.arrayContaining([idOf(1)]) : expect.arrayContaining([idOf(1)]),
    )
  })
})

/** Number of swipes that the taste was learned from. */
async function scoreOf(person: DeckPerson): Promise<number> {
  return (await person.device(1).get('/api/style')).body.swipes
}

test.each([
  ['GET', '/api/history'],
  ['DELETE', '/api/history'],
  ['DELETE', `/api/history/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`],
] as const)('%s %s is closed to visitors', async (method, path) => {
  const visitor = (await deck.person()).device()
  visitor.cookies.clear()
  expect((await visitor.send(method, path)).status).toBe(401)
})
