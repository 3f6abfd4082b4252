import { countHit } from '#server/platform/load/rate-limit.ts'
import type { MailMessage } from '#server/platform/mail/mail.ts'
import { operatorAddresses } from '#server/platform/mail/operator-addresses.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { findAppeal, markAppealConfirmed } from '../appeals/appeals.store.ts'
import { deleteMessagesBefore, findContactMessage, findContentNotice, markConfirmed } from '../site.store.ts'
import { SITE_LIMITS } from '../site-limits.ts'
import { appealDecisionMail, appealForOperator, appealReceipt } from './appeal-mail.ts'
import { type SiteMailOrder, sendSiteMailJob } from './mail-jobs.ts'
import { contactForOperator, noticeForOperator, receiptMail } from './mail-texts.ts'
import { noticeDecisionMail } from './notice-decision-mail.ts'

/** Trust 4.3: messages and reports are deleted after this long. */
const KEEP_MONTHS = 24

/** Enqueues the mails about a stored message or report, in the caller's transaction. */
export async function enqueueSiteMails(
  scope: Scope,
  about: 'contact' | 'notice' | 'appeal',
  id: string,
  sender: string | null,
): Promise<void> {
  const addresses: (string | null)[] = operatorAddresses(scope.config)
  if (addresses.length === 0) scope.log.warn({ about }, 'no recipient is configured: OPERATOR_EMAIL is missing')
  if (sender !== null && (await mayReceive(scope, sender))) addresses.push(null)
  for (const to of addresses) await scope.jobs.enqueue(scope.db, sendSiteMailJob, { about, id, to })
}

async function mayReceive(scope: Scope, sender: string): Promise<boolean> {
  const { hits } = await countHit(scope, SITE_LIMITS.receipt, sender.toLowerCase())
  return hits <= SITE_LIMITS.receipt.hits
}

/** Job: sends one mail. Does nothing when the row was deleted in the meantime. */
export async function sendSiteMail(world: World, order: SiteMailOrder): Promise<void> {
  const mail = await MAILS[order.about](world, order)
  if (!mail) return
  const name = `${order.about}.${order.id}${order.decidedAt ? `.${order.decidedAt.replaceAll(/\D/g, '')}` : ''}.${order.to === null ? 'receipt' : operatorAddresses(world.config).indexOf(order.to)}`
  await world.mail.send({ ...mail, messageId: messageIdOf(world.config, name) })
  if (order.about === 'notice' && order.to === null) await markConfirmed(world.db, order.id, world.now())
  if (order.about === 'appeal' && order.to === null) await markAppealConfirmed(world.db, order.id, world.now())
}

type MailDraft = Omit<MailMessage, 'messageId'>

async function contactMail(world: World, { id, to }: SiteMailOrder): Promise<MailDraft | null> {
  const message = await findContactMessage(world.db, id)
  if (!message) return null
  if (to !== null) return contactForOperator(message, to)
  const { reference, email, language } = message
  return receiptMail({ about: 'contact', reference, to: email, language, site: siteUrlOf(world.config) })
}

async function noticeMail(world: World, { id, to }: SiteMailOrder): Promise<MailDraft | null> {
  const notice = await findContentNotice(world.db, id)
  if (!notice) return null
  if (to !== null) return noticeForOperator(notice, to)
  const { reference, email, language } = notice
  if (email === null) return null
  return receiptMail({ about: 'notice', reference, to: email, language, site: siteUrlOf(world.config) })
}

/** The decision about a report, for its sender (DSA art. 16 (5)). */
async function decisionMail(world: World, { id, decidedAt }: SiteMailOrder): Promise<MailDraft | null> {
  const notice = await findContentNotice(world.db, id)
  if (!notice?.outcome || notice.email === null) return null
  if (decidedAt !== undefined && notice.decidedAt?.toISOString() !== decidedAt) return null
  return noticeDecisionMail({ ...notice, outcome: notice.outcome, to: notice.email, site: siteUrlOf(world.config) })
}

async function appealMail(world: World, { id, to }: SiteMailOrder): Promise<MailDraft | null> {
  const appeal = await findAppeal(world.db, id)
  if (!appeal) return null
  return to === null ? appealReceipt(appeal, siteUrlOf(world.config)) : appealForOperator(appeal, appeal.text, to)
}

async function appealDecision(world: World, { id }: SiteMailOrder): Promise<MailDraft | null> {
  const appeal = await findAppeal(world.db, id)
  if (!appeal?.outcome) return null
  return appealDecisionMail({ ...appeal, outcome: appeal.outcome }, siteUrlOf(world.config))
}

const MAILS = {
  contact: contactMail,
  notice: noticeMail,
  decision: decisionMail,
  appeal: appealMail,
  'appeal-decision': appealDecision,
}

/** Job: deletes old messages and reports. */
export async function deleteOldMessages(world: World): Promise<void> {
  const before = new Date(world.now())
  before.setUTCMonth(before.getUTCMonth() - KEEP_MONTHS)
  const deleted = await deleteMessagesBefore(world.db, before)
  if (deleted > 0) world.log.info({ deleted }, 'deleted old messages and reports')
}
