const SHORTEST_PART = 3
/** What German puts between the parts of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e'] as const

/** The parts of a German compound, few and long ones first: `herrenlederjacke` → `herren`, `leder`, `jacke`; or null. */
export function splitCompound(word: string, isWord: (part: string) => boolean): readonly string[] | null {
  const best: (readonly string[] | null)[] = Array.from({ length: word.length + 1 }, () => null)
  best[word.length] = []
  for (let from = word.length - SHORTEST_PART; from >= 0; from--) {
    for (let to = word.length; to >= from + SHORTEST_PART; to--) {
      const part = word.slice(from, to)
      if (!isWord(part)) continue
      const rest = restAfter(word, to, best)
      const shortest = best[from]
      if (rest && (!shortest || rest.length + 1 < shortest.length)) best[from] = [part, ...rest]
    }
  }
  const parts = best[0]
  return parts && parts.length > 1 ? parts : null
}

function restAfter(word: string, at: number, best: readonly (readonly string[] | null)[]): readonly string[] | null {
  for (const link of LINKS) {
    const rest = word.startsWith(link, at) ? best[at + link.length] : null
    // A link ties two parts: nothing ends with it.
    if (rest && (link === '' || rest.length > 0)) return rest
  }
  return null
}
