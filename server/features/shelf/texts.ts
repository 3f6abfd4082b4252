const SLAB_BYTES = 4_194_304
/** A character of UTF-16 becomes at most three bytes of UTF-8. */
const MOST_BYTES_A_CHARACTER = 3

const OPEN = 0x5b
const COMMA = 0x2c
const LINE_FEED = 0x0a
const CLOSE = 0x5d

/** The JSON text of each product, by product number. */
export interface Texts {
  /** Stores or replaces a product's text. */
  put(no: number, text: string): void
  remove(no: number): void
  /** The text of a product as UTF-8; null when there is none. */
  of(no: number): Buffer | null
  /**
   * The texts of these products as one JSON array, without products that have none. Each text is on its own line, so
   * that readers can parse the array in slices (`web/api/parse-list.ts`).
   */
  arrayOf(nos: readonly number[]): Buffer
}

/** Numbers per product: index of its slab plus 1 (0: none), offset and length of its text. */
const WIDTH = 3

/**
 * Texts as UTF-8 bytes, many in one buffer, with their offsets as plain numbers: hundreds of thousands of small
 * buffers would burden garbage collection and be scattered over
 * memory. A slab is freed with its last text.
 */
export function createTexts(): Texts {
  const slabs: (Buffer | null)[] = []
  /** Number of texts in each slab. */
  const counts: number[] = []
  let places = new Int32Array(WIDTH * 1024)
  let current = -1
  let used = 0

  function openSlab(bytes: number): number {
    const free = slabs.indexOf(null)
    const at = free < 0 ? slabs.length : free
    slabs[at] = Buffer.allocUnsafeSlow(bytes)
    counts[at] = 0
    return at
  }

  function freeIfEmpty(slab: number): void {
    if (slab >= 0 && slab !== current && counts[slab] === 0) slabs[slab] = null
  }

  /** A slab with this many free bytes, and the offset of these. */
  function roomFor(most: number): { slab: number; start: number } {
    if (most > SLAB_BYTES) return { slab: openSlab(most), start: 0 }
    if (current < 0 || used + most > SLAB_BYTES) {
      const full = current
      current = openSlab(SLAB_BYTES)
      used = 0
      freeIfEmpty(full)
    }
    return { slab: current, start: used }
  }

  function remove(no: number): void {
    const slab = (places[WIDTH * no] ?? 0) - 1
    if (slab < 0) return
    places[WIDTH * no] = 0
    counts[slab] = (counts[slab] as number) - 1
    freeIfEmpty(slab)
  }

  return {
    put(no, text) {
      remove(no)
      const { slab, start } = roomFor(text.length * MOST_BYTES_A_CHARACTER)
      const length = (slabs[slab] as Buffer).write(text, start)
      if (slab === current) used += length
      counts[slab] = (counts[slab] as number) + 1
      if (WIDTH * (no + 1) > places.length) {
        const wider = new Int32Array(Math.max(WIDTH * (no + 1), 2 * places.length))
        wider.set(places)
        places = wider
      }
      places.set([slab + 1, start, length], WIDTH * no)
    },
    remove,
    of(no) {
      const slab = slabs[(places[WIDTH * no] ?? 0) - 1]
      const start = places[WIDTH * no + 1] as number
      return slab ? slab.subarray(start, start + (places[WIDTH * no + 2] as number)) : null
    },
    arrayOf(nos) {
      let length = 2
      for (const no of nos) if (places[WIDTH * no]) length += 2 + (places[WIDTH * no + 2] as number)
      const array = Buffer.allocUnsafe(length)
      let at = 0
      array[at++] = OPEN
      for (const no of nos) {
        const slab = slabs[(places[WIDTH * no] ?? 0) - 1]
        if (!slab) continue
        if (at > 1) {
          array[at++] = COMMA
          array[at++] = LINE_FEED
        }
        const start = places[WIDTH * no + 1] as number
        at += slab.copy(array, at, start, start + (places[WIDTH * no + 2] as number))
      }
      array[at++] = CLOSE
      return array.subarray(0, at)
    },
  }
}
