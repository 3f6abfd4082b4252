import { ALERTED_STOPS, type AlertedStop, WEAK_PICTURE } from '#contract/campaigns.limits.ts'
import type { NoticeContent } from '#contract/notice-content.ts'
import { notifyTeam } from '#server/features/brands/team/notify-team.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, daysLater } from '#server/platform/text/berlin-day.ts'
import { type CampaignRow, selectStarted } from '../campaigns/campaigns.store.ts'
import { readDeliveries } from '../campaigns/read-deliveries.ts'
import { replaceAlerts, selectWeakCards } from './alerts.store.ts'

const DAY_MS = 86_400_000
/** What has just ended and begins again is no news, such as a budget that is raised by little several times a day. */
const QUIET_DAYS = { stopped: 1, weakPicture: WEAK_PICTURE.days } as const

type Content = Extract<NoticeContent, { readonly kind: 'campaign-stopped' | 'weak-picture' }>
interface News {
  readonly brandId: string
  readonly content: Content
}

/** Job: tells members which of their campaigns have stopped by themselves, once for each cause. */
export async function alertStopped(world: World): Promise<void> {
  const stopped = await selectStopped(world)
  const keyOf = ({ id }: CampaignRow, reason: AlertedStop) => `${id} ${reason}`
  await raise(world, 'stopped', QUIET_DAYS.stopped, {
    alerts: stopped.map(({ row, reason }) => ({ campaignId: row.id, cause: reason })),
    newsOf: (fresh) =>
      groupsOf(
        stopped.filter(({ row, reason }) => fresh.has(keyOf(row, reason))),
        ({ row, reason }) => `${row.brandId} ${reason}`,
      ).map(({ first: { row, reason }, count }) => ({
        brandId: row.brandId,
        content: { kind: 'campaign-stopped', campaignId: row.id, campaign: row.name, count, reason },
      })),
  })
}

/** Started campaigns that a reason to tell of keeps from being shown. */
async function selectStopped(world: World) {
  const stopped: { readonly row: CampaignRow; readonly reason: AlertedStop }[] = []
  const byBrand = Map.groupBy(await selectStarted(world.db), ({ brandId }) => brandId)
  for (const [brandId, rows] of byBrand) {
    const deliveries = await readDeliveries({ ...world, language: 'de', member: { brandId } }, rows)
    for (const row of rows) {
      const reason = ALERTED_STOPS.find((each) => each === deliveries.get(row.id)?.delivery)
      if (reason) stopped.push({ row, reason })
    }
  }
  return stopped
}

/** Job: tells members which cards are clicked too rarely, so that they look at the picture. */
export async function alertWeakPictures(world: World): Promise<void> {
  const since = daysLater(berlinDayOf(world.now()), 1 - WEAK_PICTURE.days)
  const weak = await selectWeakCards(world.db, since)
  await raise(world, 'weak-picture', QUIET_DAYS.weakPicture, {
    alerts: weak.map(({ campaignId, productId, clickRate, usualRate }) => ({
      ...{ campaignId, cause: productId },
      ...{ clickRate, usualRate },
    })),
    newsOf: (fresh) =>
      groupsOf(
        weak.filter(({ campaignId, productId }) => fresh.has(`${campaignId} ${productId}`)),
        ({ campaignId }) => campaignId,
      ).map(({ first: { brandId, campaignId, campaign, product }, count }) => ({
        brandId,
        content: { kind: 'weak-picture', campaignId, campaign, product, count },
      })),
  })
}

/** One entry for each key, with how many had it. */
function groupsOf<V>(values: readonly V[], keyOf: (value: V) => string) {
  return [...Map.groupBy(values, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, count: 1 + others.length }],
  )
}

interface Found {
  readonly alerts: Parameters<typeof replaceAlerts>[2]
  /** By the keys of the new ones, what is told. */
  readonly newsOf: (fresh: ReadonlySet<string>) => readonly News[]
}

function raise(world: World, kind: 'stopped' | 'weak-picture', quietDays: number, { alerts, newsOf }: Found) {
  return inTransaction(world, async (inside) => {
    const at = inside.now()
    const quietSince = new Date(at.getTime() - quietDays * DAY_MS)
    const fresh = await replaceAlerts(inside.db, kind, alerts, { at, quietSince })
    for (const { brandId, content } of newsOf(fresh)) await notifyTeam(inside, { brandId, right: 'campaigns', content })
  })
}
