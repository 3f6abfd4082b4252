/** Memory for big answers that is used again: a fresh megabyte for each has the collector go through all there is. */

/** Answers that are written at the same time are few, since writing one is one turn; most wait to be compressed or read. */
const KEPT = 8
const STEP_BYTES = 262_144
/** Less than that is no trouble for the collector, and would take the place of what is. */
const LEAST_BYTES = 131_072

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
    if (mostBytes < LEAST_BYTES) return Buffer.allocUnsafe(mostBytes)
    memory = takeFree(mostBytes) ?? Buffer.allocUnsafeSlow(Math.ceil(mostBytes / STEP_BYTES) * STEP_BYTES)
    return memory
  })
  return {
    bytes,
    giveBack() {
      if (memory) keep(memory)
      memory = null
    },
  }
}

/** The smallest that is large enough. */
function takeFree(mostBytes: number): Buffer | null {
  const at = free.findIndex(({ length }) => length >= mostBytes)
  return at < 0 ? null : (free.splice(at, 1)[0] ?? null)
}

/** In order of size; of too many the smallest goes. */
function keep(memory: Buffer): void {
  const at = free.findIndex(({ length }) => length >= memory.length)
  free.splice(at < 0 ? free.length : at, 0, memory)
  if (free.length > KEPT) free.shift()
}
