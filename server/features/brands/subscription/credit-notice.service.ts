import type { NoticeContent } from '#contract/notice-content.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { notifyTeam } from '../team/notify-team.service.ts'
import { selectBrandName } from './subscription.store.ts'

type CreditNotice = Extract<NoticeContent, { kind: 'credit' }>

type LowNotice = Extract<NoticeContent, { kind: 'credit-low' }>

/** Tells the members who may pay what happened to the ad credit, in its transaction. */
export async function notifyCredit(
  scope: Pick<World, 'db' | 'jobs' | 'now'>,
  brandId: string,
  news: Pick<CreditNotice, 'phase' | 'cents'> & Partial<Pick<CreditNotice, 'reason' | 'cause'>>,
): Promise<void> {
  const brand = await selectBrandName(scope.db, brandId)
  await notifyTeam(scope, { brandId, right: 'billing', content: { kind: 'credit', brand, ...news } })
}

/** Tells the members who may pay that the credit ends soon. */
export async function notifyLowCredit(
  scope: Pick<World, 'db' | 'jobs' | 'now'>,
  brandId: string,
  news: Pick<LowNotice, 'phase' | 'cents' | 'day'>,
): Promise<void> {
  const brand = await selectBrandName(scope.db, brandId)
  await notifyTeam(scope, { brandId, right: 'billing', content: { kind: 'credit-low', brand, ...news } })
}
