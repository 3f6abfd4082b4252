/** What is kept of pictures, as the worker sees it. */
export interface Shelf {
  /** Bytes of each kept picture, counted anew. */
  readonly measure: () => Promise<readonly number[]>
  /** Takes away all but the given number of pictures, those first that were not looked at for longest. */
  readonly keep: (count: number) => Promise<void>
}

/** A page's pictures come several at once: what is done to the shelf is done one after the other. */
export interface PictureRoom {
  /** A picture of so many bytes was put on the shelf; makes room when that is too much. */
  readonly added: (bytes: number) => Promise<void>
  /** The device has no room left: half of the pictures go, everything else stays. */
  readonly isFull: () => Promise<void>
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

/** Keeps the pictures below a number of bytes. Counts them once for each start of the worker and before it takes any away. */
export function pictureRoom(shelf: Shelf, mostBytes: number): PictureRoom {
  /** Never less than there is; null until it was counted. */
  let known: number | null = null
  let last = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work)
    return last
  }

  const makeRoom = async (): Promise<void> => {
    for (let sizes = await shelf.measure(); ; ) {
      known = sum(sizes)
      if (known <= mostBytes || sizes.length === 0) return
      // By the average, and at least one: the next count says whether it was enough.
      await shelf.keep(Math.min(sizes.length - 1, Math.floor((sizes.length * mostBytes) / known)))
      const left = await shelf.measure()
      // What cannot be taken away is not asked for again and again.
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
        const { length } = await shelf.measure()
        await shelf.keep(Math.floor(length / 2))
        known = null
      }),
  }
}
