import { EXPIRY_NOTICE_DAYS, LOW_CREDIT_DAYS, SPENDING_BASE_DAYS } from '#contract/billing.limits.ts'
import { notifyLowCredit } from '#server/features/brands/subscription/credit-notice.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { berlinDayOf, berlinMidnight, daysLater } from '#server/platform/text/berlin-day.ts'
import { deleteAlertsBefore, insertAlert, selectEnding, selectSpenders } from './alerts.store.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 60

/**
 * Job: warns brands whose credit does not last long at what the last full days cost, once a day; and before bonus ends, once for
 * each end.
 */
export async function warnOfCredit(world: World): Promise<void> {
  const now = world.now()
  const today = berlinDayOf(now)
  const from = berlinMidnight(daysLater(today, -SPENDING_BASE_DAYS))
  for (const { brandId, spentCents, cents } of await selectSpenders(world.db, {
    from,
    to: berlinMidnight(today),
    now,
  })) {
    if (cents * SPENDING_BASE_DAYS >= spentCents * LOW_CREDIT_DAYS) continue
    await warn(world, { brandId, kind: 'low', day: today }, { phase: 'low', cents, day: null })
  }
  const before = new Date(now.getTime() + EXPIRY_NOTICE_DAYS * DAY_MS)
  for (const { brandId, cents, day } of await selectEnding(world.db, { now, before })) {
    await warn(world, { brandId, kind: 'expiring', day }, { phase: 'expiring', cents, day })
  }
  await deleteAlertsBefore(world.db, daysLater(today, -KEEP_DAYS))
}

type Alert = Parameters<typeof insertAlert>[1]
type News = Parameters<typeof notifyLowCredit>[2]

const warn = (world: World, alert: Alert, news: News): Promise<void> =>
  inTransaction(world, async (inside) => {
    if (await insertAlert(inside.db, alert)) await notifyLowCredit(inside, alert.brandId, news)
  })
