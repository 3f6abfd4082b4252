import { createHmac, timingSafeEqual } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

/** The actions of links in mails. The index of an action is part of every token, so it never changes. */
const KINDS = ['confirm-release', 'stop-release', 'stop-price-drops', 'open-released'] as const
type LinkKind = (typeof KINDS)[number]

interface MailLink {
  readonly kind: LinkKind
  /** Id of the sign-up or alert; of `open-released` the product, so that all its mails contain the same link. */
  readonly id: string
}

const ID_BYTES = 16
const MAC_BYTES = 16
const LENGTH = 1 + ID_BYTES + MAC_BYTES

type KeySource = Pick<World, 'db' | 'config'>

/**
 * The token of a link: its action and its row, authenticated with the pepper. It is not stored in the database, and
 * is void when the row is deleted.
 */
export async function linkToken(keeper: KeySource, { kind, id }: MailLink): Promise<string> {
  const content = Buffer.concat([Buffer.from([KINDS.indexOf(kind)]), Buffer.from(id.replaceAll('-', ''), 'hex')])
  return Buffer.concat([content, await seal(keeper, content)]).toString('base64url')
}

/** The content of a token; null when it is not authentic. */
export async function readLinkToken(keeper: KeySource, token: string): Promise<MailLink | null> {
  const raw = Buffer.from(token, 'base64url')
  if (raw.length !== LENGTH) return null
  const content = raw.subarray(0, 1 + ID_BYTES)
  const kind = KINDS[content[0] ?? KINDS.length]
  const isOurs = timingSafeEqual(await seal(keeper, content), raw.subarray(1 + ID_BYTES))
  if (kind === undefined || !isOurs) return null
  const hex = content.toString('hex', 1)
  return { kind, id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}

/** The keyed hash of an address that is stored as proof of consent: useless without the pepper. */
export async function addressHmac(keeper: KeySource, emailKey: string): Promise<Buffer> {
  const pepper = await sharedSecret(keeper.db, keeper.config.secret)
  return createHmac('sha256', pepper).update(`mail consent|${emailKey}`).digest()
}

async function seal({ db, config }: KeySource, content: Buffer): Promise<Buffer> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update('mail link|').update(content).digest().subarray(0, MAC_BYTES)
}
