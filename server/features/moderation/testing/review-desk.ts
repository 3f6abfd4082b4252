import { sql } from 'drizzle-orm'
import type { QueueItem, ReviewItem } from '#contract/moderation.ts'
import { timestamptz } from '#server/platform/data/database.ts'
import { insertTestBrand, insertTestCompany } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

/** A statement of reasons that is long enough. */
export const FACTS = 'Im Impressum fehlt die vertretungsberechtigte Person.'
export const REASONS = { ground: 'company-data', facts: FACTS }

interface Answer {
  readonly status: number
  readonly body: object
}

/** Status and error code of an answer. */
export const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code]

interface WaitingBrand {
  readonly id: string
  readonly no: number
  readonly slug: string
  readonly owner: TestPerson
  /** Of its item in the review. */
  readonly path: string
}

/** The review without the switch of the demo, with a moderator at work. */
export interface ReviewDesk {
  readonly app: TestApp
  readonly moderator: TestPerson
  /** A brand with a complete company that waits for its review. */
  waitingBrand(name?: string): Promise<WaitingBrand>
  read(path: string, by?: TestPerson): Promise<ReviewItem>
  queue(by?: TestPerson, q?: string): Promise<QueueItem[]>
  /** Decides about what the item shows now. */
  decide(path: string, decision: string, more?: object, by?: TestPerson): Promise<Answer>
}

export async function openReviewDesk(): Promise<ReviewDesk> {
  const app = await openTestApp({ env: { AUTO_APPROVE: '0' } })
  const moderator = await app.person({ staff: 'moderator' })
  const read = async (path: string, by = moderator) => (await by.get(path)).body as unknown as ReviewItem
  return {
    app,
    moderator,
    async waitingBrand(name) {
      const owner = await app.person()
      const status = 'pending_review' as const
      const brand = await insertTestBrand(app.world, { owner: owner.id, status, ...(name && { name }) })
      await insertTestCompany(app.world, brand.no)
      const now = timestamptz(app.world.now())
      await app.world.db.execute(sql`update brands set submitted_at = ${now} where id = ${brand.id}`)
      app.passTime(1000)
      return { ...brand, owner, path: `/api/staff/review/brand/${brand.id}` }
    },
    read,
    async queue(by = moderator, q = '') {
      const { body } = await by.get(`/api/staff/review?q=${encodeURIComponent(q)}`)
      return (body as { items: QueueItem[] }).items
    },
    async decide(path, decision, more = {}, by = moderator) {
      app.passTime(1000)
      const { revision } = await read(path, by)
      return by.post(`${path}/decisions`, { decision, revision, ...more })
    },
  }
}
