import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import type { Language } from '#contract/vocabulary.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { type Released, releaseLetter } from '../letters/letters.ts'
import { linkTo } from '../letters/link-to.ts'
import { linkToken } from '../links/mail-link.ts'
import { type Mailing, runMailing } from './mailing.service.ts'
import { lastClaimUntil, type Reader } from './mailing.store.ts'
import { beginMail, claimSubscribers, endMail, selectReleased } from './release-mails.store.ts'

const releases: Mailing<Reader> = {
  name: 'release mails',
  selectProducts: selectReleased,
  claim: claimSubscribers,
  begin: (db, { id }, claimId, until) => beginMail(db, id, claimId, until),
  async openLetters(world, productId) {
    const products = await releasedProduct(world, productId)
    if (!products) return null
    const site = siteUrlOf(world.config)
    return async ({ id, email, language }) => {
      const leave = linkTo(site, '/drops/unsubscribe', await linkToken(world, { kind: 'stop-release', id }), language)
      const letter = releaseLetter({ to: email, language, product: products[language], site, leave })
      return { ...letter, messageId: messageIdOf(world.config, `drop.${id}`) }
    }
  },
  tried: (tries) => ({ tries }),
  end: (db, { reader, how, now }) => endMail(db, reader.id, how, now),
}

/** Job: writes to everybody who waits for a product that is out. Answers how many letters went out. */
export const sendReleaseMails = (world: World, signal: AbortSignal): Promise<number> =>
  runMailing(world, signal, releases)

/**
 * How long until everything is free that some run holds now; null when none does. A living run is done long before, one
 * that was killed never gives anything back.
 */
export async function msUntilFree(world: World): Promise<number | null> {
  const now = world.now()
  const until = await lastClaimUntil(world.db, now)
  return until && until.getTime() - now.getTime()
}

/** What the letters say of the product, in both languages; null when it went away. */
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
  lowestCents: product.lowest30d === null ? null : cents(product.lowest30d),
  shop: product.link,
})
