import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

const TIMEOUT_MS = 3000
const DEFAULT_AGE_MS = 10 * 60_000
/** An unknown key id fetches the keys again, at most this often. */
const COOLDOWN_MS = 30_000

interface KeySet {
  readonly find: JWTVerifyGetKey
  readonly fetchedAt: number
  readonly freshUntil: number
}

const sets = new Map<string, KeySet>()

/** The public keys at `url`, kept as long as their answer allows; when they cannot be fetched, the last known keys are used. */
export function keysAt(url: string): JWTVerifyGetKey {
  return async (header, token) => {
    const set = await current(url)
    try {
      return await set.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - set.fetchedAt < COOLDOWN_MS) throw error
      return (await refetched(url)).find(header, token)
    }
  }
}

async function current(url: string): Promise<KeySet> {
  const known = sets.get(url)
  if (known && Date.now() < known.freshUntil) return known
  try {
    return await refetched(url)
  } catch (error) {
    if (known) return known
    throw error
  }
}

async function refetched(url: string): Promise<KeySet> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
  if (!answer.ok) throw new Error(`the key set answered ${answer.status}`)
  const keys = (await answer.json()) as JSONWebKeySet
  const maxAge = /\bmax-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
  const fetchedAt = Date.now()
  const set: KeySet = {
    find: createLocalJWKSet(keys),
    fetchedAt,
    freshUntil: fetchedAt + (maxAge === undefined ? DEFAULT_AGE_MS : Number(maxAge) * 1000),
  }
  sets.set(url, set)
  return set
}
