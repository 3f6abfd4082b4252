import { logoutQueue } from './logout-queue.ts'
import { readPendingTokens, writePendingTokens } from './vault.ts'

/** Sessions that were logged out on this device without a network. */
export const pendingLogouts = logoutQueue({ read: readPendingTokens, write: writePendingTokens })
