/** The cached pictures. */
export interface PictureStore {
  /** Bytes of each cached picture. */
  readonly measure: () => Promise<readonly number[]>
  /** Removes all but the given number of pictures, least recently used first. */
  readonly keep: (count: number) => Promise<void>
}

/** Pictures arrive in parallel: changes of the cache run one after the other. */
export interface PictureCacheLimit {
  /** Records the size of a cached picture, and removes others when the cache is full. */
  readonly added: (bytes: number) => Promise<void>
  /** The storage quota is exceeded: removes half of the pictures. */
  readonly isFull: () => Promise<void>
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Keeps the pictures below a number of bytes. Measures them once per start of the worker and before any removal. */
export function pictureCacheLimit(store: PictureStore, mostBytes: number): PictureCacheLimit {
  /** Never less than the actual bytes; null until measured. */
  let known: number | null = null
  let last = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work)
    return last
  }

  const makeRoom = async (): Promise<void> => {
    for (let sizes = await store.measure(); ; ) {
      known = sum(sizes)
      if (known <= mostBytes || sizes.length === 0) return
      // Estimated by the average size, and at least one: measured again afterwards.
      await store.keep(Math.min(sizes.length - 1, Math.floor((sizes.length * mostBytes) / known)))
      const left = await store.measure()
      // Ends where nothing can be removed.
      if (left.length >= sizes.length) return
      sizes = left
    }
  }

  return {
    added: (bytes) =>
      inTurn(async () => {
        if (known !== null) known += bytes
        if (known === null || known > mostBytes) await makeRoom()
      }),
    isFull: () =>
      inTurn(async () => {
        const { length } = await store.measure()
        await store.keep(Math.floor(length / 2))
        known = null
      }),
  }
}
