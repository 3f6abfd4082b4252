/** How many imagined swipes the expected rate is worth (recommender.md, „Base rate": m about 5). */
const rateStrength = 5

/** Like rate of a product, pulled towards what was expected of it until its own swipes say more. */
export function baseRate(likes: number, swipes: number, expectedRate: number, strength = rateStrength): number {
  return (likes + strength * expectedRate) / (swipes + strength)
}
