/** Seeded random numbers for the demo catalogue: the same tables give the same catalogue. */
export interface Random {
  /** A float in [0, 1). */
  next(): number
  /** An integer in [from, to], both ends included. */
  between(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  shuffled<T>(from: readonly T[]): T[]
}

/** A generator of its own for each subject, so that editing one table leaves the others' draws alone. */
export function randomFor(subject: string): Random {
  const next = mulberry32(fnv1a(subject))
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const chosen = from[between(0, from.length - 1)]
    if (chosen === undefined) throw new Error(`nothing to pick from for ${subject}`)
    return chosen
  }
  const shuffled = <T>(from: readonly T[]): T[] =>
    from
      .map((value) => ({ value, key: next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ value }) => value)
  return { next, between, chance: (probability) => next() < probability, pick, shuffled }
}

/** 32-bit FNV-1a hash; also gives each look its seed. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
