import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Ticket } from '#contract/support.ts'
import type { StaffTicket } from '#contract/support-staff.ts'
import { ensurePartitions } from '#server/platform/data/partitions.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** A Monday, an hour after support has opened. */
const MONDAY = new Date('2026-11-30T10:00:00+01:00')

export const TICKET_FORM = {
  subject: 'Mein Code kommt nicht an',
  category: 'account',
  description: 'Seit gestern warte ich auf den Code, auch im Spam-Ordner ist nichts.',
  urgency: 'normal',
} as const

interface TicketDesk {
  readonly app: TestApp
  readonly agent: TestPerson
  /** Moves the clock on; sessions that would end meanwhile do not. */
  later(ms: number): Promise<void>
  opened(by: TestPerson, more?: object, key?: string): Promise<Ticket>
  read(by: TestPerson, id: string): Promise<Ticket>
  staffRead(id: string): Promise<StaffTicket>
  reply(id: string, text: string, state?: string): Promise<unknown>
}

/** An app with an agent of support. */
export async function openTicketDesk(): Promise<TicketDesk> {
  const app = await openTestApp({ now: MONDAY })
  const agent = await app.person({ staff: 'support', username: 'agentin-nord' })
  return {
    app,
    agent,
    async later(ms) {
      app.passTime(ms)
      await ensurePartitions(app.world.db, app.world.now())
      await app.world.db.execute(sql`update sessions set expires_at = '2099-01-01', ends_at = '2099-01-01'`)
    },
    async opened(by, more = {}, key) {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      const { status, body } = await by.post('/api/tickets', { ...TICKET_FORM, ...more }, { headers })
      expect([status, body.message]).toEqual([200, undefined])
      return body as Ticket
    },
    read: async (by, id) => (await by.get(`/api/tickets/${id}`)).body as unknown as Ticket,
    staffRead: async (id) => (await agent.get(`/api/admin/tickets/${id}`)).body as unknown as StaffTicket,
    reply: (id, text, state = 'waiting_customer') => agent.post(`/api/admin/tickets/${id}/messages`, { text, state }),
  }
}
