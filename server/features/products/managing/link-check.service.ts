import { isAffiliateHost } from '#contract/affiliate-hosts.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { demoShopOf } from './check-own-product.ts'
import { selectLinksToCheck, writeLinkAnswer } from './link-check.store.ts'

/** Links of one run, and at once. A job runs every five minutes. */
const BATCH = { links: 60, atOnce: 6 }
const LIMITS = { maxBytes: 200_000, timeoutMs: 10_000, accept: 'text/html' } as const
const OK = 200
/** No answer at all. */
const NO_ANSWER = 0

type Checker = Pick<World, 'db' | 'now' | 'config' | 'internet'>

interface LinkAnswer {
  /** What the shop answers for a product page, after at most five redirects; 0: nothing; null: not asked. */
  readonly status: number | null
  /** Host of an affiliate network that the shop redirects to; it is not asked itself, because that would be a click. */
  readonly affiliateHost: string | null
}

async function answerOf(world: Checker, link: string): Promise<LinkAnswer> {
  const demoShop = demoShopOf(world)
  if (demoShop !== null && link.startsWith(demoShop)) return { status: OK, affiliateHost: null }
  let affiliateHost: string | null = null
  const mayVisit = ({ hostname }: URL) => {
    if (isAffiliateHost(hostname)) affiliateHost = hostname
    return affiliateHost === null
  }
  try {
    const { status } = await world.internet.fetch(link, { ...LIMITS, mayVisit })
    return { status, affiliateHost }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.reason === 'unwanted') return { status: null, affiliateHost }
    // A page larger than what we read is there.
    return { status: error.reason === 'too-large' ? OK : NO_ANSWER, affiliateHost: null }
  }
}

/** Job: asks the shops whether the pages of public products are there: new links first, then once a day. */
export async function checkLinks(world: Checker): Promise<number> {
  const due = await selectLinksToCheck(world.db, world.now(), BATCH.links)
  for (let start = 0; start < due.length; start += BATCH.atOnce) {
    await Promise.all(
      due.slice(start, start + BATCH.atOnce).map(async ({ id, link }) => {
        await writeLinkAnswer(world.db, { id, link, ...(await answerOf(world, link)), at: world.now() })
      }),
    )
  }
  return due.length
}
