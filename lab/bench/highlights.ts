import { reportRatioToFeed } from './ratio-to-feed.ts'

/** The brand highlights. */
export const run = (): Promise<void> => reportRatioToFeed('/api/brand-highlights')
