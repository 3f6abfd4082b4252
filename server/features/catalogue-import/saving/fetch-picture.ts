import { PICTURE_BYTES } from '#contract/brand-pictures.limits.ts'
import { FetchFailure } from '#server/platform/fetch/fetched.ts'
import type { World } from '#server/platform/scope/scope.ts'

type Reaching = Pick<World, 'internet'>

/** Product 4: how long a picture may take. */
const TIMEOUT_MS = 15_000

/** Fetches a picture, again where its server cannot answer now; null: not reachable. */
export async function fetchPicture(world: Reaching, address: string, most: number): Promise<Uint8Array | null> {
  if (!address.startsWith('https://')) return null
  for (let tries = 1; tries <= most; tries += 1) {
    const answer = await fetchOnce(world, address)
    if (answer !== 'later') return answer
  }
  return null
}

/** `later`: a server that cannot answer now may answer another time. */
async function fetchOnce({ internet }: Reaching, address: string): Promise<Uint8Array | null | 'later'> {
  try {
    const limits = { maxBytes: PICTURE_BYTES.product, timeoutMs: TIMEOUT_MS, accept: 'image/*' }
    const { status, body } = await internet.fetch(address, limits)
    if (status === 200) return body
    return status >= 500 || status === 429 ? 'later' : null
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    return error.reason === 'timeout' || error.reason === 'connection' ? 'later' : null
  }
}
