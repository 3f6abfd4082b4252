/** A growing set of small non-negative integers, such as the product numbers that a user has seen. */
export interface Bitset {
  words: Uint32Array
  /** Number of elements. */
  count: number
}

const FORMAT = 1

/** An empty set with capacity for numbers below `room`; it grows as needed. */
export function createBitset(room = 1024): Bitset {
  return { words: new Uint32Array(Math.max(1, (room + 31) >>> 5)), count: 0 }
}

/** Whether the number is in the set: bit `number & 31` of word `number >>> 5`. */
export function hasBit(set: Bitset, number: number): boolean {
  return (((set.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
}

/** Adds a number; returns false when the set has it already. */
export function addBit(set: Bitset, number: number): boolean {
  if (!Number.isInteger(number) || number < 0) throw new RangeError(`Not a product number: ${number}`)
  const at = number >>> 5
  if (at >= set.words.length) grow(set, at + 1)
  const word = set.words[at] as number
  const mask = 1 << (number & 31)
  if ((word & mask) !== 0) return false
  set.words[at] = word | mask
  set.count++
  return true
}

/** Removes a number; returns false when the set does not have it. */
export function deleteBit(set: Bitset, number: number): boolean {
  if (!hasBit(set, number)) return false
  const at = number >>> 5
  set.words[at] = (set.words[at] as number) & ~(1 << (number & 31))
  set.count--
  return true
}

/** A set of these numbers. */
export function bitsetOf(numbers: Iterable<number>): Bitset {
  const set = createBitset()
  for (const number of numbers) addBit(set, number)
  return set
}

/** The numbers in any of `these` and in none of `those`. */
export function differenceOf(these: readonly Bitset[], those: readonly Bitset[]): Bitset {
  const words = new Uint32Array(Math.max(1, ...these.map((set) => set.words.length)))
  for (const set of these) {
    for (let at = 0; at < set.words.length; at++) words[at] = (words[at] as number) | (set.words[at] as number)
  }
  for (const set of those) {
    const both = Math.min(words.length, set.words.length)
    for (let at = 0; at < both; at++) words[at] = (words[at] as number) & ~(set.words[at] as number)
  }
  let count = 0
  for (const word of words) count += onesIn(word)
  return { words, count }
}

/** Compact form for storage: a format byte, three spare bytes, then little-endian words without trailing zeros. */
export function bitsetToBytes(set: Bitset): Uint8Array {
  let used = set.words.length
  while (used > 0 && set.words[used - 1] === 0) used--
  const bytes = new Uint8Array(4 + used * 4)
  const view = new DataView(bytes.buffer)
  bytes[0] = FORMAT
  for (let at = 0; at < used; at++) view.setUint32(4 + at * 4, set.words[at] as number, true)
  return bytes
}

/** Reads bytes written by `bitsetToBytes`; throws for any others. */
export function bitsetFromBytes(bytes: Uint8Array): Bitset {
  if (bytes.length < 4 || bytes.length % 4 !== 0 || bytes[0] !== FORMAT) throw new Error('Not a stored set of numbers')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const set = createBitset((bytes.length - 4) * 8)
  for (let at = 0; at < (bytes.length - 4) / 4; at++) {
    const word = view.getUint32(4 + at * 4, true)
    set.words[at] = word
    set.count += onesIn(word)
  }
  return set
}

function grow(set: Bitset, wordsNeeded: number): void {
  const words = new Uint32Array(Math.max(wordsNeeded, set.words.length * 2))
  words.set(set.words)
  set.words = words
}

function onesIn(word: number): number {
  // Population count: adds bits in groups of 2, 4 and 8; the multiplication adds the four bytes.
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
