import { type BrandRight, isAllowed } from '#contract/rights.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { selectTeam } from './team.store.ts'

interface TeamNotice {
  readonly brandId: string
  /** Members whose role has this right are notified; null: all members. */
  readonly right: BrandRight | null
  /** Or this one. */
  readonly orRight?: BrandRight
  readonly content: Parameters<typeof notify>[1]['content']
  /** The member who did it needs no notice. */
  readonly exceptId?: string
  /** The notice has no link to the workspace, which ends with this event. */
  readonly isOutside?: boolean
}

/** Tells the members of a brand of an event, in the transaction of the event. */
export async function notifyTeam(
  scope: Pick<World, 'db' | 'jobs' | 'now'>,
  { brandId, right, orRight, content, exceptId, isOutside = false }: TeamNotice,
): Promise<void> {
  const team = await selectTeam(scope.db, brandId)
  const isTold = (member: (typeof team)[number]) =>
    right === null || isAllowed(member, right) || (orRight !== undefined && isAllowed(member, orRight))
  const told = team.filter((member) => member.userId !== exceptId && isTold(member))
  await notify(scope, { userIds: told.map(({ userId }) => userId), brandId: isOutside ? null : brandId, content })
}
