import { isStaffAllowed } from '#contract/rights.ts'
import { TICKET_LIMITS } from '#contract/support.limits.ts'
import type { TicketAttachment } from '#contract/support.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { findReadable } from '../support.store.ts'
import { SUPPORT_LIMITS } from '../support-limits.ts'
import {
  type AttachmentRecord,
  attach,
  deletePending,
  deletePendingBefore,
  findFile,
  insertPending,
} from './attachments.store.ts'
import { attachmentTypeOf, MEDIA_TYPES, safeFileName } from './file-type.ts'

const PENDING_MS = 86_400_000

export const presentAttachment = ({ id, name, type, bytes }: AttachmentRecord): TicketAttachment => ({
  id,
  name,
  type,
  bytes,
})

/** Takes a file for the next message of the caller. */
export async function uploadAttachment(
  scope: Scope,
  name: string,
  readFile: () => Promise<Uint8Array>,
): Promise<TicketAttachment> {
  const userId = callerOf(scope)
  await requireWithinLimit(scope, SUPPORT_LIMITS.uploads, userId)
  const content = await readFile()
  ensure(content.length > 0, 'tickets.attachment-empty')
  const type = attachmentTypeOf(content, name)
  ensure(type, 'tickets.attachment-type')
  const file = { userId, name: safeFileName(name, type).slice(-TICKET_LIMITS.fileNameMax), type, content }
  return inTransaction(scope, async ({ db, now }) => presentAttachment(await insertPending(db, { ...file, at: now() })))
}

/** Gives uploaded files to a message, in the caller's transaction; refuses when one of them is not there. */
export async function attachFiles(scope: Scope, ids: readonly string[], messageId: string): Promise<void> {
  const wanted = [...new Set(ids)]
  ensure((await attach(scope.db, callerOf(scope), wanted, messageId)) === wanted.length, 'tickets.attachment')
}

/** Discards a file of the caller that was not sent. */
export async function discardAttachment(scope: Scope, id: string): Promise<{ ok: true }> {
  ensure(await deletePending(scope.db, callerOf(scope), id), 'tickets.file-unknown')
  return { ok: true }
}

/** A file with the headers that keep browsers from showing it as a page of ours. */
export async function readAttachment(
  scope: Scope,
  id: string,
): Promise<{ readonly content: Uint8Array; readonly headers: Readonly<Record<string, string>> }> {
  const userId = callerOf(scope)
  const file = await findFile(scope.db, id)
  ensure(file && (await mayRead(scope, userId, file)), 'tickets.unknown')
  return {
    content: file.content,
    headers: {
      'content-type': MEDIA_TYPES[file.type],
      'content-disposition': `attachment; filename="attachment.${file.type}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  }
}

interface Placed {
  readonly ticketId: string | null
  readonly pendingOf: string | null
}

async function mayRead({ db, actor }: Scope, userId: string, { ticketId, pendingOf }: Placed): Promise<boolean> {
  if (ticketId === null) return pendingOf === userId
  const isAgent = actor?.staffRole && actor.secondFactorAt && isStaffAllowed(actor.staffRole, 'support')
  return Boolean(isAgent) || (await findReadable(db, userId, ticketId)) !== null
}

/** Job: deletes files that were uploaded and never sent. */
export const forgetPendingFiles = ({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> =>
  deletePendingBefore(db, new Date(now().getTime() - PENDING_MS))

export function callerOf({ actor }: Scope): string {
  ensure(actor, 'unauthenticated')
  return actor.userId
}
