import { createHmac, timingSafeEqual } from 'node:crypto'
import { sharedSecret } from '../config/secret.ts'
import type { World } from '../scope/scope.ts'

interface Linked {
  /** Place of the action in the list of its feature, which never changes. */
  readonly kind: number
  /** Id of the row or user that the link is about. */
  readonly id: string
}

const ID_BYTES = 16
const MAC_BYTES = 16
const LENGTH = 1 + ID_BYTES + MAC_BYTES

type KeySource = Pick<World, 'db' | 'config'>

/** The token of a link in a mail, authenticated with the pepper. `purpose` keeps the links of features apart. */
export async function sealLink(keeper: KeySource, purpose: string, { kind, id }: Linked): Promise<string> {
  const content = Buffer.concat([Buffer.from([kind]), Buffer.from(id.replaceAll('-', ''), 'hex')])
  return Buffer.concat([content, await seal(keeper, purpose, content)]).toString('base64url')
}

/** The content of a token; null when it is not authentic. */
export async function openLink(keeper: KeySource, purpose: string, token: string): Promise<Linked | null> {
  const raw = Buffer.from(token, 'base64url')
  if (raw.length !== LENGTH) return null
  const content = raw.subarray(0, 1 + ID_BYTES)
  if (!timingSafeEqual(await seal(keeper, purpose, content), raw.subarray(1 + ID_BYTES))) return null
  const id = content.toString('hex', 1).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { kind: content[0] ?? 0, id }
}

async function seal({ db, config }: KeySource, purpose: string, content: Buffer): Promise<Buffer> {
  const pepper = await sharedSecret(db, config.secret)
  return createHmac('sha256', pepper).update(`${purpose}|`).update(content).digest().subarray(0, MAC_BYTES)
}

/** Lets mail programs show their own unsubscribe button (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
