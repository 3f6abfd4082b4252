import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOG_ACTIONS } from '#contract/log-actions.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { ACCOUNT_ACTS } from '#server/testing/admin-acts/account-acts.ts'
import { AD_ACTS } from '#server/testing/admin-acts/ad-acts.ts'
import type { AdminAct, PreparedAct } from '#server/testing/admin-acts/admin-act.ts'
import { CONTENT_ACTS } from '#server/testing/admin-acts/content-acts.ts'
import { DESK_ACTS } from '#server/testing/admin-acts/desk-acts.ts'
import { MONEY_ACTS } from '#server/testing/admin-acts/money-acts.ts'
import { SUPPORT_ACTS } from '#server/testing/admin-acts/support-acts.ts'
import { SYSTEM_ACTS } from '#server/testing/admin-acts/system-acts.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

// Every writing call of the administration and of its desks leaves exactly one entry in the audit log (Trust S43). The list of calls comes
// from the contracts: a new one needs a case in server/testing/admin-acts/.

const CASES: Readonly<Record<string, AdminAct>> = {
  ...ACCOUNT_ACTS,
  ...AD_ACTS,
  ...CONTENT_ACTS,
  ...MONEY_ACTS,
  ...SUPPORT_ACTS,
  ...SYSTEM_ACTS,
  ...DESK_ACTS,
}

/** Calls that change nothing that could be asked about, with the reason. */
const NO_ACT: Readonly<Record<string, string>> = {
  'POST /api/admin/mail-texts/{kind}/{language}/preview': 'answers what a mail would say',
  'POST /api/admin/synonyms/preview': 'answers what a query would find',
  'POST /api/admin/message-filters/trial': 'answers what the rules would do with a text',
  'POST /api/admin/tickets/{id}/viewing': 'shows colleagues for a minute who reads a ticket',
  'POST /api/staff/conversations/{id}/viewing': 'shows colleagues for a minute who reads a conversation',
  'POST /api/staff/conversations/{id}/typing': 'shows for a moment that one is writing',
  'POST /api/staff/conversations/{id}/marks': 'says how far one has read',
  'POST /api/staff/conversations/{id}/pictures': 'waits with the one who uploads it until it is sent',
  'POST /api/staff/second-factor': 'a sign-in of the caller, noted as a security event',
  'POST /api/staff/second-factor/enrolment': 'begins to set up an own factor; its end is an act of its own account',
  'PUT /api/staff/second-factor/enrolment': 'an act of the own account, whose entry its own test checks',
  'POST /api/staff/second-factor/recovery-codes': 'an act of the own account, whose entry its own test checks',
}

interface Entry {
  readonly id: string
  readonly actor: string | null
  readonly role: string
  readonly action: string
  readonly targetType: string
  readonly targetId: string
  readonly reason: string
}

const folder = fileURLToPath(new URL('../contract/', import.meta.url))

async function readKeys(): Promise<readonly string[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(`${folder}${file}`) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, contract]) => Object.keys(contract as object))
    .filter((key) => /^(POST|PUT|PATCH|DELETE) \/api\/(admin|staff)\//.test(key))
}

let app: TestApp
let admin: TestPerson
let reader: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { OPERATOR_EMAIL: 'post@dropdeck.example' } })
  admin = await app.person({ staff: 'superadmin' })
  reader = await app.person({ staff: 'readonly' })
})
afterAll(() => app.close())

const entries = (): Promise<Entry[]> =>
  rowsOf(
    app.world.db,
    sql`select id, actor_id as actor, role, action, target_type as "targetType", target_id as "targetId", reason
        from audit_log order by at, id`,
  )

function send(by: TestClient, key: string, { params = {}, body, query = '', raw, headers = {} }: PreparedAct) {
  const [method = '', path = ''] = key.split(' ')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
  return by.send(method as 'POST', address + query, body, { headers, ...(raw && { raw }) })
}

test('every writing call of the administration has a case', async () => {
  const keys = await readKeys()
  expect(keys.length).toBeGreaterThan(30)
  expect([...Object.keys(CASES), ...Object.keys(NO_ACT)].toSorted()).toEqual(keys.toSorted())
})

test.each(Object.entries(CASES))('%s leaves exactly one entry, and none when it is refused', async (key, prepare) => {
  const prepared = await prepare({ app, admin })
  const before = await entries()
  expect((await send(reader, key, prepared)).status).toBe(403)
  expect(await entries()).toHaveLength(before.length)
  const { status, text } = await send(admin, key, prepared)
  expect([status, text]).toEqual([200, text])
  const known = new Set(before.map(({ id }) => id))
  const added = (await entries()).filter(({ id }) => !known.has(id))
  expect(added).toHaveLength(prepared.entries ?? 1)
  const [entry] = added
  expect(entry).toMatchObject({
    actor: admin.id,
    role: 'superadmin',
    action: expect.stringMatching(/^[a-z-]+\.[a-z_-]+$/),
  })
  expect(LOG_ACTIONS).toContain(entry?.action)
  expect(entry?.targetType).not.toBe('')
  expect(entry?.targetId).toBe(prepared.target ?? entry?.targetId)
  const reason = (prepared.body as { reason?: string } | undefined)?.reason
  if (reason !== undefined) expect(entry?.reason).toBe(reason)
  admin.cookies.delete('view')
})
