import type { World } from '#server/platform/scope/scope.ts'
import { berlinDayOf } from '#server/platform/text/berlin-day.ts'
import { insertImpressions } from './ad-clicks.store.ts'
import { type Ad, type AdTokens, openAdTokens } from './ad-token.ts'

/** One per pool: a key is derived once. */
const opened = new WeakMap<World['config'], Promise<AdTokens>>()

/** The tokens of this installation. */
export function adTokensOf(scope: Pick<World, 'db' | 'config'>): Promise<AdTokens> {
  const known = opened.get(scope.config)
  if (known) return known
  const opening = openAdTokens(scope).catch((error: unknown) => {
    opened.delete(scope.config)
    throw error
  })
  opened.set(scope.config, opening)
  return opening
}

interface SeenCard {
  /** As it arrived; null: the card was not promoted. */
  readonly token: string | null
  readonly productId: string
  readonly userId: string
  readonly at: Date
}

/** Counts the promoted ones of the cards that a user saw; returns the campaign of each, null for the others. */
export async function countImpressions(
  scope: Pick<World, 'db' | 'config'>,
  cards: readonly SeenCard[],
): Promise<(string | null)[]> {
  if (cards.every(({ token }) => token === null)) return cards.map(() => null)
  const tokens = await adTokensOf(scope)
  const ads = cards.map((card) => adOf(tokens, card))
  const seen = cards.flatMap(({ userId, productId, at }, no) => {
    const ad = ads[no]
    return ad ? [{ token: ad.token, campaignId: ad.campaignId, userId, productId, at, day: berlinDayOf(at) }] : []
  })
  if (seen.length > 0) await insertImpressions(scope.db, seen)
  return ads.map((ad) => ad?.campaignId ?? null)
}

function adOf(tokens: AdTokens, { token, userId, productId }: SeenCard): Ad | null {
  const ad = token === null ? null : tokens.open(token)
  return ad?.userId === userId && ad.productId === productId ? ad : null
}
