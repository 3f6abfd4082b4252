import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/limits.ts'
import { priceNow } from '#contract/price.ts'
import type { Product } from '#contract/products.ts'
import { readProducts } from '#server/features/products/products.service.ts'
import { messageIdOf, siteOf } from '#server/platform/mail/letter-frame.ts'
import type { World } from '#server/platform/scope.ts'
import { type Released, releaseLetter } from '../letters/letters.ts'
import { linkTo } from '../letters/link-to.ts'
import { linkToken } from '../links/mail-link.ts'
import { createPace } from './pace.ts'
import {
  beginMail,
  claimSubscribers,
  endMail,
  giveBack,
  lastClaimUntil,
  postponeMail,
  type Subscriber,
  selectReleased,
} from './release-mails.store.ts'

const MINUTE_MS = 60_000
/** Subscribers claimed at once, and letters under way at once: the most that a power cut leaves open. */
const BATCH = 100
const LANES = 8
/** Claimed but not begun: long enough for a batch at a slow post office, short after a crash. */
const CLAIM_MS = 30_000
/** Being sent: longer than the timeouts of the post office together; after a crash the letter waits no longer. */
const SENDING_MS = MINUTE_MS
/** 10 000 subscribers within five minutes, with room for a restart. */
const PER_SECOND = 100
/** product.md 17: again every 5 minutes, 12 times. */
const RETRY_MS = 5 * MINUTE_MS
const MOST_TRIES = 12
/** So many failures in a row mean that the post office is closed: the rest waits unharmed. */
const MOST_FAILURES = LANES

type Products = Readonly<Record<Language, Released>>

interface Run {
  readonly world: World
  readonly signal: AbortSignal
  readonly claimId: string
  readonly pace: () => Promise<void>
  sent: number
  failuresInARow: number
}

/**
 * Job: writes to everybody who waits for a product that is out. Any number of processes may do this at once, and may be
 * killed at any moment. Answers how many letters went out.
 */
export async function sendReleaseMails(world: World, signal: AbortSignal): Promise<number> {
  const run: Run = {
    world,
    signal,
    claimId: randomUUID(),
    pace: createPace(PER_SECOND),
    sent: 0,
    failuresInARow: 0,
  }
  for (const productId of await selectReleased(world.db, world.now())) {
    if (mustStop(run)) break
    await writeAbout(run, productId)
  }
  if (run.sent > 0) world.log.info({ sent: run.sent }, 'sent release mails')
  return run.sent
}

/**
 * How long until everything is free that some run holds now; null when none does. A living run is done long before, one
 * that was killed never gives anything back.
 */
export async function msUntilFree(world: World): Promise<number | null> {
  const now = world.now()
  const until = await lastClaimUntil(world.db, now)
  return until && until.getTime() - now.getTime()
}

const mustStop = ({ signal, failuresInARow }: Run) => signal.aborted || failuresInARow >= MOST_FAILURES

async function writeAbout(run: Run, productId: string): Promise<void> {
  const { world, claimId } = run
  const products = await releasedProduct(world, productId)
  if (!products) return
  while (!mustStop(run)) {
    const now = world.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    const queue = await claimSubscribers(world.db, { productId, claimId, now, until, most: BATCH })
    if (queue.length === 0) return
    const lane = async () => {
      while (!mustStop(run)) {
        const subscriber = queue.shift()
        if (!subscriber) return
        await run.pace()
        await writeTo(run, subscriber, products)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await giveBack(
      world.db,
      queue.map(({ id }) => id),
      claimId,
    )
  }
}

/** One letter: noted before, sent, noted after. Killed in between it is sent again, under the same Message-ID. */
async function writeTo(run: Run, subscriber: Subscriber, products: Products): Promise<void> {
  const { world, claimId } = run
  const inMs = (ms: number) => new Date(world.now().getTime() + ms)
  if (!(await beginMail(world.db, subscriber.id, claimId, inMs(SENDING_MS)))) return
  try {
    await world.mail.send(await letterTo(world, subscriber, products))
  } catch (error) {
    run.failuresInARow += 1
    const isLast = isRefusedForGood(error) || subscriber.tries + 1 >= MOST_TRIES
    world.log.warn({ err: error, signUp: subscriber.id, isLast }, 'a release mail could not be sent')
    if (isLast) await endMail(world.db, subscriber.id, 'failed', world.now())
    else await postponeMail(world.db, subscriber.id, claimId, inMs(RETRY_MS))
    return
  }
  await endMail(world.db, subscriber.id, 'sent', world.now())
  run.failuresInARow = 0
  run.sent += 1
}

async function letterTo(world: World, { id, email, language }: Subscriber, products: Products) {
  const site = siteOf(world.config)
  const leave = linkTo(site, '/drops/unsubscribe', await linkToken(world, { kind: 'stop-release', id }), language)
  const letter = releaseLetter({ to: email, language, product: products[language], site, leave })
  return { ...letter, messageId: messageIdOf(world.config, `drop.${id}`) }
}

/** What the letters say of the product, in both languages; null when it went away. */
async function releasedProduct(world: World, id: string): Promise<Products | null> {
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

/** SMTP 5xx: this address will not take it tomorrow either. */
function isRefusedForGood(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : null
  return typeof code === 'number' && code >= 500
}
