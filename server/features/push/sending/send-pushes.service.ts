import webPush from 'web-push'
import type { Product } from '#contract/products.ts'
import { findPublicProduct } from '#server/features/products/public-products.service.ts'
import { inTransaction, type World } from '#server/platform/scope/scope.ts'
import { deleteGone } from '../subscriptions/subscriptions.store.ts'
import { type VapidKeys, vapidKeys, vapidSubject } from '../vapid.service.ts'
import { NEWS_FOR_MS } from './enqueue-pushes.service.ts'
import {
  claimMessages,
  type DueMessage,
  deleteMessagesBefore,
  endMessage,
  failAbandoned,
  postponeMessage,
} from './messages.store.ts'
import type { PushAnswer, PushRequest, PushSender } from './push-sender.ts'
import { releaseNotice } from './release-notice.ts'

/** Product 17: quiet from 22 to 8, and three a day. */
const RULES = { quietFrom: 22, quietTo: 8, mostADay: 3 } as const
/** Claimed at once: no more than this is lost when a process is killed. */
const AT_ONCE = 20
/** Far longer than one message takes: a process that still holds one after this has ended. */
const ABANDONED_MS = 15 * 60_000
/** How long a push service may keep a message for a browser that is off. */
const KEPT_SECONDS = 12 * 3600
/** Between two attempts, unless the push service asks for more. */
const RETRY_MS = 5 * 60_000
const MOST_TRIES = 6
const DAY_MS = 86_400_000
const KEEP_MS = 30 * DAY_MS

interface Run {
  readonly world: World
  readonly sender: PushSender
  readonly keys: VapidKeys
  /** By language and id; read once per batch, so never older than the batch. */
  readonly products: Map<string, Promise<Product | null>>
}

/** Job: sends due messages. Any number of processes may run it at once. Returns how many were sent. */
export async function sendPushes(world: World, sender: PushSender, signal: AbortSignal): Promise<number> {
  const keys = await vapidKeys(world)
  await giveUpAbandoned(world)
  let sent = 0
  while (!signal.aborted) {
    const claim = { ...RULES, now: world.now(), most: AT_ONCE }
    const messages = await inTransaction(world, ({ db }) => claimMessages(db, claim))
    if (messages.length === 0) break
    const run: Run = { world, sender, keys, products: new Map() }
    // Claimed messages are sent even while the process ends: no other process may take them.
    const answers = await Promise.all(messages.map((message) => tellOrGiveUp(run, message)))
    sent += answers.filter(Boolean).length
  }
  if (sent > 0) world.log.info({ sent }, 'sent push messages')
  return sent
}

/** Runs before claiming, so that messages of a killed process do not count for the day. */
async function giveUpAbandoned({ db, now, log }: World): Promise<void> {
  const at = now()
  const abandoned = await failAbandoned(db, new Date(at.getTime() - ABANDONED_MS), at)
  if (abandoned > 0) log.warn({ abandoned }, 'gave up push messages that were left in the middle')
}

/** Job: deletes old messages. */
export async function forgetOldPushes(world: World): Promise<void> {
  await deleteMessagesBefore(world.db, new Date(world.now().getTime() - KEEP_MS))
}

/** A failure of one message does not affect the others. */
async function tellOrGiveUp(run: Run, message: DueMessage): Promise<boolean> {
  const { db, log, now } = run.world
  try {
    return await tell(run, message)
  } catch (error) {
    log.error({ push: message.id, err: error }, 'a push message failed')
  }
  try {
    await endMessage(db, message.id, 'failed', now())
  } catch (error) {
    log.error({ push: message.id, err: error }, 'a push message stays open until it is given up')
  }
  return false
}

async function tell(run: Run, message: DueMessage): Promise<boolean> {
  const { world, sender } = run
  const { id, language } = message
  const product = await productOf(run, message)
  if (product === null) {
    await endMessage(world.db, id, 'skipped', world.now())
    return false
  }
  const releaseAt = product.releaseDate === null ? null : new Date(product.releaseDate)
  if (releaseAt && releaseAt > world.now()) {
    await postponeMessage(world.db, id, { until: releaseAt, expiresAt: new Date(releaseAt.getTime() + NEWS_FOR_MS) })
    return false
  }
  const answer = await sender.deliver(encrypted(run, message, JSON.stringify(releaseNotice(product, language))))
  await settle(world, message, answer)
  return answer.kind === 'status' && answer.status < 300
}

async function settle(world: World, message: DueMessage, answer: PushAnswer): Promise<void> {
  const { db } = world
  const { id, subscriptionId, tries } = message
  if (answer.kind === 'status') {
    const { status, retryAfterMs } = answer
    if (status < 300) return endMessage(db, id, 'sent', world.now())
    // Unsubscribed in the browser, or the browser is gone.
    if (status === 404 || status === 410) return deleteGone(db, subscriptionId)
    if ((status === 429 || status >= 500) && tries < MOST_TRIES) return postpone(world, id, retryAfterMs)
  } else if (answer.kind === 'not-reached' && tries < MOST_TRIES) return postpone(world, id, null)
  world.log.warn({ push: id, answer }, 'a push message could not be sent')
  return endMessage(db, id, 'failed', world.now())
}

const postpone = ({ db, now }: World, id: string, afterMs: number | null): Promise<void> =>
  postponeMessage(db, id, { until: new Date(now().getTime() + Math.max(afterMs ?? 0, RETRY_MS)) })

/** Encrypted for this browser and signed by this installation (RFC 8291, RFC 8292). */
function encrypted({ world, keys }: Run, message: DueMessage, notice: string): PushRequest {
  const { endpoint, p256dh, auth, productId, secondsToQuiet } = message
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
    vapidDetails: { subject: vapidSubject(world), ...keys },
    // It must not arrive in quiet hours when the browser comes online late.
    TTL: Math.min(KEPT_SECONDS, secondsToQuiet),
    urgency: 'normal',
    // A newer message about the same product replaces one that is not delivered yet.
    topic: productId.replaceAll('-', ''),
    contentEncoding: 'aes128gcm',
  })
  // `fetch` sets the length of the body itself.
  const { 'Content-Length': _, ...rest } = headers
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { endpoint, headers: texts, body: new Uint8Array(body) }
}

/** The product as it is public at this moment; null when it is not. */
function productOf({ world, products }: Run, { productId, language }: DueMessage): Promise<Product | null> {
  const key = `${language} ${productId}`
  const known = products.get(key) ?? findPublicProduct({ ...world, language }, productId)
  products.set(key, known)
  return known
}
