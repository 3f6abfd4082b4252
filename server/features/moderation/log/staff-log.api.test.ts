import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LogEntry } from '#contract/staff-log.ts'
import { writeSystemAudit } from '#server/platform/audit/audit.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const LOG = '/api/admin/log'

let app: TestApp
let chief: TestPerson
beforeAll(async () => {
  app = await openTestApp({ now: new Date('2026-10-05T21:30:00Z') })
  chief = await app.person({ staff: 'superadmin', username: 'chefin' })
})
afterAll(() => app.close())

const read = async (query = '') =>
  (await chief.get(`${LOG}?${query}`)).body as { entries: LogEntry[]; cursor: string | null }
const found = async (query: string) => (await read(query)).entries.map(({ action, reason }) => `${action} ${reason}`)

test('entries are found by who, when, action, target and text, with what was before and after', async () => {
  const member = await app.person({ username: 'neue-kollegin' })
  const brand = await insertTestBrand(app.world)
  const appointed = { email: member.email, role: 'support', reason: '=Vertretung; im Dezember' }
  expect((await chief.post('/api/admin/team', appointed)).status).toBe(200)
  app.passTime(50 * 60_000) // The next day in Berlin.
  await writeSystemAudit(app.world, {
    ...{ role: 'automatic', action: 'plan.overridden', targetType: 'brand', targetId: brand.id, brandId: brand.id },
    ...{ changed: { plan: ['pro', null] }, reason: 'Tag vorbei' },
  })
  const staff = 'staff.grant =Vertretung; im Dezember'
  const plan = 'plan.overridden Tag vorbei'
  expect(await found('')).toEqual([plan, staff])
  expect((await read('action=staff')).entries).toMatchObject([
    {
      ...{ actor: { username: 'chefin' }, role: 'superadmin', targetType: 'user', targetName: 'neue-kollegin' },
      changes: [{ field: 'role', before: null, after: 'support' }],
    },
  ])
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['who=CHEF', [staff]],
    ['by=staff', [staff]],
    ['by=server', [plan]],
    ['by=members', []],
    ['to=2026-10-05', [staff]],
    ['from=2026-10-06', [plan]],
    ['action=staff.grant', [staff]],
    ['action=sta', []],
    [`target=${brand.id}`, [plan]],
    [`target=${member.id}`, [staff]],
    ['q=VORBEI', [plan]],
    ['q=kollegin', [staff]],
    ['q=%25', []],
  ]
  for (const [query, expected] of cases) expect([query, await found(query)]).toEqual([query, expected])
  const file = await chief.get(`${LOG}/entries.csv?action=staff`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head, line, ...rest] = file.text.trim().split('\r\n')
  expect([head?.includes('Änderung'), rest]).toEqual([true, []])
  // No program takes the reason for a formula.
  expect(line).toMatch(/;chefin;superadmin;;staff\.grant;user;.*;neue-kollegin;role: – → support;"'=Vertretung; im/)
})

test('pages follow each other without a gap, also of one moment', async () => {
  const brand = await insertTestBrand(app.world)
  for (let n = 0; n < 120; n += 1) {
    await writeSystemAudit(app.world, {
      ...{ role: 'operator', action: 'test.paged', targetType: 'brand', targetId: brand.id, reason: String(n) },
    })
  }
  const reasons = new Set<string>()
  let cursor: string | null = ''
  let pages = 0
  while (cursor !== null) {
    const page = await read(`action=test${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    for (const { reason } of page.entries) reasons.add(reason)
    cursor = page.cursor
    pages += 1
  }
  expect([reasons.size, pages]).toEqual([120, 3])
  expect((await chief.get(`${LOG}?cursor=nonsense`)).status).toBe(400)
})

test('the server’s database role can neither change nor delete an entry, nor empty the table', async () => {
  for (const statement of ['update audit_log set reason = $$$$', 'delete from audit_log', 'truncate audit_log']) {
    await expect(rowsOf(app.world.db, sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
  }
  expect((await read()).entries.length).toBeGreaterThan(0)
})
