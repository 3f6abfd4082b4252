import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { demoShopOf } from './check-own-product.ts'
import { selectLinksToCheck, writeLinkStatus } from './link-check.store.ts'

/** Links of one run, and at once. A job runs every five minutes. */
const BATCH = { links: 60, atOnce: 6 }
const LIMITS = { maxBytes: 200_000, timeoutMs: 10_000, accept: 'text/html' } as const
const OK = 200
/** No answer at all. */
const NO_ANSWER = 0

type Checker = Pick<World, 'db' | 'now' | 'config' | 'internet'>

/** The status that a shop answers for a product page, after at most five redirects; 0: none. */
async function statusOf(world: Checker, link: string): Promise<number> {
  const demoShop = demoShopOf(world)
  if (demoShop !== null && link.startsWith(demoShop)) return OK
  try {
    return (await world.internet.fetch(link, LIMITS)).status
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    // A page larger than what we read is there.
    return error.reason === 'too-large' ? OK : NO_ANSWER
  }
}

/** Job: asks the shops whether the pages of public products are there: new links first, then once a day. */
export async function checkLinks(world: Checker): Promise<number> {
  const due = await selectLinksToCheck(world.db, world.now(), BATCH.links)
  for (let start = 0; start < due.length; start += BATCH.atOnce) {
    await Promise.all(
      due.slice(start, start + BATCH.atOnce).map(async ({ id, link }) => {
        await writeLinkStatus(world.db, { id, link, status: await statusOf(world, link), at: world.now() })
      }),
    )
  }
  return due.length
}
