import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import type { Language } from '#contract/vocabulary.ts'
import { sharedSecret } from '#server/platform/config/secret.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'
import { type Account, findAccount } from '../accounts.store.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { revertLink, revertToken } from '../email-change/revert-link.ts'
import { replaceCode } from '../sign-in/codes.store.ts'
import {
  type CodeOrder,
  type DeleteOrder,
  deleteMailsJob,
  type Notice,
  type NoticeOrder,
  sendCodeJob,
  sendNoticeJob,
} from './mail-jobs.ts'
import { codeMail, noticeMail } from './mail-texts.ts'

const MINUTE_MS = 60_000

/**
 * Enqueues a code mail in the caller's transaction, in the language of the screen that requested it. For an unknown
 * `userId` the job sends nothing.
 */
export async function orderCode(scope: Scope, userId: string, purpose: CodePurpose): Promise<void> {
  await scope.jobs.enqueue(scope.db, sendCodeJob, { userId, purpose, language: scope.language })
}

type Addressee = Pick<Account, 'username' | 'email'>

/**
 * Enqueues a notice in the caller's transaction, in the language of the screen that caused it; `revertId` names the
 * change that its link takes back.
 */
export async function orderNotice(
  scope: Scope,
  notice: Notice,
  { username, email }: Addressee,
  revertId?: string,
): Promise<void> {
  const { language } = scope
  const order = { id: randomUUID(), notice, username, email, language, ...(revertId !== undefined && { revertId }) }
  await scope.jobs.enqueue(scope.db, sendNoticeJob, order)
}

/**
 * Enqueues, in the caller's transaction, the notice that the account is deleted, and the deletion of all other mails to
 * its addresses where mails are stored as files. The two jobs may run in any order.
 */
export async function orderDeletionNotice(
  scope: Scope,
  { username, email: present, pendingEmail }: Addressee & Pick<Account, 'pendingEmail'>,
  formerEmails: readonly string[],
): Promise<void> {
  const noticeId = randomUUID()
  const order = { id: noticeId, notice: 'account-deleted', username, email: present, language: scope.language } as const
  await scope.jobs.enqueue(scope.db, sendNoticeJob, order)
  if (!scope.mail.stored) return
  for (const email of new Set([present, pendingEmail, ...formerEmails])) {
    if (email !== null) await scope.jobs.enqueue(scope.db, deleteMailsJob, { email, keptNoticeId: noticeId })
  }
}

/** The address that a code of this purpose proves; null when nothing is left to prove. */
export function addressToProve(account: Account, purpose: CodePurpose): string | null {
  if (purpose === 'verify') return account.emailVerifiedAt === null ? account.email : null
  if (purpose === 'change-email') return account.pendingEmail
  if (purpose === 'brand') return account.emailVerifiedAt === null ? null : account.email
  return account.email
}

/** What is stored of a code: useless without the pepper, or for another user, purpose or address (Trust S09, S12). */
export async function codeHmac(
  world: Pick<World, 'db' | 'config'>,
  code: { userId: string; purpose: CodePurpose; address: string; digits: string },
): Promise<Buffer> {
  const pepper = await sharedSecret(world.db, world.config.secret)
  const parts = [code.userId, code.purpose, emailKeyOf(code.address), code.digits]
  return createHmac('sha256', pepper).update(parts.join('|')).digest()
}

/** Job: makes a code, voids the one before, and mails it. */
export async function mailCode(world: World, { userId, purpose, language }: CodeOrder): Promise<void> {
  const account = await findAccount(world.db, userId)
  const address = account && addressToProve(account, purpose)
  if (!account || !address) return
  const digits = String(randomInt(10 ** ACCOUNT.codeDigits)).padStart(ACCOUNT.codeDigits, '0')
  const hmac = await codeHmac(world, { userId, purpose, address, digits })
  await replaceCode(world.db, {
    userId,
    purpose,
    codeHmac: hmac,
    guessesLeft: ACCOUNT.codeGuesses,
    expiresAt: new Date(world.now().getTime() + ACCOUNT.codeMinutes * MINUTE_MS),
  })
  const mail = codeMail(
    { purpose, username: account.username, email: address, digits },
    frameOf(world, language ?? account.language),
  )
  await world.mail.send({
    ...mail,
    isRequested: true,
    messageId: messageIdOf(world.config, `${purpose}.${hmac.toString('hex').slice(0, 24)}`),
  })
}

/** Job: sends a user a notice about the account. */
export async function mailNotice(world: World, order: NoticeOrder): Promise<void> {
  const frame = frameOf(world, order.language)
  const revertUrl = order.revertId === undefined ? null : revertLink(frame, await revertToken(world, order.revertId))
  const mail = noticeMail(order, frame, revertUrl)
  await world.mail.send({ ...mail, messageId: noticeMessageId(world, order.notice, order.id) })
}

/** Job: deletes the mails to an address of a deleted account. */
export async function deleteMails(world: World, { email, keptNoticeId }: DeleteOrder): Promise<void> {
  await world.mail.stored?.deleteTo(email, noticeMessageId(world, 'account-deleted', keptNoticeId))
}

const noticeMessageId = ({ config }: World, notice: Notice, id: string): string =>
  messageIdOf(config, `${notice}.${id}`)

const frameOf = ({ config }: World, language: Language) => ({
  language,
  site: siteUrlOf(config),
})
