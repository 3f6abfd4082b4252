import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { type MailKind, sendMails } from '#server/platform/mail/outbox/outbox.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { linkToken } from '../links/mail-link.ts'
import { linkTo } from '../mails/link-to.ts'
import { type Released, releaseMail } from '../mails/mail-texts.ts'
import { addReleaseMails, endSignUp, findSubscriber, isReleased } from './release-mails.store.ts'

/** Topic: the product. Subject: the sign-up. */
export const releaseMails: MailKind = {
  name: 'drop-released',
  async openTopic(world, productId) {
    const products = (await isReleased(world.db, productId, world.now())) && (await releasedProduct(world, productId))
    if (!products) return null
    const site = siteUrlOf(world.config)
    const token = await linkToken(world, { kind: 'open-released', id: productId })
    return async (id) => {
      const subscriber = await findSubscriber(world.db, id)
      if (!subscriber) return null
      const { email, language } = subscriber
      const leave = linkTo(site, '/drops/unsubscribe', await linkToken(world, { kind: 'stop-release', id }), language)
      const open = linkTo(site, '/drops/released', token, language)
      const mail = releaseMail({ to: email, language, product: products[language], open, leave })
      return {
        mail: { ...mail, messageId: messageIdOf(world.config, `drop.${id}`) },
        ended: (db, how, now) => endSignUp(db, id, how, now),
      }
    }
  },
}

/** Job: sends a mail to all subscribers of released products. Returns how many were sent. */
export async function sendReleaseMails(world: World, signal: AbortSignal): Promise<number> {
  await addReleaseMails(world.db, releaseMails.name, world.now())
  return sendMails(world, signal, releaseMails)
}

/** The product data of the mails, in both languages; null when it was deleted or hidden. */
async function releasedProduct(world: World, id: string): Promise<Readonly<Record<Language, Released>> | null> {
  const read = async (language: Language) => {
    const [product] = await readProducts({ ...world, language }, [id])
    return product ? released(product) : null
  }
  const [de, en] = [await read('de'), await read('en')]
  return de && en ? { de, en } : null
}

const cents = (euros: number) => Math.round(euros * 100)

const released = (product: Product): Released => ({
  name: product.name,
  brandName: product.brand.name,
  priceCents: cents(priceNow(product)),
  variantPrices: product.variantPrices,
  lowestCents: product.lowest30d === null ? null : cents(product.lowest30d),
  shopHost: product.link === null ? null : new URL(product.link).host,
})
