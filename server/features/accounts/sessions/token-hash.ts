import { createHash } from 'node:crypto'
import type { CarriedToken } from './carrier.ts'

/** The way of travelling is part of what is kept: no token of the shell opens anything as a cookie, nor the reverse. */
export const hashOf = ({ carrier, token }: CarriedToken): Buffer =>
  createHash('sha256')
    .update(carrier === 'bearer' ? `bearer ${token}` : token)
    .digest()
