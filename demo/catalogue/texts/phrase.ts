/** One statement in both languages, with slots in braces: cut, cloth, base, second, accent, mark, motif, motifs, place. */
export type Phrase = readonly [de: string, en: string]

/** What is said about one kind: how it is made, and what to look at twice. */
export interface KindPhrases {
  readonly openers: readonly Phrase[]
  readonly details: readonly Phrase[]
}
