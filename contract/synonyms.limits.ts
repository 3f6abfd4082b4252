/** Groups of words that the search treats alike. */
export const SYNONYMS = {
  groupsMost: 200,
  wordsLeast: 2,
  wordsMost: 12,
  wordMost: 40,
  /** Words of a phrase. */
  phraseMost: 3,
  previewProducts: 8,
} as const
