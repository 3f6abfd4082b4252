/** One statement in both languages, with slots in braces: cut, cloth, base, second, accent, mark, motif, motifs, place. */
export type Phrase = readonly [de: string, en: string]

/** Sentences about one kind: openers describe how it is made, details a single feature. */
export interface KindPhrases {
  readonly openers: readonly Phrase[]
  readonly details: readonly Phrase[]
}
