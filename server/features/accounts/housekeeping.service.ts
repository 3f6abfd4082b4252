import { deleteExpiredLimits } from '#server/platform/load/rate-limit.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { clearStalePendingEmails, deleteUnverifiedAccounts } from './accounts.store.ts'
import { deleteBouncesBefore } from './bounces/bounces.store.ts'
import { deleteRevertsExpiredBefore } from './email-change/email-reverts.store.ts'
import { deleteTicketsExpiredBefore } from './export/export-tickets.store.ts'
import { deleteSessionsExpiredBefore } from './sessions/sessions.store.ts'
import { deleteCodesExpiredBefore, deleteIdTokensExpiredBefore } from './sign-in/codes.store.ts'
import { noteOverViews } from './views/views.service.ts'
import { deleteViewsBefore } from './views/views.store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Trust 4.3: how long expired rows are kept. */
const KEEP = {
  sessionsMs: 7 * DAY_MS,
  codesMs: DAY_MS,
  unverifiedMs: 7 * DAY_MS,
  idTokensMs: HOUR_MS,
  /** As long as the log keeps them. */
  viewsMs: 730 * DAY_MS,
  /** Mails that are stored as files instead of sent. */
  storedMailsMs: 30 * DAY_MS,
  /** After half a year a mailbox may exist again. */
  bouncesMs: 180 * DAY_MS,
} as const

/** Deletes expired sessions, codes, rate limit windows, links and tokens, and accounts that were never confirmed. */
export async function forgetOldAccountRows(world: World): Promise<void> {
  const before = (ms: number) => new Date(world.now().getTime() - ms)
  await noteOverViews(world)
  await deleteViewsBefore(world.db, before(KEEP.viewsMs))
  await deleteSessionsExpiredBefore(world.db, before(KEEP.sessionsMs))
  await deleteCodesExpiredBefore(world.db, before(KEEP.codesMs))
  await deleteIdTokensExpiredBefore(world.db, before(KEEP.idTokensMs))
  await deleteTicketsExpiredBefore(world.db, world.now())
  await deleteRevertsExpiredBefore(world.db, world.now())
  await deleteBouncesBefore(world.db, before(KEEP.bouncesMs))
  await clearStalePendingEmails(world.db)
  const forgotten = await deleteUnverifiedAccounts(world.db, before(KEEP.unverifiedMs))
  if (forgotten > 0) world.log.info({ forgotten }, 'removed accounts that were never confirmed')
  await deleteExpiredLimits(world)
  await world.mail.stored?.deleteBefore(before(KEEP.storedMailsMs))
}
