import { readProducts } from '#server/features/products/products.service.ts'
import { messageIdOf, siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { linkTo } from '../letters/link-to.ts'
import { movedLetter } from '../letters/moved-letter.ts'
import { linkToken } from '../links/mail-link.ts'
import { type Mailing, runMailing } from '../release/mailing.service.ts'
import {
  beginMoved,
  claimMoved,
  endMoved,
  type MovedReader,
  noteMoves,
  type Patience,
  selectMoved,
} from './moved-mails.store.ts'

/**
 * Product 17: quiet from 22 to 8, an hour's news in one letter. Where the old or the new date comes before such a
 * night is over, the letter goes at the next look: later it would be of no use.
 */
const PATIENCE: Patience = {
  nearHours: 12,
  settleMinutes: { near: 4, far: 60 },
  gapHours: { near: 3, far: 24 },
  quietFrom: 22,
  quietTo: 8,
}

const moves: Mailing<MovedReader> = {
  name: 'mails about moved drops',
  selectProducts: (db, now) => selectMoved(db, now, PATIENCE),
  claim: (db, claim) => claimMoved(db, claim, PATIENCE),
  begin: beginMoved,
  async openLetters(world, productId) {
    // Names are the same in both languages.
    const [product] = await readProducts({ ...world, language: 'de' }, [productId])
    if (!product) return null
    const name = `${product.brand.name} ${product.name}`
    const site = siteUrlOf(world.config)
    return async ({ id, email, language, zone, toldAt, releaseAt, seenAt }) => {
      const leave = linkTo(site, '/drops/unsubscribe', await linkToken(world, { kind: 'stop-release', id }), language)
      const [before, after] = [new Date(toldAt), new Date(releaseAt)]
      const letter = movedLetter({ to: email, language, name, productId, before, after, zone, site, leave })
      // Moved to and fro, the same date may be told twice: as another letter.
      const which = `drop-moved.${id}.${new Date(seenAt).getTime()}.${after.getTime()}`
      return { ...letter, messageId: messageIdOf(world.config, which) }
    }
  },
  tried: (moveTries) => ({ moveTries }),
  end: (db, { reader, claimId, now }) => endMoved(db, reader, claimId, now),
}

/** Job: writes to everybody whose drop got another date that is still to come. Answers how many letters went out. */
export async function sendMovedMails(world: World, signal: AbortSignal): Promise<number> {
  await noteMoves(world.db, world.now())
  return runMailing(world, signal, moves)
}
