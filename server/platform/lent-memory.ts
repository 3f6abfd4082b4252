/** Memory for big answers that is used again: a fresh megabyte for each has the collector go through all there is. */

/** Answers that are written at the same time are few, since writing one is one turn; most wait to be compressed or read. */
const KEPT = 8
const STEP_BYTES = 262_144

const free: Buffer[] = []

/** Bytes in memory that belongs to whoever has them until they are given back. */
export interface Lent {
  readonly bytes: Buffer
  /**
   * Says that nobody reads the bytes any more: soon something else stands there. Whoever never says so loses nothing, the
   * collector finds the memory then.
   */
  giveBack(): void
}

/** Lends memory to `write`, which says how much it needs at most and answers what it wrote. */
export function lendMemory(write: (allocate: (mostBytes: number) => Buffer) => Buffer): Lent {
  let memory: Buffer | null = null
  const bytes = write((mostBytes) => {
    memory = takeFree(mostBytes) ?? Buffer.allocUnsafeSlow(Math.ceil(mostBytes / STEP_BYTES) * STEP_BYTES)
    return memory
  })
  return {
    bytes,
    giveBack() {
      if (memory && free.length < KEPT) free.push(memory)
      memory = null
    },
  }
}

/** The latest that came back: it is most likely still in the processor's caches. */
function takeFree(mostBytes: number): Buffer | null {
  const at = free.findLastIndex(({ length }) => length >= mostBytes)
  return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
}
