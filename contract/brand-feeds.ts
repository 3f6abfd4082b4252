import { z } from 'zod'
import { FEED_HOURS, FEED_LIMITS, FEED_OUTCOMES, FEED_STATES } from './brand-feeds.limits.ts'
import { BrandImport } from './brand-imports.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, NoBody, Ok } from './schemas.ts'

const tag = 'workspace'
const brandCall = { access: 'brand', brandRight: 'products', tag } as const
const params = z.strictObject({ id: Id })
const Count = z.int().nonnegative()
const Versioned = z.strictObject({ version: z.int().min(1) })

const Hours = z.literal([...FEED_HOURS])
const Address = z.string().trim().min(1).max(FEED_LIMITS.address)
const Login = z.string().max(FEED_LIMITS.login)

const Counts = z.object({ created: Count, updated: Count, paused: Count, failed: Count })

const Feed = z
  .object({
    id: Id,
    version: z.int().min(1),
    address: z.string(),
    username: z.string(),
    hasPassword: z.boolean(),
    everyHours: Hours,
    state: z.enum(FEED_STATES),
    /** Why the last run failed, or why the feed is paused; null: it did not fail. */
    failure: z.string().nullable(),
    /** Null: none is planned. */
    nextRunAt: z.iso.datetime().nullable(),
    lastRunAt: z.iso.datetime().nullable(),
    /** Products that the feed has brought. */
    products: Count,
    isRunning: z.boolean(),
    /** The import that sets it up, until that is done. */
    setupImportId: Id.nullable(),
    /** What the guard asks; null: nothing. */
    question: z
      .object({
        importId: Id,
        products: Count,
        /** They are no longer in the feed and would be paused. */
        gone: Count,
        /** Their price would change by half or more, or they would be sold out. */
        drastic: Count,
      })
      .nullable(),
  })
  .meta({ id: 'BrandFeed' })
export type BrandFeed = Output<typeof Feed>

const Run = z
  .object({
    id: Id,
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    outcome: z.enum(FEED_OUTCOMES),
    failure: z.string().nullable(),
    counts: Counts,
    /** The import with its rows; null: nothing was imported, or it was deleted after a month. */
    importId: Id.nullable(),
  })
  .meta({ id: 'BrandFeedRun' })
export type BrandFeedRun = Output<typeof Run>

const FeedWithRuns = Feed.extend({ runs: z.array(Run).max(FEED_LIMITS.runs) }).meta({ id: 'BrandFeedWithRuns' })
export type BrandFeedWithRuns = Output<typeof FeedWithRuns>

const unknown = 'feeds.unknown'
const busy = 'feeds.state'
/** What can be wrong with an address. */
const UNREACHABLE = [
  'feeds.address',
  'feeds.unreachable',
  'feeds.timeout',
  'feeds.too-large',
  'feeds.blocked',
  'feeds.login',
  'feeds.status',
] as const

export const brandFeedsContract = defineContract({
  'GET /api/brand/feeds': {
    ...brandCall,
    summary: 'The feeds of the brand, and which intervals its plan has',
    response: z.object({ feeds: z.array(Feed), hours: z.array(Hours) }),
  },
  'POST /api/brand/feeds': {
    ...brandCall,
    summary: 'Fetch an address as an import; with an interval it becomes a feed when that import is done',
    body: z.strictObject({
      address: Address,
      username: Login,
      password: Login,
      /** Null: only once. */
      everyHours: Hours.nullable(),
    }),
    response: BrandImport,
    errors: [...UNREACHABLE, 'feeds.plan', 'feeds.most', 'imports.unreadable', 'pictures.quota'],
  },
  'GET /api/brand/feeds/{id}': {
    ...brandCall,
    summary: 'One feed with its last runs, newest first',
    params,
    response: FeedWithRuns,
    errors: [unknown],
  },
  'PUT /api/brand/feeds/{id}': {
    ...brandCall,
    summary: 'Change address, login or interval; the next run fetches everything anew',
    params,
    body: Versioned.extend({
      address: Address,
      username: Login,
      /** Null: as it was. */
      password: Login.nullable(),
      everyHours: Hours,
    }),
    response: FeedWithRuns,
    errors: [unknown, busy, 'conflict', 'feeds.address', 'feeds.plan'],
  },
  'POST /api/brand/feeds/{id}/pause': {
    ...brandCall,
    summary: 'Pause the feed: no more runs are planned',
    params,
    body: Versioned,
    response: FeedWithRuns,
    errors: [unknown, busy, 'conflict'],
  },
  'POST /api/brand/feeds/{id}/resume': {
    ...brandCall,
    summary: 'Resume the feed; its first run begins at once',
    params,
    body: Versioned,
    response: FeedWithRuns,
    errors: [unknown, busy, 'conflict', 'feeds.plan'],
  },
  'POST /api/brand/feeds/{id}/run': {
    ...brandCall,
    summary: 'Fetch the feed now',
    params,
    body: NoBody,
    response: FeedWithRuns,
    errors: [unknown, busy],
  },
  'POST /api/brand/feeds/{id}/answer': {
    ...brandCall,
    summary: 'Decide about content that would change too much: import it, or leave everything as it is',
    params,
    body: Versioned.extend({ isAccepted: z.boolean() }),
    response: FeedWithRuns,
    errors: [unknown, busy, 'conflict'],
  },
  'DELETE /api/brand/feeds/{id}': {
    ...brandCall,
    summary: 'Remove the feed; its products stay',
    params,
    response: Ok,
    errors: [unknown],
  },
})
