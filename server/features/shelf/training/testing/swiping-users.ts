import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { randomFrom } from '#recommender/random.ts'
import type { World } from '#server/platform/scope/scope.ts'

export interface Swipable {
  readonly no: number
  readonly externalId: string
}

/** Which half of the products a user likes: the content of a product does not show its half. */
export type Side = 'one' | 'other'

/** The half that a product belongs to. */
export const sideOf = ({ externalId }: Swipable): Side =>
  createHash('sha256').update(externalId).digest().readUInt8() % 2 === 0 ? 'one' : 'other'

interface SwipingUsers {
  readonly people: number
  readonly swipes: number
  readonly seed: number
}

/** Inserts a user who swiped an hour ago: likes nine of ten on the own side, and one of ten on the other. */
export async function insertSwiper(
  { db }: World,
  products: readonly Swipable[],
  { side, swipes, seed }: { side: Side; swipes: number; seed: number },
): Promise<string> {
  const random = randomFrom(seed)
  const drawn = products.map((product) => ({ product, lot: random.uniform() })).sort((a, b) => a.lot - b.lot)
  const swiped = drawn.slice(0, swipes).map(({ product }) => product)
  const likes = (product: Swipable) => random.uniform() < (sideOf(product) === side ? 0.9 : 0.1)
  const actions = swiped.map((product) => (likes(product) ? 'like' : 'pass'))
  const name = `swiper${seed}x${Math.floor(random.uniform() * 1e9)}`
  const { rows } = await db.execute<{ id: string }>(
    sql`with person as (
          insert into users (username, username_key, email, email_key, email_verified_at, terms_version, terms_accepted_at)
          values (${name}, ${name}, ${`${name}@example.org`}, ${`${name}@example.org`}, now(), '1', now()) returning id),
        deck as (insert into decks (user_id, seq) select id, ${swiped.length}::int from person),
        log as (
          insert into interactions (user_id, seq, product_no, action, key, created_at)
          select person.id, n, no, action, gen_random_uuid(), now() - interval '1 hour'
          from person, unnest(${sql.param(swiped.map(({ no }) => no))}::int[], ${sql.param(actions)}::text[])
            with ordinality as t(no, action, n))
        select id from person`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('no swiper')
  return id
}

/** Many users, half of them on each side. */
export async function insertSwipingUsers(
  world: World,
  products: readonly Swipable[],
  options: SwipingUsers,
): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < options.people; at++) {
    const side = at % 2 === 0 ? 'one' : 'other'
    ids.push(await insertSwiper(world, products, { side, swipes: options.swipes, seed: options.seed + at }))
  }
  return ids
}
