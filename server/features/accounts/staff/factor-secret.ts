import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sharedSecret } from '#server/platform/config/secret.ts'
import type { World } from '#server/platform/scope/scope.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for this purpose only, derived from the secret of the server. */
async function keyOf({ db, config }: Pick<World, 'db' | 'config'>): Promise<Buffer> {
  const secret = await sharedSecret(db, config.secret)
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32))
}

/** Encrypts a secret so that it can be read for this user only. */
export async function sealSecret(
  world: Pick<World, 'db' | 'config'>,
  userId: string,
  secret: Uint8Array,
): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, await keyOf(world), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Throws where the row was changed, belongs to another user, or the secret of the server is another one. */
export async function openSecret(
  world: Pick<World, 'db' | 'config'>,
  userId: string,
  sealed: Buffer,
): Promise<Uint8Array<ArrayBuffer>> {
  const decipher = createDecipheriv(CIPHER, await keyOf(world), sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return new Uint8Array(opened)
}
