import { createHmac, timingSafeEqual } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** What a link in a mail does; the position is part of every token and never changes. */
const KINDS = ['confirm-release', 'stop-release', 'stop-price-drops'] as const
type LinkKind = (typeof KINDS)[number]

interface MailLink {
  readonly kind: LinkKind
  /** Of the sign-up or alert. */
  readonly id: string
}

const ID_BYTES = 16
const MAC_BYTES = 16
const LENGTH = 1 + ID_BYTES + MAC_BYTES

type Keeper = Pick<World, 'db' | 'config'>

/**
 * The token of a link: what it does and to which row, sealed with the pepper. Nothing of it lies in the database, and
 * when the row is gone it opens nothing.
 */
export async function linkToken(keeper: Keeper, { kind, id }: MailLink): Promise<string> {
  const said = Buffer.concat([Buffer.from([KINDS.indexOf(kind)]), Buffer.from(id.replaceAll('-', ''), 'hex')])
  return Buffer.concat([said, await seal(keeper, said)]).toString('base64url')
}

/** What a token says; null when we did not make it. */
export async function readLinkToken(keeper: Keeper, token: string): Promise<MailLink | null> {
  const raw = Buffer.from(token, 'base64url')
  if (raw.length !== LENGTH) return null
  const said = raw.subarray(0, 1 + ID_BYTES)
  const kind = KINDS[said[0] ?? KINDS.length]
  const isOurs = timingSafeEqual(await seal(keeper, said), raw.subarray(1 + ID_BYTES))
  if (kind === undefined || !isOurs) return null
  const hex = said.toString('hex', 1)
  return { kind, id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}

/** What is kept of an address as proof of consent: useless without the pepper. */
export async function addressHmac(keeper: Keeper, emailKey: string): Promise<Buffer> {
  const pepper = await sharedSecret(keeper.db, keeper.config.secret)
  return createHmac('sha256', pepper).update(`mail consent|${emailKey}`).digest()
}

async function seal({ db, config }: Keeper, said: Buffer): Promise<Buffer> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update('mail link|').update(said).digest().subarray(0, MAC_BYTES)
}
