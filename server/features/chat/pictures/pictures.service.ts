import { CHAT, type ChatPictureLock } from '#contract/chat.limits.ts'
import type { ChatPicture } from '#contract/conversation.ts'
import { requireAccount } from '#server/features/accounts/accounts.service.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { readUpload } from '#server/platform/pictures/read-upload.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope, type World } from '#server/platform/scope/scope.ts'
import { CHAT_LIMITS } from '../chat-limits.ts'
import { type ConversationRow, findConversation, type Owner } from '../conversations.store.ts'
import { lockOf } from '../present-chat.ts'
import {
  attachPictures,
  deletePendingPictures,
  findOwnPicture,
  findPictureFile,
  insertPendingPicture,
} from './pictures.store.ts'

const HOUR_MS = 3_600_000
const PENDING_MS = 24 * HOUR_MS

/**
 * Product 12: pictures come after the first answer. Contact details of young accounts are masked, which no one can do in a
 * picture, so these accounts send none to brands.
 */
export async function pictureLockOf(
  scope: Scope,
  owner: Owner,
  { kind, hasAnswer }: Pick<ConversationRow, 'kind' | 'hasAnswer'>,
): Promise<ChatPictureLock | null> {
  if (!hasAnswer) return 'early'
  if (owner.side === 'desk' || kind === 'support') return null
  return (await isYoung(scope)) ? 'young' : null
}

/** Product 12: contact and account details of accounts that are younger than a day are kept out. */
export async function isYoung(scope: Scope): Promise<boolean> {
  const { createdAt } = await requireAccount(scope)
  return scope.now().getTime() - createdAt.getTime() < CHAT.youngHours * HOUR_MS
}

interface Upload {
  readonly conversationId: string
  readonly id: string
  readonly file: () => Promise<Uint8Array>
}

/** Takes a picture for the next message: decoded and encoded anew, without metadata. A repeat keeps one. */
export async function uploadPicture(
  scope: Scope,
  owner: Owner,
  { conversationId, id, file }: Upload,
): Promise<ChatPicture> {
  await requirePicturesAllowed(scope, owner, conversationId)
  await requireWithinLimit(scope, CHAT_LIMITS.pictures, owner.userId)
  const own = { id, conversationId, userId: owner.userId }
  const known = await findOwnPicture(scope.db, own)
  if (known) return known
  const { bytes, width, height } = await readUpload(file, {
    maxBytes: CHAT.pictureBytes,
    leastSidePx: 1,
    caller: owner.userId,
  })
  return inTransaction(scope, async ({ db, now }) => {
    const picture = { ...own, side: owner.side, width, height, content: bytes, at: now() }
    if (await insertPendingPicture(db, picture)) return { id, width, height }
    const repeated = await findOwnPicture(db, own)
    ensure(repeated, 'idempotency-key.reused')
    return repeated
  })
}

async function requirePicturesAllowed(scope: Scope, owner: Owner, conversationId: string): Promise<void> {
  const conversation = await findConversation(scope.db, owner, conversationId)
  ensure(conversation, 'chat.unknown')
  ensure(lockOf(owner, conversation) === null, 'chat.blocked')
  await requireNoPictureLock(scope, owner, conversation)
}

export async function requireNoPictureLock(scope: Scope, owner: Owner, conversation: ConversationRow): Promise<void> {
  const lock = await pictureLockOf(scope, owner, conversation)
  if (lock !== null) throw new Refusal(`chat.pictures-${lock}`)
}

interface Sent {
  readonly conversationId: string
  readonly messageId: string
  readonly ids: readonly string[]
}

/** Gives uploaded pictures to a message, in the caller's transaction; refuses when one of them is not there. */
export async function sendPictures({ db }: Scope, owner: Owner, { ids, ...message }: Sent): Promise<void> {
  if (ids.length === 0) return
  const { side, userId } = owner
  const wanted = [...new Set(ids)]
  ensure((await attachPictures(db, wanted, { ...message, side, userId })) === wanted.length, 'chat.picture-gone')
}

/** A picture with the headers that keep browsers from showing it as a page of ours. */
export async function readPicture(
  { db }: Scope,
  owner: Owner,
  picture: { readonly conversationId: string; readonly id: string },
): Promise<{ readonly content: Uint8Array; readonly headers: Readonly<Record<string, string>> }> {
  const content = await findPictureFile(db, owner, picture)
  ensure(content, 'chat.unknown')
  return { content, headers: PICTURE_HEADERS }
}

/** Without a cache that outlives a logout: what is removed after a report is gone with the next look. */
const PICTURE_HEADERS = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="picture.webp"',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
}

/** Job: deletes pictures that were uploaded and never sent. */
export const forgetPendingPictures = ({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> =>
  deletePendingPictures(db, new Date(now().getTime() - PENDING_MS))
