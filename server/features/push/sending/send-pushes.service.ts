import webPush from 'web-push'
import type { Language } from '#contract/limits.ts'
import { readProduct } from '#server/features/products/products.service.ts'
import { Refusal } from '#server/platform/refuse.ts'
import { inTransaction, type World } from '#server/platform/scope.ts'
import { deleteGone } from '../subscriptions/subscriptions.store.ts'
import { type VapidKeys, vapidKeys, vapidSubject } from '../vapid.service.ts'
import { claimMessages, type DueMessage, deleteMessagesBefore, endMessage, postponeMessage } from './messages.store.ts'
import type { PushAnswer, PushOffice, PushRequest } from './push-office.ts'
import { releaseNotice } from './release-notice.ts'

/** product.md 17: quiet from 22 to 8, and three a day. */
const RULES = { quietFrom: 22, quietTo: 8, mostADay: 3 } as const
const BATCH = 200
/** Messages under way at once. */
const LANES = 10
/** How long a push service keeps a message for a browser that is off. */
const KEPT_SECONDS = 12 * 3600
const RETRY_MS = 5 * 60_000
const MOST_TRIES = 6
const DAY_MS = 86_400_000
const KEEP_MS = 30 * DAY_MS

interface Run {
  readonly world: World
  readonly office: PushOffice
  readonly keys: VapidKeys
  readonly notices: Map<string, Promise<string | null>>
}

/** Job: tells browsers what is due. Any number of processes may do this at once. Answers how many were told. */
export async function sendPushes(world: World, office: PushOffice, signal: AbortSignal): Promise<number> {
  const run: Run = { world, office, keys: await vapidKeys(world), notices: new Map() }
  let told = 0
  while (!signal.aborted) {
    const claim = { ...RULES, now: world.now(), most: BATCH }
    const queue = await inTransaction(world, ({ db }) => claimMessages(db, claim))
    if (queue.length === 0) break
    const lane = async () => {
      for (let message = queue.shift(); message; message = queue.shift()) if (await tell(run, message)) told += 1
    }
    // What was claimed is sent also when the process ends: nobody else may take it.
    await Promise.all(Array.from({ length: LANES }, lane))
  }
  if (told > 0) world.log.info({ told }, 'sent push messages')
  return told
}

/** Job: forgets messages that are long over. */
export async function forgetOldPushes(world: World): Promise<void> {
  await deleteMessagesBefore(world.db, new Date(world.now().getTime() - KEEP_MS))
}

async function tell(run: Run, message: DueMessage): Promise<boolean> {
  const { world, office } = run
  const notice = await noticeFor(run, message)
  if (notice === null) {
    await endMessage(world.db, message.id, 'skipped', world.now())
    return false
  }
  const answer = await office.deliver(encrypted(run, message, notice))
  await settle(world, message, answer)
  return answer.kind === 'status' && answer.status < 300
}

async function settle(world: World, message: DueMessage, answer: PushAnswer): Promise<void> {
  const { db } = world
  const { id, subscriptionId, tries } = message
  if (answer.kind === 'status') {
    const { status, retryAfterMs } = answer
    if (status < 300) return endMessage(db, id, 'sent', world.now())
    // The person took it back in the browser, or the browser is gone.
    if (status === 404 || status === 410) return deleteGone(db, subscriptionId)
    if ((status === 429 || status >= 500) && tries < MOST_TRIES) return postpone(world, id, retryAfterMs)
  } else if (answer.kind === 'not-reached' && tries < MOST_TRIES) return postpone(world, id, null)
  world.log.warn({ push: id, answer }, 'a push message could not be sent')
  return endMessage(db, id, 'failed', world.now())
}

const postpone = ({ db, now }: World, id: string, afterMs: number | null): Promise<void> =>
  postponeMessage(db, id, new Date(now().getTime() + Math.max(afterMs ?? 0, RETRY_MS)))

/** Only this browser reads it, and only this installation can have written it (RFC 8291, RFC 8292). */
function encrypted({ world, keys }: Run, message: DueMessage, notice: string): PushRequest {
  const { endpoint, p256dh, auth, productId } = message
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
    vapidDetails: { subject: vapidSubject(world), ...keys },
    TTL: KEPT_SECONDS,
    urgency: 'normal',
    // A newer message about the same product takes the place of one that is still kept.
    topic: productId.replaceAll('-', ''),
    contentEncoding: 'aes128gcm',
  })
  // How long the body is says whoever sends it.
  const { 'Content-Length': _, ...rest } = headers
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { endpoint, headers: texts, body: new Uint8Array(body) }
}

/** The same for all who read this language; null when the product went away. */
function noticeFor({ world, notices }: Run, { productId, language }: DueMessage): Promise<string | null> {
  const key = `${language} ${productId}`
  const known = notices.get(key) ?? writeNotice(world, productId, language)
  notices.set(key, known)
  return known
}

async function writeNotice(world: World, productId: string, language: Language): Promise<string | null> {
  try {
    const product = await readProduct({ ...world, language }, productId)
    return JSON.stringify(releaseNotice(product, language))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
