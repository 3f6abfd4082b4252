import type { NoticeContent } from '#contract/notice-content.ts'
import { isStaffAllowed, STAFF_ROLES } from '#contract/rights.ts'
import { listStaffWith } from '#server/features/accounts/staff/staff-members.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectBrandName } from './subscription.store.ts'

type MoneyNotice = Extract<NoticeContent, { kind: 'money-staff' }>

const MONEY_ROLES = STAFF_ROLES.filter((role) => isStaffAllowed(role, 'money'))

/** Tells staff who decide about money that a brand waits for them, in the transaction of its request. */
export async function notifyMoneyStaff(
  scope: Pick<World, 'db' | 'jobs' | 'now'>,
  brandId: string,
  news: Pick<MoneyNotice, 'what' | 'cents'>,
): Promise<void> {
  const staff = await listStaffWith(scope, MONEY_ROLES)
  const brand = await selectBrandName(scope.db, brandId)
  const content = { kind: 'money-staff', brand, ...news } as const
  await notify(scope, { userIds: staff.map(({ id }) => id), brandId: null, content })
}
