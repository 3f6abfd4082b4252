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
  const known = likesByUser(knownFile)
  const hidden = likesByUser(hiddenFile)
  const productCount = 1 + [...known, ...hidden].flat().reduce((most, product) => Math.max(most, product), -1)
  return {
    known: likesOf(known, productCount),
    hidden: Array.from(known, (_, user) => new Set(hidden[user] ?? [])),
  }
}

/** Hides a random share of each user's known likes, so that tuning never uses the test part. */
export function hideMore(known: Likes, share: number, seed: number): LikesDataset {
  const random = randomFrom(seed)
  const kept: number[][] = []
  const hidden: Set<number>[] = []
  for (let user = 0; user + 1 < known.starts.length; user++) {
    const liked = [...known.products.subarray(known.starts[user], known.starts[user + 1])]
    const away = new Set(liked.filter(() => random.uniform() < share))
    kept.push(liked.filter((product) => !away.has(product)))
    hidden.push(away)
  }
  return { known: likesOf(kept, known.productCount), hidden }
}

function likesOf(users: readonly (readonly number[])[], productCount: number): Likes {
  const starts = new Int32Array(users.length + 1)
  users.forEach((liked, user) => {
    starts[user + 1] = (starts[user] ?? 0) + liked.length
  })
  return { starts, products: Int32Array.from(users.flat()), productCount }
}

function likesByUser(file: URL): number[][] {
  const users: number[][] = []
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')) {
    const [user = 0, ...liked] = line.trim().split(/\s+/).map(Number)
    users[user] = liked
  }
  return Array.from(users, (liked) => liked ?? [])
}
