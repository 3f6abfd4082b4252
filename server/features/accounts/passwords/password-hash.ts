import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '#server/platform/load/gate.ts'

/** Trust S01: argon2id (the library's default kind), memory in KiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** Trust S02. One core stays free for answering others, and one of Node's four threads for files and names. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)) - 1)
/** About two seconds of work on one core; further requests get 503 with Retry-After. */
const MOST_WAITING = 64

const inQueue = createGate({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })

/** The same characters typed on different systems are the same password. */
const composed = (password: string) => password.normalize('NFC')

/** Hashes outside the event loop, a few at once; refuses when too many requests wait. */
export function hashPassword(password: string): Promise<string> {
  return inQueue(() => hash(composed(password), PARAMETERS))
}

const DUMMY_HASH = await hash('no account has this password', PARAMETERS)

/** Whether the password matches. Without a hash it takes the same time and is false (Trust S03). */
export async function isRightPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await inQueue(() => verify(passwordHash ?? DUMMY_HASH, composed(password)))
  return isRight && passwordHash !== null
}

/** Whether a hash was made with other parameters than today's. */
export const isOutdatedHash = (passwordHash: string): boolean => !passwordHash.startsWith(PREFIX)
