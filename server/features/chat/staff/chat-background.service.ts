import type { Result } from '#contract/endpoint.ts'
import type { supportBackgroundContract } from '#contract/support-background.ts'
import { readBackground } from '#server/features/support/staff/background.service.ts'
import { readLastError } from '#server/features/support/staff/last-error.service.ts'
import type { StaffScope, World } from '#server/platform/scope/scope.ts'
import { asSupport, requireConversation } from '../chat.service.ts'
import { deleteViewersBefore, selectViewers, upsertViewer } from './viewers.store.ts'

/** Signs of who has a conversation open hold for so long. */
const VIEWING_MS = 45_000

type ChatBackground = Result<(typeof supportBackgroundContract)['GET /api/staff/conversations/{id}/background']>
type Viewers = Pick<ChatBackground, 'viewers'>

/** What an agent needs to know about the person of a conversation with the support. */
export async function readChatBackground(scope: StaffScope, id: string): Promise<ChatBackground> {
  const { userId } = await requireConversation(scope, asSupport(scope), id)
  return {
    ...(await readBackground(scope, { userId })),
    lastError: await readLastError(scope, userId),
    viewers: await viewersOf(scope, id),
  }
}

/** Says that the caller has the conversation open; answers who else has. */
export async function viewConversation(
  scope: StaffScope,
  conversationId: string,
  isWriting: boolean,
): Promise<Viewers> {
  await requireConversation(scope, asSupport(scope), conversationId)
  await upsertViewer(scope.db, { conversationId, staffId: scope.actor.userId, isWriting, at: scope.now() })
  return { viewers: await viewersOf(scope, conversationId) }
}

const viewersOf = ({ db, actor, now }: StaffScope, conversationId: string) =>
  selectViewers(db, { conversationId, exceptId: actor.userId, since: new Date(now().getTime() - VIEWING_MS) })

/** Job: forgets who had a conversation open. */
export const forgetViewers = ({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> =>
  deleteViewersBefore(db, new Date(now().getTime() - VIEWING_MS))
