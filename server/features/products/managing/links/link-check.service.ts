import { isAffiliateHost } from '#contract/affiliate-hosts.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { demoShopOf } from '../check-own-product.ts'
import { type DueLink, markLink, selectLinksToCheck, writeLinkAnswer } from './link-check.store.ts'

/** Links of one run, and at once. A job runs every five minutes. */
const BATCH = { links: 60, atOnce: 6 }
const LIMITS = { maxBytes: 200_000, timeoutMs: 10_000, accept: 'text/html' } as const
const OK = 200
/** No answer at all. */
const NO_ANSWER = 0
/** Statuses of a page that is not there. Others may mean a busy shop, or one that refuses programs. */
const GONE = [404, 410]
/** Checks in a row, a day apart, at which a page must be gone before the brand is told: shops have outages. */
const TOLD_AFTER = 3

type Checker = Pick<World, 'db' | 'now' | 'config' | 'internet' | 'jobs'>

interface LinkAnswer {
  /** What the shop answers for a product page, after at most five redirects; 0: nothing; null: not asked. */
  readonly status: number | null
  /** Host of an affiliate network that the shop redirects to; it is not asked itself, because that would be a click. */
  readonly affiliateHost: string | null
  /** The shop says that the page is not there, or the domain does not exist. */
  readonly isGone: boolean
}

async function answerOf(world: Checker, link: string): Promise<LinkAnswer> {
  const demoShop = demoShopOf(world)
  if (demoShop !== null && link.startsWith(demoShop)) return { status: OK, affiliateHost: null, isGone: false }
  let affiliateHost: string | null = null
  const mayVisit = ({ hostname }: URL) => {
    if (isAffiliateHost(hostname)) affiliateHost = hostname
    return affiliateHost === null
  }
  try {
    const { status } = await world.internet.fetch(link, { ...LIMITS, mayVisit })
    return { status, affiliateHost, isGone: GONE.includes(status) }
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.reason === 'unwanted') return { status: null, affiliateHost, isGone: false }
    // A page that is larger than our limit exists.
    const status = error.reason === 'too-large' ? OK : NO_ANSWER
    return { status, affiliateHost: null, isGone: error.reason === 'name' }
  }
}

/** Whether the shop says that a page is not there. */
export const isLinkGone = async (world: Checker, link: string): Promise<boolean> => (await answerOf(world, link)).isGone

/** Notes between two daily checks that a page is gone, or back. False where the team knows that. */
export const noteLink = (
  { db }: Pick<World, 'db'>,
  link: Omit<Parameters<typeof markLink>[1], 'toldAfter'>,
): Promise<boolean> => markLink(db, { ...link, toldAfter: TOLD_AFTER })

/** Writes the answer, and tells the brand's team once when the page has been gone for some checks. */
async function noteAnswer(world: Checker, { id, link }: DueLink, answer: LinkAnswer): Promise<void> {
  await inTransaction(world, async (inside) => {
    const product = await writeLinkAnswer(inside.db, { id, link, ...answer, at: world.now() })
    if (product?.failures !== TOLD_AFTER) return
    const { brandId, name } = product
    const status = answer.status || null
    const content = { kind: 'link-broken', productId: id, product: name, status } as const
    await notifyTeam(inside, { brandId, right: 'products', content })
  })
}

/** Job: asks the shops whether the pages of public products are there: new links first, then once a day. */
export async function checkLinks(world: Checker): Promise<number> {
  const due = await selectLinksToCheck(world.db, world.now(), BATCH.links)
  for (let start = 0; start < due.length; start += BATCH.atOnce) {
    await Promise.all(
      due
        .slice(start, start + BATCH.atOnce)
        .map(async (product) => noteAnswer(world, product, await answerOf(world, product.link))),
    )
  }
  return due.length
}
