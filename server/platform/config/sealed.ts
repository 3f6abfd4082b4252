import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { World } from '../scope/scope.ts'
import { sharedSecret } from './secret.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

interface Sealing {
  /** Each purpose has a key of its own. */
  readonly purpose: string
  /** The row to which the secret belongs: it cannot be read for another one. */
  readonly owner: string
}

/** A key for this purpose only, derived from the secret of the server. */
async function keyOf({ db, config }: Pick<World, 'db' | 'config'>, purpose: string): Promise<Buffer> {
  const secret = await sharedSecret(db, config.secret)
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

/** Encrypts a secret that the server must read again. */
export async function seal(
  world: Pick<World, 'db' | 'config'>,
  { purpose, owner }: Sealing,
  secret: Uint8Array,
): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(world, purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws where the row was changed, belongs to another owner, or the secret of the server is another one. */
export async function unseal(
  world: Pick<World, 'db' | 'config'>,
  { purpose, owner }: Sealing,
  sealed: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const decipher = createDecipheriv(CIPHER, await keyOf(world, purpose), sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return new Uint8Array(opened)
}
