import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { randomFrom } from '../../recommender/random.ts'
import type { Likes } from '../algorithms/likes.ts'

/** Known likes for training and hidden ones for testing; hidden[u] belongs to user u. */
export interface LikesDataset {
  readonly known: Likes
  readonly hidden: readonly ReadonlySet<number>[]
}

/** Reads two files with one line per user (user, then products); null when they are missing. */
export function readLikes(folder: URL): LikesDataset | null {
  const knownFile = new URL('train.txt.gz', folder)
  const hiddenFile = new URL('test.txt.gz', folder)
  if (!existsSync(knownFile) || !existsSync(hiddenFile)) return null
  const known = peopleOf(knownFile)
  const hidden = peopleOf(hiddenFile)
  const productCount = 1 + [...known, ...hidden].flat().reduce((most, product) => Math.max(most, product), -1)
  return {
    known: likesOf(known, productCount),
    hidden: Array.from(known, (_, person) => new Set(hidden[person] ?? [])),
  }
}

/** Hides a random share of each user's known likes, so that tuning never uses the test part. */
export function hideMore(known: Likes, share: number, seed: number): LikesDataset {
  const random = randomFrom(seed)
  const kept: number[][] = []
  const hidden: Set<number>[] = []
  for (let person = 0; person + 1 < known.starts.length; person++) {
    const liked = [...known.products.subarray(known.starts[person], known.starts[person + 1])]
    const away = new Set(liked.filter(() => random.uniform() < share))
    kept.push(liked.filter((product) => !away.has(product)))
    hidden.push(away)
  }
  return { known: likesOf(kept, known.productCount), hidden }
}

function likesOf(people: readonly (readonly number[])[], productCount: number): Likes {
  const starts = new Int32Array(people.length + 1)
  people.forEach((liked, person) => {
    starts[person + 1] = (starts[person] ?? 0) + liked.length
  })
  return { starts, products: Int32Array.from(people.flat()), productCount }
}

function peopleOf(file: URL): number[][] {
  const people: number[][] = []
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')) {
    const [person = 0, ...liked] = line.trim().split(/\s+/).map(Number)
    people[person] = liked
  }
  return Array.from(people, (liked) => liked ?? [])
}
