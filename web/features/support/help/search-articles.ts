import type { Article } from './articles.ts'

/** Words that say nothing about the matter. */
const STOP = new Set(
  'der die das ein eine und oder nicht ist sind mein meine ich wie was kann mit auf für von zu im in an es the a an and or not is are my i how what can with on for of to in it do does'.split(
    ' ',
  ),
)

const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, '')

const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !STOP.has(word))

/** Endings and compounds may differ: the stem of a word is enough. */
const STEM_LEAST = 4
const stemOf = (word: string): string =>
  word.length > STEM_LEAST + 1 ? word.replace(/(?:ungen|ung|en|er|es|em|e|n|s)$/, '') : word

const WEIGHTS = { title: 6, words: 4, text: 1 } as const

function scoreOf(article: Article, words: readonly string[]): number {
  const parts = Object.entries(WEIGHTS).map(([part, weight]) => ({
    weight,
    content: ` ${fold(article[part as keyof typeof WEIGHTS])}`,
  }))
  let score = 0
  for (const word of words) {
    const stem = stemOf(word)
    for (const { weight, content } of parts) {
      // The beginning of a word counts more than its middle, as in compounds.
      if (new RegExp(`[^\\p{L}\\p{N}]${stem}`, 'u').test(content)) score += weight
      else if (stem.length >= STEM_LEAST && content.includes(stem)) score += weight / 2
    }
  }
  return score
}

/** The articles that fit the words, the best first. */
export function searchArticles(articles: readonly Article[], query: string): Article[] {
  const words = [...new Set(wordsOf(query))]
  if (words.length === 0) return []
  return articles
    .map((article) => ({ article, score: scoreOf(article, words) }))
    .filter(({ score }) => score > 1)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => article)
}
