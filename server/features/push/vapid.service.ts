import { createECDH } from 'node:crypto'
import { storedSecret } from '#server/platform/config/secret.ts'
import { siteUrlOf } from '#server/platform/mail/site-url.ts'
import type { World } from '#server/platform/scope/scope.ts'

export interface VapidKeys {
  /** Both in base64url; browsers get the public one. */
  readonly publicKey: string
  readonly privateKey: string
}

type Keeper = Pick<World, 'db' | 'config'>

/** The key pair of this installation (RFC 8292): from the environment, else made once and shared by all processes. */
export async function vapidKeys({ db, config }: Keeper): Promise<VapidKeys> {
  if (config.vapid) return config.vapid
  const secret = await storedSecret(db, 'vapid', newPrivateKey)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(secret)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
}

/** The contact of this installation for push services. */
export function vapidSubject({ config }: Pick<World, 'config'>): string {
  const site = siteUrlOf(config)
  if (config.site.operator.email) return `mailto:${config.site.operator.email}`
  return site.startsWith('https:') ? site : `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`
}

function newPrivateKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Keys with leading zeros are exported shorter than the 32 bytes that RFC 8292 requires.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
}
