import { lockUsers } from '#server/features/accounts/accounts.service.ts'
import { dropPartitions, monthsBefore } from '#server/platform/data/partitions.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import {
  addPastCounts,
  deleteBeginning,
  deleteDealtBefore,
  deleteEventsBefore,
  selectPeopleBefore,
  selectWellKnown,
} from './retention.store.ts'

/** Trust 4.3: how long swipes and views are kept; sums over at least this many users stay. */
const KEEP = { months: 13, fewestPeople: 10 } as const
/** Rows per transaction: swipes of this user wait for it, and with them the others of their group commit. */
const BATCH = 1000
/** Users selected at a time. */
const PEOPLE = 5000

/**
 * Job: deletes swipes, views and delivered pages past their retention time, in small batches. Their products may
 * be shown again, and the taste is relearned from the rest of the log. Counts of products with answers of many users
 * are kept. Several processes may run it at once; the rest is deleted the next night.
 */
export async function forgetOldBehaviour(world: World, signal: AbortSignal): Promise<void> {
  const before = monthsBefore(world.now(), KEEP.months)
  const people = await forgetOldAnswers(world, before, signal)
  const events = await inBatches(signal, () => deleteEventsBefore(world.db, berlinDayOf(before), BATCH))
  await dropPartitions(world.db, 'product_events', before)
  const pages = await inBatches(signal, () => deleteDealtBefore(world.db, before, BATCH))
  if (people + events + pages > 0) world.log.info({ people, events, pages }, 'deleted data past its retention time')
}

/** Deletes old answers and returns the number of affected users. */
async function forgetOldAnswers(world: World, before: Date, signal: AbortSignal): Promise<number> {
  let wellKnown: ReadonlySet<number> | null = null
  let people = 0
  for (;;) {
    const some = await selectPeopleBefore(world.db, before, PEOPLE)
    if (some.length === 0) return people
    wellKnown ??= await inTransaction(world, ({ db }) => selectWellKnown(db, KEEP.fewestPeople))
    for (const userId of some) {
      while (await forgetSome(world, userId, before, wellKnown)) if (signal.aborted) return people
      people += 1
      if (signal.aborted) return people
    }
  }
}

/** Deletes one batch of a log; false when nothing in it was too old. */
function forgetSome(world: World, userId: string, before: Date, wellKnown: ReadonlySet<number>): Promise<boolean> {
  return inTransaction(world, async (inside) => {
    await lockUsers(inside, [userId])
    const answers = await deleteBeginning(inside.db, { userId, before, most: BATCH })
    if (answers)
      await addPastCounts(
        inside.db,
        answers.filter(({ productNo }) => wellKnown.has(productNo)),
      )
    return answers !== null
  })
}

async function inBatches(signal: AbortSignal, deleteSome: () => Promise<number>): Promise<number> {
  let deleted = 0
  while (!signal.aborted) {
    const some = await deleteSome()
    deleted += some
    if (some === 0) break
  }
  return deleted
}
