import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const savedSearches: PersonalData = {
  name: 'keptSearches',
  title: { de: 'Gemerkte Suchen', en: 'Saved searches' },
  purpose: {
    de: 'Suchen ohne Treffer, auf die du zurückkommen wolltest.',
    en: 'Searches without a result that you wanted to come back to.',
  },
  fields: {
    query: { de: 'Suche', en: 'Search' },
    keptAt: { de: 'Gemerkt', en: 'Kept' },
  },
  exports: { search_wishes: ['query', 'created_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select query, ${momentText(sql`created_at`)} as "keptAt" from search_wishes
        where user_id = ${userId} order by created_at, query`,
  ),
}

/** Personal data of the search: the saved searches. */
export const searchData: readonly PersonalData[] = [savedSearches]
