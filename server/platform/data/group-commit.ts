import { Refusal } from '../scope/refuse.ts'
import { isOutage } from './database.ts'

export interface GroupCommit<Row, Outcome> {
  /** Resolves after the commit that contains this row; rejects when its outcome is a refusal or its write failed. */
  add(row: Row): Promise<Outcome>
}

interface GroupCommitOptions<Row, Outcome> {
  /** Writes all rows in one transaction and returns one outcome per row, in the same order. */
  readonly write: (rows: readonly Row[]) => Promise<readonly (Outcome | Refusal)[]>
  /** Maximum number of rows in one transaction. */
  readonly most?: number
  /** Maximum number of concurrent transactions. */
  readonly atOnce?: number
  /** One transaction per row, without a limit: only for measuring the gain of grouping. */
  readonly ungrouped?: boolean
}

interface Waiting<Row, Outcome> {
  readonly row: Row
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

const MOST = 500
/** While one transaction waits for the disk the next one is prepared. */
const AT_ONCE = 2

/**
 * Group commit without a timer: a single row is written at once; rows that arrive while transactions are under way share
 * the next one. `npm run bench swipes writes` measures it.
 */
export function createGroupCommit<Row, Outcome>(options: GroupCommitOptions<Row, Outcome>): GroupCommit<Row, Outcome> {
  const { write, most = MOST, atOnce = AT_ONCE, ungrouped = false } = options
  const waiting: Waiting<Row, Outcome>[] = []
  let underWay = 0

  async function commit(batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    const outcomes = await write(batch.map(({ row }) => row))
    batch.forEach(({ resolve, reject }, at) => {
      const outcome = outcomes[at]
      if (outcome === undefined || outcome instanceof Refusal) reject(outcome ?? new Error('a row has no outcome'))
      else resolve(outcome)
    })
  }

  /** A row that the database refuses aborts its whole transaction, so each row is then written in its own. */
  async function commitSingly(batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    for (const one of batch) await commit([one]).catch((error: unknown) => one.reject(error))
  }

  async function flush(batch: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      await commit(batch)
    } catch (error) {
      if (isOutage(error)) {
        for (const { reject } of batch) reject(new Refusal('unavailable', { cause: error }))
      } else if (batch.length === 1) batch[0]?.reject(error)
      else await commitSingly(batch)
    }
  }

  async function flushAll(): Promise<void> {
    underWay += 1
    while (waiting.length > 0) {
      // Waits for one pass of the event loop, so that requests of the same packet are written together.
      await new Promise((resolve) => setImmediate(resolve))
      if (waiting.length === 0) continue
      await flush(waiting.splice(0, most))
    }
    underWay -= 1
  }

  return {
    add(row) {
      return new Promise((resolve, reject) => {
        const one = { row, resolve, reject }
        if (ungrouped) {
          void flush([one])
          return
        }
        waiting.push(one)
        if (underWay < atOnce) void flushAll()
      })
    },
  }
}
