/** Product 4: hours between two runs of a feed, the longest first. */
export const FEED_HOURS = [24, 6, 1] as const
export type FeedHours = (typeof FEED_HOURS)[number]

/** `setup`: its first import is not done; `asking`: a member decides about the newest content. */
export const FEED_STATES = ['setup', 'active', 'asking', 'paused'] as const

/** `same`: nothing has changed; `asking`, `declined`: the guard asked. */
export const FEED_OUTCOMES = ['running', 'same', 'imported', 'asking', 'declined', 'failed'] as const

export const FEED_LIMITS = {
  /** Feeds of a brand. */
  feeds: 5,
  /** Product 4: runs in the log. */
  runs: 30,
  /** Product 4: a run that would take away more than this share of the products, or change their price by half, asks. */
  guardPercent: 25,
  address: 2000,
  login: 200,
  /** Failures in a row after which the team is told, and after which the feed pauses. */
  failuresTold: 3,
  failuresMost: 10,
} as const
