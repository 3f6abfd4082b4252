import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { rowsOf } from './database.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const refused = (statement: string) =>
  app.world.db.execute(sql.raw(statement)).then(
    () => 'allowed',
    (error: { readonly cause?: { readonly code?: string } }) => error.cause?.code,
  )
const INSUFFICIENT_PRIVILEGE = '42501'
const partitions = async () => {
  const rows = await rowsOf<{ name: string }>(
    app.world.db,
    sql`select relname as name from pg_class where relispartition and relkind = 'r' and relname like 'audit_log_2%' order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('the server', () => {
  test.each([
    'update audit_log set reason = 1::text',
    'delete from audit_log',
    'truncate audit_log',
    'drop table audit_log',
  ])('cannot change what was recorded: %s', async (statement) => {
    expect(await refused(statement)).toBe(INSUFFICIENT_PRIVILEGE)
  })

  test('reaches no partition by its own name', async () => {
    const [name] = await partitions()
    for (const statement of [`delete from ${name}`, `update ${name} set reason = ''`, `select 1 from ${name}`]) {
      expect(await refused(statement)).toBe(INSUFFICIENT_PRIVILEGE)
    }
  })

  test('cannot remove what was recorded in the last two years', async () => {
    const before = await partitions()
    expect(before.length).toBeGreaterThan(0)
    await app.world.db.execute(sql`select drop_partitions('audit_log', 'infinity')`)
    expect(await partitions()).toEqual(before)
  })

  test.each(['moderation_decisions', 'brand_assurances'])('cannot change or delete rows of %s', async (table) => {
    expect(await refused(`delete from ${table}`)).toBe(INSUFFICIENT_PRIVILEGE)
    expect(await refused(`update ${table} set brand_id = brand_id`)).toBe(INSUFFICIENT_PRIVILEGE)
  })

  test.each(['alter table users add column x int', 'create table x ()', 'drop view account_kinds'])(
    'cannot change tables: %s',
    async (statement) => {
      expect(await refused(statement)).toBe(INSUFFICIENT_PRIVILEGE)
    },
  )
})

describe('partitions by month', () => {
  test('are made ahead and removed when they are too old', async () => {
    const present = await partitions()
    const made = ['2021_10', '2021_11', '2021_12', '2022_01'].map((month) => `audit_log_${month}`)
    await app.world.db.execute(sql`select ensure_partitions('2021-11-30 23:30:00Z')`)
    expect(await partitions()).toEqual([...made, ...present])
    await app.world.db.execute(sql`select drop_partitions('audit_log', '2021-12-31 00:00:00Z')`)
    expect(await partitions()).toEqual([...made.slice(2), ...present])
  })
})

test('a deleted account leaves what it did, without saying who it was', async () => {
  const { id } = await app.person()
  const target = randomUUID()
  await app.world.db.execute(
    sql`insert into audit_log (at, actor_id, role, action, target_type, target_id)
        values (now(), ${id}, 'moderator', 'brand.approved', 'brand', ${target})`,
  )
  await app.world.db.execute(sql`delete from users where id = ${id}`)
  const rows = await rowsOf(app.world.db, sql`select actor_id, action from audit_log where target_id = ${target}`)
  expect(rows).toEqual([{ actor_id: null, action: 'brand.approved' }])
})
