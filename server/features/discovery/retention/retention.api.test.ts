import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countSwipesAnewJob, countSwipesJob } from '#server/features/shelf/shelf.jobs.ts'
import { forgetOldBehaviourJob } from '../discovery.jobs.ts'
import { type DeckPerson, type DeckWorld, openDeckWorld } from '../testing/deck-world.ts'
import { inventedProduct } from '../testing/invented-products.ts'
import { forgetOldBehaviour } from './retention.service.ts'

const DAY_MS = 86_400_000
const OPEN = new AbortController().signal
let deck: DeckWorld

beforeAll(async () => {
  deck = await openDeckWorld({ products: Array.from({ length: 60 }, (_, n) => inventedProduct(n)), processes: 2 })
})
afterAll(() => deck.close())

const idOf = (at: number): string => deck.products[at]?.id ?? ''
const noOf = (at: number): number => deck.products[at]?.no ?? 0
const swipe = async (person: DeckPerson, at: number, action: string) =>
  expect((await person.device().post('/api/user-interactions', { productId: idOf(at), action })).status).toBe(200)
const undo = (person: DeckPerson) => person.device().post('/api/undo-swipe', {})
const dealt = async (person: DeckPerson, process = 0): Promise<string[]> => {
  const { status, body } = await person.device(process).get('/api/products/ai-discovery?limit=100&fresh=true')
  expect(status).toBe(200)
  return (body as unknown as { id: string }[]).map(({ id }) => id)
}
const forget = () => deck.jobs.run(forgetOldBehaviourJob, {})
/** Backdates all entries of a user by this time. */
const age = async (person: DeckPerson, span: string) => {
  await deck.rows(`update interactions set created_at = created_at - interval '${span}' where user_id = '${person.id}'`)
}
const logOf = async (person: DeckPerson): Promise<string[]> => {
  const rows = await deck.rows<{ no: number; action: string }>(
    `select product_no as no, action from interactions where user_id = '${person.id}' order by seq`,
  )
  return rows.map(({ no, action }) => `${deck.products.findIndex((product) => product.no === no)} ${action}`)
}
const countsOf = async (at: number): Promise<{ likes: number; swipes: number }> => {
  const [row] = await deck.rows<{ likes: number; swipes: number }>(
    `select likes, swipes from product_counts where product_no = ${noOf(at)}`,
  )
  return row ?? { likes: 0, swipes: 0 }
}
/** Backdates entries by the 20 seconds after which they are counted. */
const settle = () => deck.rows(`update interactions set created_at = created_at - interval '30 seconds'`)

describe('swipes', () => {
  test('are kept for 13 months, and deleted a day later', async () => {
    const person = await deck.person()
    await swipe(person, 1, 'like')
    await age(person, '13 months')
    await deck.rows(`update interactions set created_at = created_at + interval '1 day'`)
    await forget()
    expect(await logOf(person)).toEqual(['1 like'])
    deck.passTime(2 * DAY_MS)
    await forget()
    deck.passTime(-2 * DAY_MS)
    expect(await logOf(person)).toEqual([])
  })

  test('that are deleted are shown again on every process, newer ones are not, and liked products stay saved', async () => {
    const person = await deck.person()
    for (const at of [1, 2]) await swipe(person, at, 'like')
    await age(person, '14 months')
    for (const at of [3, 4]) await swipe(person, at, 'pass')
    for (const process of [0, 1]) expect(await dealt(person, process)).not.toContain(idOf(1))
    await forget()
    expect(await logOf(person)).toEqual(['3 pass', '4 pass'])
    for (const process of [0, 1]) {
      const cards = await dealt(person, process)
      expect(cards).toEqual(expect.arrayContaining([idOf(1), idOf(2)]))
      expect(cards).not.toContain(idOf(3))
    }
    const saved = (await person.device().get('/api/saved-products')).body as unknown as { id: string }[]
    expect(saved.map(({ id }) => id).sort()).toEqual([idOf(1), idOf(2)].sort())
  })

  test('no longer affect the taste', async () => {
    const person = await deck.person()
    for (let at = 0; at < 55; at++) await swipe(person, at, at % 2 ? 'like' : 'pass')
    await dealt(person)
    const tastes = () => deck.rows(`select 1 from tastes where user_id = '${person.id}'`)
    expect(await tastes()).toHaveLength(1)
    await age(person, '14 months')
    await forget()
    expect(await tastes()).toEqual([])
    // The same for a process that cached the user as for one that did not.
    const newUser = await deck.person()
    expect((await dealt(person)).length).toBe((await dealt(newUser)).length)
  })

  test('are deleted together with later entries about them', async () => {
    const person = await deck.person()
    await swipe(person, 5, 'like')
    await swipe(person, 6, 'pass')
    await age(person, '14 months')
    expect((await undo(person)).status).toBe(200)
    await swipe(person, 7, 'like')
    await forget()
    expect(await logOf(person)).toEqual(['7 like'])
  })

  test('can be undone as long as they are kept, and never an earlier one', async () => {
    const person = await deck.person()
    await swipe(person, 8, 'pass')
    await age(person, '14 months')
    await swipe(person, 9, 'like')
    await forget()
    expect((await undo(person)).body).toMatchObject({ productId: idOf(9) })
    await age(person, '14 months')
    await forget()
    expect(await logOf(person)).toEqual([])
    expect((await undo(person)).status).toBe(404)
    await swipe(person, 8, 'like')
    expect(await dealt(person)).not.toContain(idOf(8))
  })

  test('are deleted by several processes at once, in batches, each exactly once', async () => {
    const people = [await deck.person(), await deck.person()]
    for (const { id } of people) {
      await deck.rows(`insert into decks (user_id, seq) values ('${id}', 2500)`)
      await deck.rows(
        `insert into interactions (user_id, seq, product_no, action, key, created_at)
         select '${id}', n, ${noOf(20)}, 'pass', gen_random_uuid(), now() - interval '14 months' from generate_series(1, 2500) n`,
      )
    }
    await Promise.all([1, 2, 3].map(() => forgetOldBehaviour(deck.world, OPEN)))
    for (const person of people) expect(await logOf(person)).toEqual([])
  })
})

describe('sums', () => {
  test('of products that ten users answered are kept; those of others are deleted', async () => {
    const people = await Promise.all(Array.from({ length: 11 }, () => deck.person()))
    for (const [at, person] of people.entries()) {
      await swipe(person, 30, at < 7 ? 'like' : 'pass')
      if (at < 9) await swipe(person, 31, 'like')
    }
    const [first, second, third] = people as [DeckPerson, DeckPerson, DeckPerson]
    // Undone, so it never counts.
    await swipe(third, 32, 'like')
    await undo(third)
    await settle()
    await deck.jobs.run(countSwipesJob, {})
    expect([await countsOf(30), await countsOf(31)]).toEqual([
      { likes: 7, swipes: 11 },
      { likes: 9, swipes: 9 },
    ])
    for (const person of [first, second, third]) {
      await age(person, '14 months')
      await forget()
      await deck.jobs.run(countSwipesAnewJob, {})
    }
    expect([await countsOf(30), await countsOf(31), await countsOf(32)]).toEqual([
      { likes: 7, swipes: 11 },
      { likes: 6, swipes: 6 },
      { likes: 0, swipes: 0 },
    ])
    expect(await deck.rows(`select likes, swipes, people from past_counts where product_no = ${noOf(30)}`)).toEqual([
      { likes: 3, swipes: 3, people: 3 },
    ])
    expect(await deck.rows(`select 1 from past_counts where product_no in (${noOf(31)}, ${noOf(32)})`)).toEqual([])
    // The ten users include those whose answers are already deleted.
    for (const person of people) await age(person, '14 months')
    await forget()
    await deck.jobs.run(countSwipesAnewJob, {})
    expect(await countsOf(30)).toEqual({ likes: 7, swipes: 11 })
    expect(await countsOf(31)).toEqual({ likes: 0, swipes: 0 })
  })
})

test('views and delivered pages are deleted after the same time, newer ones are kept', async () => {
  const person = await deck.person()
  await person.device().post(`/api/products/${idOf(40)}/view`, {})
  await dealt(person)
  const own = `where user_id = '${person.id}'`
  const left = async () => [
    (await deck.rows(`select 1 from product_events ${own}`)).length,
    (await deck.rows(`select 1 from dealt_pages ${own}`)).length,
  ]
  await forget()
  expect(await left()).toEqual([1, 1])
  await deck.rows(`select ensure_partitions(now() - interval '14 months')`)
  await deck.rows(`update product_events set day = (now() - interval '14 months')::date ${own}`)
  await deck.rows(`update dealt_pages set dealt_at = now() - interval '14 months' ${own}`)
  await forget()
  expect(await left()).toEqual([0, 0])
})

test('a process that shuts down stops between two batches', async () => {
  const person = await deck.person()
  await swipe(person, 41, 'like')
  await age(person, '14 months')
  await forgetOldBehaviour(deck.world, AbortSignal.abort())
  await forget()
  expect(await logOf(person)).toEqual([])
})
