import { NEWS_FOR_MS, orderReleasePushes } from '#server/features/push/sending/order-pushes.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { takeReleases } from './release-pushes.store.ts'

const BATCH = 1000

/** Job: orders push messages for the signed-in people who wait for products that are out. Answers for how many. */
export async function orderPushesOfReleases(world: World): Promise<number> {
  let ordered = 0
  for (;;) {
    const taken = await inTransaction(world, async (inside) => {
      const now = inside.now()
      // After a longer outage the mail alone tells.
      const since = new Date(now.getTime() - NEWS_FOR_MS)
      const releases = await takeReleases(inside.db, { now, since, most: BATCH })
      if (releases.length > 0) await orderReleasePushes(inside, releases)
      return releases.length
    })
    ordered += taken
    if (taken < BATCH) return ordered
  }
}
