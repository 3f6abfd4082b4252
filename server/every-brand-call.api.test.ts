import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { isAllowed, isStaffAllowed, MEMBER_ROLES, STAFF_ROLES } from '#contract/rights.ts'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import type { TestClient } from '#server/testing/test-client.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

// Every call of brands and staff, also future ones, with every role: the list comes from the contracts.

interface Call {
  readonly key: string
  readonly endpoint: Endpoint
}

const folder = fileURLToPath(new URL('../contract/', import.meta.url))

async function readCalls(): Promise<readonly Call[]> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(files.map((file) => import(`${folder}${file}`) as Promise<Record<string, unknown>>))
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, contract]) => Object.entries(contract as Record<string, Endpoint>))
    .map(([key, endpoint]) => ({ key, endpoint }))
    .filter(({ endpoint: { access } }) => access === 'brand' || access === 'staff')
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let app: TestApp
let calls: readonly Call[]
beforeAll(async () => {
  app = await openTestApp()
  calls = await readCalls()
})
afterAll(() => app.close())

/** Sends writes with a body that no schema admits: a caller who is let in is told so, and nothing changes. */
async function codeOf(client: TestClient, { key }: Call, headers: Readonly<Record<string, string>> = {}) {
  const [method = 'GET', path = ''] = key.split(' ')
  const address = path.replaceAll(/\{\w+\}/g, UNKNOWN)
  const raw = method === 'GET' ? undefined : '{"surprise": 1}'
  const answer = await client.send(method as 'GET', address, undefined, { headers, ...(raw && { raw }) })
  return (answer.body as { code?: string }).code ?? String(answer.status)
}

/** Keys of the calls whose answer is not the expected one, with the answer. */
async function wrong(answer: (call: Call) => Promise<string>, expected: (call: Call, code: string) => boolean) {
  const found: string[] = []
  for (const call of calls) {
    const code = await answer(call)
    if (!expected(call, code)) found.push(`${call.key}: ${code}`)
  }
  return found
}

const REFUSALS = ['unauthenticated', 'forbidden', 'brands.unnamed', 'accounts.second-factor']
const isLetIn = (code: string): boolean => !REFUSALS.includes(code)

test('there are calls of brands, and each of staff names its right', () => {
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.filter(({ endpoint }) => endpoint.access === 'staff' && !endpoint.staffRight)).toEqual([])
})

test('a visitor is asked to sign in, and a shopper is refused', async () => {
  const [visitor, shopper] = [app.visitor(), await app.person()]
  expect(
    await wrong(
      (call) => codeOf(visitor, call),
      (_, code) => code === 'unauthenticated',
    ),
  ).toEqual([])
  expect(
    await wrong(
      (call) => codeOf(shopper, call),
      (_, code) => code === 'forbidden',
    ),
  ).toEqual([])
})

describe('calls of a brand', () => {
  test.each([...MEMBER_ROLES, 'owner'] as const)('let a member in by the rights of the role: %s', async (role) => {
    const person = await app.person()
    const brand = await insertTestBrand(
      app.world,
      role === 'owner' ? { owner: person.id } : { members: { [person.id]: role } },
    )
    const membership = { role: role === 'owner' ? 'admin' : role, isOwner: role === 'owner' } as const
    const headers = { 'x-brand-id': brand.id }
    const asExpected = ({ endpoint: { access, brandRight } }: Call, code: string) => {
      const mayCall = access === 'brand' && (brandRight === undefined || isAllowed(membership, brandRight))
      return mayCall ? isLetIn(code) : code === 'forbidden'
    }
    expect(await wrong((call) => codeOf(person, call, headers), asExpected)).toEqual([])
  })

  test('refuse the owner of another brand, whatever the header says', async () => {
    const [owner, other] = [await app.person(), await app.person()]
    const brand = await insertTestBrand(app.world, { owner: owner.id })
    await insertTestBrand(app.world, { owner: other.id })
    const headers = { 'x-brand-id': brand.id }
    expect(
      await wrong(
        (call) => codeOf(other, call, headers),
        (_, code) => code === 'forbidden',
      ),
    ).toEqual([])
  })

  test('ask people of two brands which one they mean', async () => {
    const person = await app.person()
    await insertTestBrand(app.world, { owner: person.id })
    await insertTestBrand(app.world, { owner: person.id })
    const asExpected = ({ endpoint: { access } }: Call, code: string) =>
      code === (access === 'brand' ? 'brands.unnamed' : 'forbidden')
    expect(await wrong((call) => codeOf(person, call), asExpected)).toEqual([])
  })
})

describe('calls of staff', () => {
  test.each(STAFF_ROLES)('let staff in by the rights of the role, and into no brand: %s', async (role) => {
    const person = await app.person()
    await app.world.db.execute(sql`insert into staff (user_id, role) values (${person.id}, ${role})`)
    await passSecondFactor(person.id)
    const brand = await insertTestBrand(app.world)
    const headers = { 'x-brand-id': brand.id }
    const asExpected = ({ endpoint: { access, staffRight } }: Call, code: string) => {
      const mayCall = access === 'staff' && staffRight !== undefined && isStaffAllowed(role, staffRight)
      return mayCall ? isLetIn(code) : code === 'forbidden'
    }
    expect(await wrong((call) => codeOf(person, call, headers), asExpected)).toEqual([])
  })
})

test('calls of staff ask every role for the second factor first', async () => {
  const person = await app.person()
  await app.world.db.execute(sql`insert into staff (user_id, role) values (${person.id}, 'superadmin')`)
  const asExpected = ({ endpoint: { access } }: Call, code: string) =>
    code === (access === 'staff' ? 'accounts.second-factor' : 'forbidden')
  expect(await wrong((call) => codeOf(person, call), asExpected)).toEqual([])
})

/** As if the code had been entered in every session of the user. */
async function passSecondFactor(userId: string): Promise<void> {
  await app.world.db.execute(
    sql`update sessions set second_factor_at = ${app.world.now().toISOString()}::timestamptz where user_id = ${userId}`,
  )
}

test('nothing of it changed a brand', async () => {
  const [row] = await rowsOf<{ count: number }>(
    app.world.db,
    sql`select count(*)::int as count from brands where version > 1`,
  )
  expect(row?.count).toBe(0)
})
