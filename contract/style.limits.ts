/** "Your style": the own taste in words, and what is said about it. */
export const STYLE = {
  /** Before this many swipes nothing is said of a taste. */
  fewestSwipes: 15,
  mostWishes: 40,
  /** Euros: the round prices by which a taste is described. */
  priceBounds: [40, 80, 150, 300],
} as const
