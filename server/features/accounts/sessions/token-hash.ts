import { createHash } from 'node:crypto'
import type { SessionToken } from './session-token.ts'

/** The transport is part of the hash: a token of the shell is never valid as a cookie, nor the reverse. */
export const hashOf = ({ transport, token }: SessionToken): Buffer =>
  createHash('sha256')
    .update(transport === 'bearer' ? `bearer ${token}` : token)
    .digest()
