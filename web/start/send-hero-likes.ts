import { call } from '#web/api/call.ts'
import { CallFailure, isUnauthenticated } from '#web/api/call-failure.ts'
import { dropHeroLikes, storedHeroLikes } from '#web/api/hero-likes.ts'
import { logFailure } from '#web/device/silently.ts'
import { loadWords } from '#web/i18n/language.ts'

/** The user waits for this; without an answer the likes stay stored for the next start. */
const TIMEOUT_MS = 4000

/** Sends the likes of the start page as the likes of this account. Returns how many the server has accepted. */
export async function sendHeroLikes(): Promise<number> {
  try {
    const products = await call('GET /api/site/hero-products', { timeoutMs: TIMEOUT_MS })
    let sent = 0
    for (const { slug, key } of storedHeroLikes()) {
      const product = products.find((each) => each.slug === slug)
      if (product && (await isAccepted(product.id, key))) sent += 1
    }
    dropHeroLikes()
    await loadWords('discovery')
    return sent
  } catch (error) {
    logFailure('send the likes of the start page', error)
    return 0
  }
}

/** False where the server will never accept it. */
async function isAccepted(productId: string, idempotencyKey: string): Promise<boolean> {
  try {
    const options = { idempotencyKey, timeoutMs: TIMEOUT_MS }
    await call('POST /api/user-interactions', { body: { productId, action: 'like' }, ...options })
    return true
  } catch (error) {
    const isFinal = error instanceof CallFailure && error.status < 500 && error.status !== 429
    if (isFinal && !isUnauthenticated(error)) return false
    throw error
  }
}
