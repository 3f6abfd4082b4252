/** Reused memory for large answers: allocating a megabyte for each of them makes the garbage collector run too often. */

/** Few answers are in use at once: each is written synchronously, and most wait only to be compressed or sent. */
const KEPT = 8
const STEP_BYTES = 262_144
/** Smaller buffers cost the garbage collector little, and would displace large ones. */
const LEAST_BYTES = 131_072

const free: Buffer[] = []

/** Bytes in pooled memory, which no other answer uses until they are released. */
export interface PooledBytes {
  readonly bytes: Buffer
  /**
   * Returns the memory to the pool, where it is soon overwritten. Bytes that are never released are garbage-collected.
   */
  release(): void
}

/** Runs `write` with pooled memory: it asks for the most it needs, and returns the part that it wrote. */
export function writePooled(write: (allocate: (mostBytes: number) => Buffer) => Buffer): PooledBytes {
  let memory: Buffer | null = null
  const bytes = write((mostBytes) => {
    if (mostBytes < LEAST_BYTES) return Buffer.allocUnsafe(mostBytes)
    memory = takeFree(mostBytes) ?? Buffer.allocUnsafeSlow(Math.ceil(mostBytes / STEP_BYTES) * STEP_BYTES)
    return memory
  })
  return {
    bytes,
    release() {
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
