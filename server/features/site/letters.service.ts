import { countHit } from '#server/platform/load/rate-limit.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { type LetterOrder, sendSiteLetterJob } from './letter-jobs.ts'
import { contactForOperator, noticeForOperator, receiptLetter } from './letters.ts'
import { deleteLettersBefore, findContactMessage, findContentNotice, markConfirmed } from './site.store.ts'
import { SITE_LIMITS } from './site-limits.ts'

/** Trust 4.3: messages and reports stay this long. */
const KEEP_MONTHS = 24

/** Who reads what comes in: the operator's own address and the admins. */
function readers({ config }: Pick<World, 'config'>): string[] {
  const { email } = config.site.operator
  return [...new Set([...(email === null ? [] : [email.toLowerCase()]), ...config.adminEmails])]
}

/** Puts the letters about a kept message or report into the queue, in the caller's transaction. */
export async function orderLetters(
  scope: Scope,
  about: LetterOrder['about'],
  id: string,
  sender: string | null,
): Promise<void> {
  const addresses: (string | null)[] = readers(scope)
  if (addresses.length === 0) scope.log.warn({ about }, 'nobody is configured to read this: OPERATOR_EMAIL is missing')
  if (sender !== null && (await mayReceive(scope, sender))) addresses.push(null)
  for (const to of addresses) await scope.jobs.enqueue(scope.db, sendSiteLetterJob, { about, id, to })
}

async function mayReceive(scope: Scope, sender: string): Promise<boolean> {
  const { hits } = await countHit(scope, SITE_LIMITS.receipt, sender.toLowerCase())
  return hits <= SITE_LIMITS.receipt.hits
}

/** Job: sends one letter. A row deleted in the meantime needs none. */
export async function sendSiteLetter(world: World, order: LetterOrder): Promise<void> {
  const letter = order.about === 'contact' ? await contactLetter(world, order) : await noticeLetter(world, order)
  if (!letter) return
  const name = `${order.about}.${order.id}.${order.to === null ? 'receipt' : readers(world).indexOf(order.to)}`
  await world.mail.send({ ...letter, messageId: messageIdOf(world.config, name) })
  if (order.about === 'notice' && order.to === null) await markConfirmed(world.db, order.id, world.now())
}

type Written = Omit<MailMessage, 'messageId'>

async function contactLetter(world: World, { id, to }: LetterOrder): Promise<Written | null> {
  const message = await findContactMessage(world.db, id)
  if (!message) return null
  if (to !== null) return contactForOperator(message, to)
  const { reference, email, language } = message
  return receiptLetter({ about: 'contact', reference, to: email, language, site: siteUrlOf(world.config) })
}

async function noticeLetter(world: World, { id, to }: LetterOrder): Promise<Written | null> {
  const notice = await findContentNotice(world.db, id)
  if (!notice) return null
  if (to !== null) return noticeForOperator(notice, to)
  const { reference, email, language } = notice
  if (email === null) return null
  return receiptLetter({ about: 'notice', reference, to: email, language, site: siteUrlOf(world.config) })
}

/** Job: deletes messages and reports whose time is over. */
export async function forgetOldLetters(world: World): Promise<void> {
  const before = new Date(world.now())
  before.setUTCMonth(before.getUTCMonth() - KEEP_MONTHS)
  const forgotten = await deleteLettersBefore(world.db, before)
  if (forgotten > 0) world.log.info({ forgotten }, 'deleted old messages and reports')
}
