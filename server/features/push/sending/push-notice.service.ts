import webPush from 'web-push'
import type { PushNotice } from '#contract/push.ts'
import { type NoticeOrder, pushedNotice } from '#server/features/notifications/notify.service.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { deleteGone } from '../subscriptions/subscriptions.store.ts'
import { vapidKeys, vapidSubject } from '../vapid.service.ts'
import { type AwakeBrowser, selectAwakeBrowsers } from './push-notice.store.ts'
import type { PushSender } from './push-sender.ts'

/** How long a push service may keep a message for a browser that is off. */
const KEPT_SECONDS = 4 * 3600

/**
 * Job: tells the browsers of one user about an event of the workspace. At night none is told: bell and mail have it, too. A
 * browser that cannot be reached now is not tried again, for the same reason.
 */
export async function pushNotice(world: World, sender: PushSender, order: NoticeOrder): Promise<void> {
  for (const browser of await selectAwakeBrowsers(world.db, order.userId, world.now())) {
    const answer = await sender.deliver(await encrypted(world, browser, pushedNotice(order, browser.language)))
    if (answer.kind !== 'status') world.log.warn({ push: order.id, answer }, 'a push message could not be sent')
    else if (answer.status === 404 || answer.status === 410) await deleteGone(world.db, browser.id)
  }
}

async function encrypted(world: World, { endpoint, p256dh, auth }: AwakeBrowser, notice: PushNotice) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: vapidSubject(world), ...(await vapidKeys(world)) },
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  // `fetch` sets the length of the body itself.
  const { 'Content-Length': _, ...rest } = headers
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return { endpoint, headers: texts, body: new Uint8Array(body) }
}
