import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { Ok } from './schemas.ts'

const tag = 'push'

/** What the service worker receives and shows; below the 4 kB of a push message. */
export interface PushNotice {
  readonly title: string
  readonly body: string
  /** Path of the product's page, opened by a tap. */
  readonly path: string
  /** Address of a picture; null when there is none. */
  readonly picture: string | null
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string
}

/** Address of one browser at its push service. */
const Endpoint = z.url({ protocol: /^https$/ }).max(1000)
/** base64url; browsers differ in whether they pad. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}={0,2}$`))

export const pushContract = defineContract({
  'GET /api/push/key': {
    access: 'user',
    tag,
    summary: 'Public key (VAPID) by which a browser lets only this installation send',
    response: z.object({ key: z.string() }),
  },
  'POST /api/push/subscriptions': {
    access: 'user',
    tag,
    summary: 'Let this device be told about drops; it counts for this session, and a repeat is harmless',
    body: z.strictObject({
      endpoint: Endpoint,
      keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
    }),
    response: Ok,
    errors: ['push.service-unknown'],
  },
  'DELETE /api/push/subscriptions': {
    access: 'user',
    tag,
    summary: 'Tell this device nothing any more',
    body: z.strictObject({ endpoint: Endpoint }),
    response: Ok,
  },
})
