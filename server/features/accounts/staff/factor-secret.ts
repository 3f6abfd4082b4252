import { seal, unseal } from '#server/platform/config/sealed.ts'
import type { World } from '#server/platform/scope/scope.ts'

const purpose = 'second factor'

/** Encrypts a secret so that it can be read for this user only. */
export const sealSecret = (world: Pick<World, 'db' | 'config'>, userId: string, secret: Uint8Array): Promise<Buffer> =>
  seal(world, { purpose, owner: userId }, secret)

/** Throws where the row was changed, belongs to another user, or the secret of the server is another one. */
export const openSecret = (
  world: Pick<World, 'db' | 'config'>,
  userId: string,
  sealed: Buffer,
): Promise<Uint8Array<ArrayBuffer>> => unseal(world, { purpose, owner: userId }, sealed)
