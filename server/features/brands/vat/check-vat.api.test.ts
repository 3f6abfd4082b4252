import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { TEST_COMPANY } from '../testing/test-company.ts'
import { checkVatIdsJob } from './check-vat.service.ts'

const VIES = 'https://vies.example/rest-api'
const HOUR_MS = 3_600_000
let app: TestApp
let owner: TestPerson
beforeAll(async () => {
  app = await openTestApp({ env: { VIES_URL: VIES } })
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.person()
  await insertTestBrand(app.world, { owner: owner.id })
  app.internet.pages.clear()
})

const company = async () => (await owner.get('/api/brand/settings')).body.company ?? { vatState: null }
const put = async (changes: object = {}) =>
  owner.put('/api/brand/company', {
    version: (await owner.get('/api/brand/settings')).body.version,
    company: { ...TEST_COMPANY, ...changes },
  })
const answers = (number: string, body: object | string, status = 200) =>
  app.internet.pages.set(`${VIES}/ms/DE/vat/${number}`, {
    status,
    type: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const check = () => app.jobs.run(checkVatIdsJob, {})

test('a VAT ID is checked in the background: saving never waits for it', async () => {
  expect((await put()).body.company).toMatchObject({ vatState: 'pending', vatCheckedAt: null })
  answers('123456789', { isValid: true, userError: 'VALID', name: '---' })
  await check()
  expect(await company()).toMatchObject({ vatState: 'confirmed', vatCheckedAt: app.world.now().toISOString() })
})

test('one that the register does not know is said to be unconfirmed, and another one is checked anew', async () => {
  await put({ vatId: 'DE111111111' })
  answers('111111111', { isValid: false, userError: 'INVALID' })
  await check()
  expect((await company()).vatState).toBe('unconfirmed')
  expect((await put({ vatId: 'DE222222222' })).body.company).toMatchObject({ vatState: 'pending', vatCheckedAt: null })
})

test.each([
  ['no answer', () => undefined],
  [
    'the register of the country being down',
    () => answers('333333333', { isValid: false, userError: 'MS_UNAVAILABLE' }),
  ],
  ['an error', () => answers('333333333', { isValid: false, userError: 'INVALID' }, 503)],
  ['another answer', () => answers('333333333', '<html>maintenance</html>')],
])('%s says nothing about the VAT ID, which is asked about again an hour later', async (_, fail) => {
  await put({ vatId: 'DE333333333' })
  fail()
  await check()
  expect(await company()).toMatchObject({ vatState: 'pending', vatCheckedAt: null })
  answers('333333333', { isValid: true, userError: 'VALID' })
  await check()
  expect((await company()).vatState).toBe('pending')
  app.passTime(HOUR_MS + 1)
  await check()
  expect((await company()).vatState).toBe('confirmed')
})

test('nothing is claimed where there is no such register', async () => {
  const swiss = {
    country: 'CH',
    postalCode: '8001',
    city: 'Zürich',
    phone: '+41 44 1234567',
    vatId: 'CHE123456788MWST',
  }
  expect((await put(swiss)).body.company).toMatchObject({ vatState: 'none' })
})
