import { randomUUID } from 'node:crypto'
import { FEED_LIMITS, type FeedHours } from '#contract/brand-feeds.limits.ts'
import type { BrandFeed, BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import type { BrandImport } from '#contract/brand-imports.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { seal } from '#server/platform/config/sealed.ts'
import { takeLock } from '#server/platform/data/database.ts'
import { createGate } from '#server/platform/load/gate.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { type BrandScope, inTransaction } from '#server/platform/scope/scope.ts'
import { presentOne } from '../batches/imports.service.ts'
import { auditImport, insertImport, readImportFile } from '../batches/opening/open-import.ts'
import { selectLastRuns, selectRuns } from './feed-runs.store.ts'
import { type Feed, insertFeed, selectFeed, selectFeedFacts, selectFeeds, updateFeed } from './feeds.store.ts'
import { fetchFeed, isFeedAddress } from './fetch-feed.ts'
import { presentFeed, presentRun } from './present-feed.ts'
import { hoursOf, requireInterval } from './run-feed.service.ts'
import { hostOf } from './schedule.ts'

const FETCHES = { name: 'feeds fetched for a brand', hits: 30, seconds: 3600 } as const
/** Feeds in memory at once. */
const inTurn = createGate({ atOnce: 2, mostWaiting: 20 })

interface NewFeed {
  readonly address: string
  readonly username: string
  readonly password: string
  /** Null: only once. */
  readonly everyHours: FeedHours | null
}

/** Fetches an address as an import, which a member then maps, checks and commits like a file. */
export async function openAddress(scope: BrandScope, source: NewFeed): Promise<BrandImport> {
  const { brandId } = scope.member
  const { address, everyHours } = source
  ensure(isFeedAddress(address), 'feeds.address')
  if (everyHours !== null) await requireInterval(scope, everyHours)
  await requireWithinLimit(scope, FETCHES, brandId)
  const read = await inTurn(async () => {
    const fetched = await fetchFeed(scope, source)
    // Without the version of known content a server has no reason to answer 304.
    ensure(fetched, 'feeds.status', { values: { status: 304 } })
    return readImportFile(scope, fetched.body)
  }, brandId)
  const batch = await inTransaction(scope, async (inside) => {
    const feedId = everyHours === null ? undefined : await saveFeed(inside, { ...source, everyHours })
    const inserted = await insertImport(inside, { ...read, fileName: hostOf(source), ...(feedId && { feedId }) })
    await auditImport(inside, inserted, 'uploaded')
    return inserted
  })
  return presentOne(scope, batch)
}

/** A new feed; one with this address is set up anew. Returns its id. */
async function saveFeed(scope: BrandScope, source: NewFeed & { readonly everyHours: FeedHours }): Promise<string> {
  const { brandId } = scope.member
  const { address, username, password, everyHours } = source
  await takeLock(scope.db, `feeds ${brandId}`)
  const feeds = await selectFeeds(scope.db, brandId)
  const known = feeds.find((feed) => feed.address === address)
  const id = known?.id ?? randomUUID()
  const columns = { username, everyHours, password: await sealed(scope, id, password) }
  if (known) await updateFeed(scope.db, known, { ...columns, createdBy: scope.actor.userId })
  else {
    const n = FEED_LIMITS.feeds
    ensure(feeds.length < n, 'feeds.most', { values: { n } })
    const createdAt = scope.now()
    await insertFeed(scope.db, { id, brandId, createdBy: scope.actor.userId, address, ...columns, createdAt })
  }
  await auditFeed(scope, { id, address }, known ? 'set-up' : 'created')
  return id
}

/** Null: there is none. */
export async function sealed(scope: BrandScope, id: string, password: string): Promise<Buffer | null> {
  return password === '' ? null : seal(scope, { purpose: 'feed password', owner: id }, Buffer.from(password))
}

/** The audit names the host only: an address may hold a key. */
export const auditFeed = (scope: BrandScope, feed: Pick<Feed, 'id' | 'address'>, action: string): Promise<void> =>
  writeAudit(scope, {
    action: `feed.${action}`,
    targetType: 'feed',
    targetId: feed.id,
    changed: { host: [null, hostOf(feed)] },
  })

async function presentAll(scope: BrandScope, feeds: readonly Feed[]): Promise<BrandFeed[]> {
  const { db, language, member } = scope
  const facts = await selectFeedFacts(db, member.brandId)
  const last = await selectLastRuns(
    db,
    feeds.map(({ id }) => id),
  )
  return feeds.map((feed) => {
    const { products = 0, setupImportId = null } = facts.get(feed.id) ?? {}
    return presentFeed(feed, { language, last: last.get(feed.id), products, setupImportId })
  })
}

/** The feeds of the caller's brand, and the intervals of its plan in hours. */
export async function listFeeds(scope: BrandScope): Promise<{ feeds: BrandFeed[]; hours: FeedHours[] }> {
  const { brandId } = scope.member
  return { feeds: await presentAll(scope, await selectFeeds(scope.db, brandId)), hours: await hoursOf(scope, brandId) }
}

/** One feed with its last runs. */
export async function readFeed(scope: BrandScope, id: string): Promise<BrandFeedWithRuns> {
  const feed = await selectFeed(scope.db, { brandId: scope.member.brandId, id })
  ensure(feed, 'feeds.unknown')
  const [presented] = await presentAll(scope, [feed])
  ensure(presented, 'feeds.unknown')
  const runs = await selectRuns(scope.db, id)
  return { ...presented, runs: runs.map((run) => presentRun(run, scope.language)) }
}
