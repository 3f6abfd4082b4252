import { z } from 'zod'
import { defineContract } from './endpoint.ts'
import { Ok } from './schemas.ts'

const tag = 'push'

/** What the service worker receives and shows; a push message may have at most 4 kB. */
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
    summary: 'Public key (VAPID): a browser accepts only messages of this installation',
    response: z.object({ key: z.string() }),
  },
  'POST /api/push/subscriptions': {
    access: 'user',
    tag,
    summary: 'Send notifications about drops to this device, for this session; repeating it changes nothing',
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
    summary: 'Send no more notifications to this device',
    body: z.strictObject({ endpoint: Endpoint }),
    response: Ok,
  },
})
