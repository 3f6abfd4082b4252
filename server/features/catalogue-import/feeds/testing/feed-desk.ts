import { sql } from 'drizzle-orm'
import type { BrandFeed, BrandFeedWithRuns } from '#contract/brand-feeds.ts'
import type { BrandImport, ImportOptions } from '#contract/brand-imports.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import type { TestApp } from '#server/testing/test-world.ts'
import { type Answer, openBrandImport } from '../../batches/testing/wizard.ts'
import { planFeedsJob } from '../feeds.jobs.ts'

const BASE = '/api/brand/feeds'
const HOUR_MS = 3_600_000

interface FeedPage {
  readonly etag?: string
  readonly login?: string
  readonly status?: number
}

/** What the address answers from now on. */
export function putFeed(app: TestApp, address: string, content: string, rest: FeedPage = {}): void {
  app.internet.pages.set(address, { body: content, type: 'text/csv', ...rest })
}

/** A new brand with one feed of this address, as its screens call it. */
export async function openFeedDesk(app: TestApp, address: string) {
  const { desk, read: readImport, ...wizard } = await openBrandImport(app, { trustLevel: 1 })
  const { owner } = desk
  const start = (rest: object = {}): Answer =>
    owner.post(BASE, { address, username: '', password: '', everyHours: 24, ...rest })
  const list = async () => ((await owner.get(BASE)).body as { feeds: BrandFeed[] }).feeds
  const read = async (): Promise<BrandFeedWithRuns> => {
    const [feed] = await list()
    return (await owner.get(`${BASE}/${feed?.id}`)).body as BrandFeedWithRuns
  }
  const act = async (step: string, rest: object = {}): Answer => {
    const { id, version } = await read()
    return owner.post(`${BASE}/${id}/${step}`, step === 'run' ? {} : { version, ...rest })
  }
  /** Checks and imports what the start of a feed has fetched. */
  async function importFirst(found: BrandImport, options: Partial<ImportOptions> = {}): Promise<BrandImport> {
    await wizard.configure(found, options)
    await owner.post(`/api/brand/imports/${found.id}/check`, {})
    await app.jobsDone()
    return wizard.commit(await readImport(found.id))
  }
  return {
    ...{ desk, ...wizard, start, list, read, act, importFirst },
    /** Fetches the address, and imports it as a member does. */
    async setUp(content: string, options: Partial<ImportOptions> = {}, rest: object = {}) {
      putFeed(app, address, content)
      return importFirst((await start(rest)).body as BrandImport, options)
    },
    /** What the feed does when its time comes. */
    async tick(hours = 25) {
      app.passTime(hours * HOUR_MS)
      await app.jobs.run(planFeedsJob, {})
      await app.jobsDone()
    },
    async publish() {
      await app.world.db.execute(
        sql`update products set status = 'active', review_state = 'none' where brand_id = ${desk.brandId}`,
      )
    },
    async states() {
      const rows = await rowsOf<{ key: string; status: string }>(
        app.world.db,
        sql`select external_id as key, status from products where brand_id = ${desk.brandId} order by external_id`,
      )
      return Object.fromEntries(rows.map(({ key, status }) => [key, status]))
    },
  }
}
