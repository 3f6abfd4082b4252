/** "Your style": the learned taste in words, and the user's own preferences. */
export const STYLE = {
  /** Users with fewer swipes see no taste. */
  fewestSwipes: 15,
  mostWishes: 40,
  /** Price bounds in euros that statements about a taste use. */
  priceBounds: [40, 80, 150, 300],
} as const
