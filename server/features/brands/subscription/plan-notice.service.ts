import type { NoticeContent } from '#contract/notice-content.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { type Subscription, selectBrandName } from './subscription.store.ts'

type PlanNotice = Extract<NoticeContent, { kind: 'plan' }>

interface Told extends Pick<PlanNotice, 'phase'>, Partial<Pick<PlanNotice, 'plan' | 'day' | 'cents' | 'reason'>> {}

/** Tells the members who may pay of a change of the plan, in its transaction (Trust L15, L16). */
export async function notifyBilling(
  scope: Pick<World, 'db' | 'jobs' | 'now'>,
  row: Pick<Subscription, 'brandId' | 'plan' | 'periodTo'>,
  { phase, plan = row.plan, day = row.periodTo && berlinDayOf(row.periodTo), cents = null, reason = '' }: Told,
): Promise<void> {
  const { brandId } = row
  const brand = await selectBrandName(scope.db, brandId)
  await notifyTeam(scope, {
    brandId,
    right: 'billing',
    content: { kind: 'plan', brand, phase, plan, day, cents, reason },
  })
}
