import { hashText } from '../random.ts'

/** Answers of all users in parallel arrays. */
export interface Swipes {
  readonly userNos: Int32Array
  readonly productNos: Int32Array
  /** 1 for a like, 0 for a pass. */
  readonly liked: Uint8Array
}

/** Answers grouped by user: those of user u are at starts[u] … starts[u + 1] − 1, in the order given. */
export interface SwipesByUser {
  readonly userNos: Int32Array
  readonly starts: Int32Array
  /** Rows of the products. */
  readonly products: Int32Array
  readonly liked: Uint8Array
  /** Splits off `share` of the users, at most `most`; the choice depends only on user numbers and the seed. */
  readonly split: (share: number, most: number, seed: number) => { kept: SwipesByUser; aside: SwipesByUser }
}

/** Row of a product that is not in the list. */
const UNKNOWN = -1

/** Groups by user in ascending order of their numbers and omits swipes of unknown products. */
export function groupByUser({ userNos, productNos, liked }: Swipes, knownNos: Int32Array): SwipesByUser {
  if (userNos.length !== productNos.length || userNos.length !== liked.length)
    throw new RangeError('Swipes must have as many users as products and answers')
  const rowOf = new Map(Array.from(knownNos, (no, row) => [no, row]))
  const rows = productNos.map((no) => rowOf.get(no) ?? UNKNOWN)
  const counts = new Map<number, number>()
  rows.forEach((row, at) => {
    const userNo = userNos[at] as number
    if (row !== UNKNOWN) counts.set(userNo, (counts.get(userNo) ?? 0) + 1)
  })
  const users = Int32Array.from(counts.keys()).sort()
  const starts = startsOf(Array.from(users, (userNo) => counts.get(userNo) ?? 0))
  const next = new Map(Array.from(users, (userNo, user) => [userNo, starts[user] ?? 0]))
  const group = {
    userNos: users,
    starts,
    products: new Int32Array(starts.at(-1) ?? 0),
    liked: new Uint8Array(starts.at(-1) ?? 0),
  }
  rows.forEach((row, at) => {
    if (row === UNKNOWN) return
    const userNo = userNos[at] as number
    const to = next.get(userNo) ?? 0
    next.set(userNo, to + 1)
    group.products[to] = row
    group.liked[to] = (liked[at] as number) === 0 ? 0 : 1
  })
  return grouped(group)
}

type Group = Omit<SwipesByUser, 'split'>

function grouped(group: Group): SwipesByUser {
  return {
    ...group,
    split(share, most, seed) {
      const users = Array.from(group.userNos, (userNo, at) => ({ at, key: hashText(`${seed} ${userNo}`) }))
      const count = Math.min(most, Math.floor(share * users.length))
      const aside = new Set(
        users
          .sort((one, other) => one.key - other.key || one.at - other.at)
          .slice(0, count)
          .map(({ at }) => at),
      )
      return { kept: only(group, (at) => !aside.has(at)), aside: only(group, (at) => aside.has(at)) }
    },
  }
}

function only({ userNos, starts, products, liked }: Group, isMeant: (at: number) => boolean): SwipesByUser {
  const users = Array.from(userNos.keys()).filter(isMeant)
  const stretch = (at: number): [number, number] => [starts[at] as number, starts[at + 1] as number]
  const ends = startsOf(users.map((at) => (starts[at + 1] as number) - (starts[at] as number)))
  const group = {
    userNos: Int32Array.from(users, (at) => userNos[at] as number),
    starts: ends,
    products: new Int32Array(ends.at(-1) ?? 0),
    liked: new Uint8Array(ends.at(-1) ?? 0),
  }
  users.forEach((at, to) => {
    group.products.set(products.subarray(...stretch(at)), ends[to])
    group.liked.set(liked.subarray(...stretch(at)), ends[to])
  })
  return grouped(group)
}

function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1)
  counts.forEach((count, at) => {
    starts[at + 1] = (starts[at] as number) + count
  })
  return starts
}
