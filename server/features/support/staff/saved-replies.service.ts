import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { SavedReply } from '#contract/support-staff.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import type { StaffScope } from '#server/platform/scope/scope.ts'
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

export async function addSavedReply({ db, now }: StaffScope, form: Form): Promise<SavedReply> {
  ensure((await countSavedReplies(db)) < TICKET_LIMITS.savedReplies, 'tickets.saved-replies-full')
  const row = await insertSavedReply(db, { ...form, at: now() })
  ensure(row, 'tickets.shortcut')
  return present(row)
}

export async function changeSavedReply(
  { db, now }: StaffScope,
  id: string,
  form: Form & { readonly version: number },
): Promise<SavedReply> {
  ensure(await findSavedReply(db, id), 'tickets.saved-reply-unknown')
  try {
    const row = await updateSavedReply(db, { ...form, id, at: now() })
    ensure(row, 'conflict')
    return present(row)
  } catch (error) {
    if (violatedUnique(error) === null) throw error
    throw new Refusal('tickets.shortcut', { cause: error })
  }
}

export async function removeSavedReply({ db }: StaffScope, id: string): Promise<{ ok: true }> {
  ensure(await deleteSavedReply(db, id), 'tickets.saved-reply-unknown')
  return { ok: true }
}
