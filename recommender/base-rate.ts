/** Expected like rate of a catalogue without swipes. */
const EXPECTED_LIKE_RATE = 0.4

/** Weight of `EXPECTED_LIKE_RATE`, in pseudo-swipes of all products together. */
const USUAL_STRENGTH = 200

/** Weight of the expected rate before any training, in pseudo-swipes (Recommender 2: m about 5). */
export const RATE_STRENGTH = 5

/** Like rate of a product, shrunk towards the expected rate; the fewer swipes it has, the more. */
export function baseRate(likes: number, swipes: number, expectedRate: number, strength = RATE_STRENGTH): number {
  return (likes + strength * expectedRate) / (swipes + strength)
}

/** The expected like rate of a product without swipes, from the likes and swipes of all products. */
export function usualRate(likes: number, swipes: number): number {
  return baseRate(likes, swipes, EXPECTED_LIKE_RATE, USUAL_STRENGTH)
}
