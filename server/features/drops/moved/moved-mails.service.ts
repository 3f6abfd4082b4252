import { readProducts } from '#server/features/products/products.service.ts'
import { type MailKind, sendMails } from '#server/platform/mail/outbox/outbox.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { linkToken } from '../links/mail-link.ts'
import { linkTo } from '../mails/link-to.ts'
import { movedMail } from '../mails/moved-mail.ts'
import { addMovedMails, endMoved, findMoved, type MovedMailTiming, noteMoves } from './moved-mails.store.ts'

/**
 * Product 17: quiet from 22 to 8, all moves of an hour in one mail. Within 12 hours of the old or the new date the mail
 * is sent at the next run, because after the quiet hours it could be too late.
 */
const TIMING: MovedMailTiming = {
  nearHours: 12,
  settleMinutes: { near: 4, far: 60 },
  gapHours: { near: 3, far: 24 },
  quietFrom: 22,
  quietTo: 8,
}

/** Topic: the product. Subject: the sign-up. */
export const movedMails: MailKind = {
  name: 'drop-moved',
  async openTopic(world, productId) {
    // Names are the same in both languages.
    const [product] = await readProducts({ ...world, language: 'de' }, [productId])
    if (!product) return null
    const name = `${product.brand.name} ${product.name}`
    const site = siteUrlOf(world.config)
    return async (id) => {
      const moved = await findMoved(world.db, id, world.now(), TIMING)
      if (!moved) return null
      const { email, language, timezone, toldAt, releaseAt, seenAt } = moved
      const leave = linkTo(site, '/drops/unsubscribe', await linkToken(world, { kind: 'stop-release', id }), language)
      const [before, after] = [new Date(toldAt), new Date(releaseAt)]
      const mail = movedMail({ to: email, language, name, productId, before, after, timezone, site, leave })
      // The Message-ID contains the date: a date may be announced twice when it moves there again.
      const messageId = messageIdOf(world.config, `drop-moved.${id}.${new Date(seenAt).getTime()}.${after.getTime()}`)
      return { mail: { ...mail, messageId }, ended: (db, _, now) => endMoved(db, id, releaseAt, now) }
    }
  },
}

/** Job: sends a mail to all subscribers of drops whose date moved to another future date. Returns how many were sent. */
export async function sendMovedMails(world: World, signal: AbortSignal): Promise<number> {
  await noteMoves(world.db, world.now())
  await addMovedMails(world.db, movedMails.name, world.now(), TIMING)
  return sendMails(world, signal, movedMails)
}
