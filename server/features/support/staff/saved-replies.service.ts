import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { SavedReply } from '#contract/support-staff.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type StaffScope } from '#server/platform/scope/scope.ts'
import {
  countSavedReplies,
  deleteSavedReply,
  findSavedReply,
  insertSavedReply,
  type SavedReplyRecord,
  selectSavedReplies,
  updateSavedReply,
} from './saved-replies.store.ts'

const present = ({ id, shortcut, text, version }: SavedReplyRecord): SavedReply => ({ id, shortcut, text, version })

/** The saved replies of support, by their shortcuts. */
export const listSavedReplies = async ({ db }: StaffScope) => ({
  replies: (await selectSavedReplies(db)).map(present),
})

interface Form {
  readonly shortcut: string
  readonly text: string
}

const note = (inside: StaffScope, targetId: string, act: 'added' | 'changed' | 'removed', shortcut: string | null) =>
  writeAudit(inside, {
    action: `saved-reply.${act}`,
    targetType: 'saved-reply',
    targetId,
    ...(shortcut !== null && { changed: { shortcut: [null, shortcut] } }),
  })

export function addSavedReply(scope: StaffScope, form: Form): Promise<SavedReply> {
  return inTransaction(scope, async (inside) => {
    ensure((await countSavedReplies(inside.db)) < TICKET_LIMITS.savedReplies, 'tickets.saved-replies-full')
    const row = await insertSavedReply(inside.db, { ...form, at: inside.now() })
    ensure(row, 'tickets.shortcut')
    await note(inside, row.id, 'added', row.shortcut)
    return present(row)
  })
}

export async function changeSavedReply(
  scope: StaffScope,
  id: string,
  form: Form & { readonly version: number },
): Promise<SavedReply> {
  ensure(await findSavedReply(scope.db, id), 'tickets.saved-reply-unknown')
  try {
    return await inTransaction(scope, async (inside) => {
      const row = await updateSavedReply(inside.db, { ...form, id, at: inside.now() })
      ensure(row, 'conflict')
      await note(inside, id, 'changed', row.shortcut)
      return present(row)
    })
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    throw new Refusal('tickets.shortcut', { cause: error })
  }
}

export function removeSavedReply(scope: StaffScope, id: string): Promise<{ ok: true }> {
  return inTransaction(scope, async (inside) => {
    ensure(await deleteSavedReply(inside.db, id), 'tickets.saved-reply-unknown')
    await note(inside, id, 'removed', null)
    return { ok: true }
  })
}
