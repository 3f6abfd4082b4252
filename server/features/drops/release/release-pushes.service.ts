import { enqueueReleasePushes, NEWS_FOR_MS } from '#server/features/push/sending/enqueue-pushes.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { takeReleases } from './release-pushes.store.ts'

const BATCH = 1000

/** Job: enqueues push messages to subscribers of released products. Returns for how many. */
export async function enqueuePushesOfReleases(world: World): Promise<number> {
  let ordered = 0
  for (;;) {
    const taken = await inTransaction(world, async (inside) => {
      const now = inside.now()
      // After a longer outage only the mail is sent.
      const since = new Date(now.getTime() - NEWS_FOR_MS)
      const releases = await takeReleases(inside.db, { now, since, most: BATCH })
      if (releases.length > 0) await enqueueReleasePushes(inside, releases)
      return releases.length
    })
    ordered += taken
    if (taken < BATCH) return ordered
  }
}
