import { reportRatioToFeed } from './ratio-to-feed.ts'

/** The list of all brands. */
export const run = (): Promise<void> => reportRatioToFeed('/api/brands')
