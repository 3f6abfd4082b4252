import { AD_CLICK } from '#contract/ads.limits.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { isLinkGone, noteLink } from '#server/features/products/managing/links/link-check.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { tellCampaignsChanged } from '../campaigns/campaigns-changed.ts'
import { selectClicksOn, selectInvalidClicks, selectPromotedLinks } from './recheck.store.ts'
import { returnClick } from './refund-click.service.ts'

const HOUR_MS = 3_600_000
/** Product 5: what a later look finds is returned for so long. */
const RECHECKED_MS = AD_CLICK.recheckDays * 24 * HOUR_MS
/** The watch runs every hour: of the clicks since then it is not known whether the page was there. */
const UNKNOWN_MS = 65 * 60_000
const LINKS = { most: 2000, atOnce: 6 } as const

/** Job: returns charged clicks of the last 72 hours that break a rule now that more is known. */
export async function recheckClicks(world: World): Promise<number> {
  let returned = 0
  for (const { rule, ...click } of await selectInvalidClicks(world.db, new Date(world.now().getTime() - RECHECKED_MS)))
    if (await returnClick(world, click, { reason: 'recheck', rule })) returned += 1
  return returned
}

/**
 * Job: asks the shops whether the pages of promoted products are there. A product whose page is gone is not promoted until it
 * is back, and the clicks since the last look are returned.
 */
export async function watchLinks(world: World): Promise<void> {
  const links = await selectPromotedLinks(world.db, LINKS.most)
  for (let start = 0; start < links.length; start += LINKS.atOnce)
    await Promise.all(links.slice(start, start + LINKS.atOnce).map((one) => watch(world, one)))
}

type Link = Awaited<ReturnType<typeof selectPromotedLinks>>[number]

async function watch(world: World, { id, brandId, name, link }: Link): Promise<void> {
  const isGone = await isLinkGone(world, link)
  const hasChanged = await inTransaction(world, async (inside) => {
    if (!(await noteLink(inside, { id, link, isGone }))) return false
    await tellCampaignsChanged(inside.db)
    if (isGone) {
      const content = { kind: 'link-broken', productId: id, product: name, status: null, isBoosted: true } as const
      await notifyTeam(inside, { brandId, right: 'campaigns', orRight: 'products', content })
    }
    return true
  })
  if (!hasChanged || !isGone) return
  const since = new Date(world.now().getTime() - UNKNOWN_MS)
  for (const click of await selectClicksOn(world.db, id, since))
    await returnClick(world, click, { reason: 'link', rule: 'R9' })
}
