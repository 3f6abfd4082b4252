/** "Your style": the learned taste in words, and the user's own preferences. */
export const STYLE = {
  /** Before this many swipes no taste is shown. */
  fewestSwipes: 15,
  mostWishes: 40,
  /** Euros: the round prices by which a taste is described. */
  priceBounds: [40, 80, 150, 300],
} as const
