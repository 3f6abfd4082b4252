/** Longest first; English plurals are among them. */
const ENDINGS = ['ern', 'en', 'er', 'es', 'em', 'e', 'n', 's'] as const
const SHORTEST_STEM = 3

/**
 * A folded word without its German or English endings: `jacken`, `jacke` → `jack`, `grüner` → `gru`. Simple:
 * both sides of a comparison are stemmed, and stemming too much only finds more.
 */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  )
  return ending ? stemOf(word.slice(0, -ending.length)) : word
}
