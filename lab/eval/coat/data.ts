import { existsSync } from 'node:fs'
import { readRows } from '../../bench/tab-separated.ts'

/** Ratings of 1 to 5 in parallel arrays. */
export interface CoatRatings {
  readonly users: Int32Array
  readonly items: Int32Array
  readonly ratings: Float64Array
}

export interface Coat {
  /** Coats that users chose to rate. */
  readonly train: CoatRatings
  /** Coats picked by chance, rated by the same users; for evaluation only. */
  readonly test: CoatRatings
  readonly userCount: number
  /** The features of each item by name. */
  readonly coats: readonly ReadonlyMap<string, string>[]
}

/** Reads the data set; null when the folder does not hold it. */
export function readCoat(folder: URL): Coat | null {
  const files = ['train.tsv', 'test_random.tsv', 'users.tsv', 'items.tsv'].map((name) => new URL(name, folder))
  if (!files.every((file) => existsSync(file))) return null
  const [train = [], test = [], users = [], items = []] = files.map(readRows)
  const userRows = new Map(users.map(([user = ''], row) => [user, row]))
  const itemRows = new Map(items.map(([item = ''], row) => [item, row]))
  const ratingsOf = (rows: readonly string[][]): CoatRatings => ({
    users: Int32Array.from(rows, ([user = '']) => userRows.get(user) ?? 0),
    items: Int32Array.from(rows, ([, item = '']) => itemRows.get(item) ?? 0),
    ratings: Float64Array.from(rows, ([, , rating]) => Number(rating)),
  })
  const coats = items.map(
    ([, features = '']) => new Map(features.split('|').map((pair) => pair.split(':') as [string, string])),
  )
  return { train: ratingsOf(train), test: ratingsOf(test), userCount: users.length, coats }
}

/** Only the ratings at these places. */
export function only({ users, items, ratings }: CoatRatings, isMeant: (at: number) => boolean): CoatRatings {
  const places = Array.from(users.keys()).filter(isMeant)
  return {
    users: Int32Array.from(places, (at) => users[at] ?? 0),
    items: Int32Array.from(places, (at) => items[at] ?? 0),
    ratings: Float64Array.from(places, (at) => ratings[at] ?? 0),
  }
}
