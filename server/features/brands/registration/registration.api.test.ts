import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { testForm } from '../testing/test-registration.ts'
import { forgetOldRegistrations } from './housekeeping.service.ts'

const HOUR_MS = 3_600_000
const PASSWORD = 'drei Elche, ein Bus'

let app: TestApp
let next = 0
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const newAccount = (changes: object = {}) => {
  next += 1
  return { username: `label-${next}`, email: `label${next}@example.org`, password: PASSWORD, terms: true, ...changes }
}
const rows = (query: ReturnType<typeof sql>) => rowsOf<Record<string, unknown>>(app.world.db, query)
const brandOf = async (userId: string) =>
  (await rows(sql`select b.* from brands b join brand_members m on m.brand_id = b.id where m.user_id = ${userId}`))[0]

/** Submits for a signed-in user, and enters the code. */
async function registerFor(person: TestPerson, form = testForm()) {
  expect((await person.post('/api/brand/register', form)).status).toBe(200)
  await app.jobsDone()
  return person.post('/api/brand/register/confirm', { code: app.mail.codeFor(person.email) })
}

describe('registering without an account', () => {
  test('creates account and brand by one code, and the user is its owner', async () => {
    const visitor = app.visitor()
    const account = newAccount()
    const form = testForm()
    const answer = await visitor.post('/api/brand/register', { account, ...form })
    expect(answer).toMatchObject({ status: 200, body: { requiresVerification: true, email: account.email } })
    expect((await rows(sql`select 1 from brands where slug = ${form.brand.handle}`)).length).toBe(0)
    await app.jobsDone()
    const code = app.mail.codeFor(account.email)
    const verified = await visitor.post('/api/auth/verify-email', { email: account.email, code })
    expect(verified).toMatchObject({ status: 200, body: { userType: 'brand', hasLongPassword: true } })
    const workspaces = await visitor.get('/api/brand/workspaces')
    expect(workspaces.body).toMatchObject([
      { name: form.brand.name, handle: form.brand.handle, status: 'pending_review', isOwner: true },
    ])
  })

  test('keeps what was said: brand, company, profiles, assurances and the claimed domain', async () => {
    const person = await app.person()
    const form = testForm({ brand: { description: 'Jackets.', language: 'en', tiktok: 'https://tiktok.com/@hafen' } })
    await registerFor(person, form)
    const brand = await brandOf(person.id)
    expect(brand).toMatchObject({
      name: form.brand.name,
      description_de: '',
      description_en: 'Jackets.',
      language: 'en',
      website: form.brand.website,
      product_types: ['tops', 'shoes'],
      genders: ['unisex'],
      is_public: false,
      review_hints: [],
    })
    const { id, no } = brand as { id: string; no: number }
    expect(await rows(sql`select * from brand_imprints where brand_no = ${no}`)).toMatchObject([
      {
        company: form.company.company,
        city: '20457 Hamburg',
        country: 'DE',
        phone: '+49401234567',
        vat_id: 'DE136695976',
        tax_number: null,
        legal_form: 'gmbh',
      },
    ])
    expect(await rows(sql`select network, url from brand_socials where brand_id = ${id} order by position`)).toEqual([
      { network: 'instagram', url: 'https://www.instagram.com/hafenware' },
      { network: 'tiktok', url: 'https://www.tiktok.com/@hafen' },
    ])
    const assurances = await rows(sql`select * from brand_assurances where brand_id = ${id} order by id`)
    expect(assurances.map(({ kind }) => kind)).toEqual(['lawful', 'pictures', 'terms', 'privacy'])
    expect(assurances[0]).toMatchObject({ user_id: person.id, version: '2026-11', ip_hash: expect.any(Buffer) })
    const [domain] = await rows(sql`select domain, proven_at from brand_domains where brand_id = ${id}`)
    expect(domain).toEqual({ domain: new URL(form.brand.website).hostname, proven_at: null })
  })

  test('needs a password of twelve characters', async () => {
    const answer = await app.visitor().post('/api/brand/register', {
      account: newAccount({ password: 'elf Zeichen' }),
      ...testForm(),
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'accounts.password-brand' } })
  })

  test('is refused without account data', async () => {
    expect(await app.visitor().post('/api/brand/register', testForm())).toMatchObject({ status: 401 })
  })

  test('creates no brand where the code is entered in another browser: another person chose the password', async () => {
    const account = newAccount()
    await app.visitor().post('/api/brand/register', { account, ...testForm() })
    await app.jobsDone()
    const other = app.visitor()
    const confirmation = { email: account.email, code: app.mail.codeFor(account.email), password: 'ganz anderes, neu' }
    expect((await other.post('/api/auth/verify-email', confirmation)).body).toMatchObject({ userType: 'consumer' })
    expect((await other.get('/api/brand/register')).body.waiting).toMatchObject({ company: { legalForm: 'gmbh' } })
  })

  test('confirms the account also where the name was taken meanwhile; the form keeps waiting', async () => {
    const visitor = app.visitor()
    const account = newAccount()
    const form = testForm()
    await visitor.post('/api/brand/register', { account, ...form })
    await app.jobsDone()
    await registerFor(await app.person(), testForm({ brand: { name: form.brand.name } }))
    const code = app.mail.codeFor(account.email)
    const verified = await visitor.post('/api/auth/verify-email', { email: account.email, code })
    expect(verified).toMatchObject({ status: 200, body: { userType: 'consumer' } })
    expect((await visitor.get('/api/brand/register')).body.waiting).toMatchObject({ brand: { name: form.brand.name } })
  })
})

describe('registering with an account', () => {
  test('asks for a code of its own, and keeps the account as it is', async () => {
    const person = await app.person()
    const answer = await registerFor(person)
    expect(answer).toMatchObject({ status: 200, body: { user: { id: person.id, userType: 'brand' } } })
    expect((await person.get('/api/auth/me')).body).toMatchObject({ username: person.username, userType: 'brand' })
    expect((await person.get('/api/brand/register')).body).toEqual({ waiting: null })
  })

  test('needs a longer password first, also without any', async () => {
    const person = await app.person({ password: 'kurz-47' })
    const short = await person.post('/api/brand/register', testForm())
    expect(short).toMatchObject({ status: 400, body: { code: 'accounts.password-brand' } })
    await person.put('/api/auth/password', { password: person.password, newPassword: PASSWORD })
    expect((await registerFor(person)).status).toBe(200)
    const tooShort = await person.put('/api/auth/password', { password: PASSWORD, newPassword: 'wieder-kurz' })
    expect(tooShort.body).toMatchObject({ code: 'accounts.password-brand' })
  })

  test('learns the length of an older password at the next login', async () => {
    const person = await app.person()
    await app.world.db.execute(sql`update users set has_long_password = false where id = ${person.id}`)
    const login = await app.visitor().post('/api/auth/login', { username: person.email, password: person.password })
    expect(login.body).toMatchObject({ hasLongPassword: true })
  })

  test('refuses wrong codes, those for other purposes, and codes without a registration', async () => {
    const person = await app.person()
    const confirm = (code: string) => person.post('/api/brand/register/confirm', { code })
    expect((await confirm('123456')).body.code).toBe('registration.none')
    await person.post('/api/brand/register', testForm())
    await app.jobsDone()
    const right = app.mail.codeFor(person.email)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    expect((await confirm(wrong)).body.code).toBe('accounts.code')
    expect(await brandOf(person.id)).toBeUndefined()
    await person.post('/api/brand/register/code')
    await app.jobsDone()
    expect((await confirm(right)).body.code).toBe('accounts.code')
    expect((await confirm(app.mail.codeFor(person.email))).status).toBe(200)
    expect((await person.post('/api/brand/register/code')).body.code).toBe('registration.none')
  })

  test('says which field is wrong where another brand took the name while the code was on its way', async () => {
    const slow = await app.person()
    const form = testForm()
    await slow.post('/api/brand/register', form)
    await app.jobsDone()
    await registerFor(await app.person(), testForm({ brand: { handle: form.brand.handle } }))
    const answer = await slow.post('/api/brand/register/confirm', { code: app.mail.codeFor(slow.email) })
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'brand.handle': expect.any(String) } } })
    expect((await slow.get('/api/brand/register')).body.waiting).not.toBeNull()
  })

  test('is forgotten after a day, like an expired invitation', async () => {
    const person = await app.person()
    await person.post('/api/brand/register', testForm())
    await registerFor(person)
    const brand = await brandOf(person.id)
    await app.world.db.execute(sql`insert into brand_invites (brand_id, email, email_key, role, token_hash, expires_at)
      values (${brand?.['id']}, 'a@b.de', 'a@b.de', 'editor', 'x', ${app.world.now().toISOString()})`)
    const waiting = await app.person()
    await waiting.post('/api/brand/register', testForm())
    app.passTime(24 * HOUR_MS + 1000)
    expect((await waiting.get('/api/brand/register')).body).toEqual({ waiting: null })
    await forgetOldRegistrations(app.world)
    expect(await rows(sql`select 1 from brand_registrations`)).toEqual([])
    expect(await rows(sql`select 1 from brand_invites`)).toEqual([])
  })
})

describe('a name', () => {
  const ask = async (query: string) => (await app.visitor().get(`/api/brand/register/availability?${query}`)).body
  test('is taken in any case, spacing and lookalike letters, and by an imported brand', async () => {
    await registerFor(await app.person(), testForm({ brand: { name: 'Nord Kante', handle: 'nord-kante' } }))
    await app.world.db.execute(sql`insert into brands (name, slug, status) values ('Alte Börse', 'alte', 'approved')`)
    for (const name of ['Nord Kante', 'nordkante', 'NORD  KANTE', 'Nоrd Каntе', 'ＮＯＲＤ KANTE', 'alte BÖRSE']) {
      const asked = await ask(`name=${encodeURIComponent(name)}`)
      // A mix of alphabets is no name at all.
      expect(['taken', 'invalid']).toContain(asked.name)
    }
    await registerFor(await app.person(), testForm({ brand: { name: 'Oca' } }))
    // Cyrillic letters.
    expect((await ask(`name=${encodeURIComponent('Оса')}`)).name).toBe('taken')
    expect(await ask('name=nordkante')).toEqual({ name: 'taken', handle: null })
    expect(await ask('handle=nord-kante')).toEqual({ name: null, handle: 'taken' })
    expect(await ask(`name=Nordlicht&handle=nordlicht`)).toEqual({ name: 'free', handle: 'free' })
  })

  test.each(['admin', 'api', 'brands', 'support', 'shop', 'hilfe', 'dropdeck', 'dropdeck-team'])(
    'like the handle %s is reserved',
    async (handle) => expect((await ask(`handle=${handle}`)).handle).toBe('reserved'),
  )

  test('must not pass for ours, and handles have one form', async () => {
    expect((await ask('name=Dropdeck')).name).toBe('reserved')
    expect((await ask(`name=${encodeURIComponent('Dгоpdeck')}`)).name).toBe('invalid')
    for (const handle of ['Nord', 'nord_kante', '-nord', 'nord--kante', 'nörd', 'a b']) {
      expect((await ask(`handle=${encodeURIComponent(handle)}`)).handle).toBe('invalid')
    }
  })
})

describe('the form', () => {
  const fieldsOf = async (form: object, language = 'de') => {
    const answer = await app
      .visitor()
      .send('POST', '/api/brand/register/check', form, { headers: { 'accept-language': language } })
    return (answer.body as { fields?: Record<string, string> }).fields ?? {}
  }

  test('is checked in parts, in the language of the reader', async () => {
    const form = testForm()
    expect(await fieldsOf({ brand: form.brand })).toEqual({})
    const empty = testForm({ brand: { name: '', handle: 'Nord Kante', website: 'http://x.de', genders: [] } })
    expect(await fieldsOf({ brand: empty.brand })).toEqual({
      'brand.name': 'Bitte fülle dieses Feld aus.',
      'brand.handle': 'Nur Kleinbuchstaben, Ziffern und Bindestriche.',
      'brand.website': 'Der Link muss mit https:// beginnen.',
      'brand.genders': 'Bitte wähle mindestens eins aus.',
    })
    expect(await fieldsOf({ brand: { ...form.brand, name: 'x' } }, 'en')).toEqual({
      'brand.name': 'At least 2 characters.',
    })
  })

  test('has no environmental claim in its description: evidence comes later (Trust L29)', async () => {
    const { brand } = testForm({ brand: { description: 'Nachhaltige Mode aus Porto.' } })
    expect(await fieldsOf({ brand }, 'en')).toEqual({
      'brand.description':
        '“nachhaltige” is an environmental claim. Leave it out here: with evidence, you can add it later in the settings.',
    })
  })

  test.each([
    'Privat',
    'privat ',
    'Privatperson',
    '-',
    'n/a',
    'keine Firma',
    'Max Muster (privat)',
    'PRIVAT GmbH',
    'test',
  ])('refuses "%s" as a company: brands are businesses', async (company) => {
    const { company: part } = testForm({ company: { company } })
    expect(Object.keys(await fieldsOf({ company: part }))).toEqual(['company.company'])
  })
  test.each(['Privatbrauerei Lang GmbH', 'Tester & Söhne OHG', '8000 Kicks', 'Ida Petersen', '株式会社ノルド'])(
    'takes "%s" as a company',
    async (company) => {
      expect(await fieldsOf({ company: testForm({ company: { company } }).company })).toEqual({})
    },
  )

  test.each([
    [{ postalCode: '1234' }, 'postalCode'],
    [{ country: 'AT', postalCode: '20457', taxKind: 'small' }, 'postalCode'],
    [{ vatId: 'DE12345678' }, 'vatId'],
    [{ vatId: 'ATU13585627' }, 'vatId'],
    [{ taxKind: 'number', taxNumber: '12' }, 'taxNumber'],
    [{ phone: 'ruf an: 040 1234567' }, 'phone'],
    [{ email: 'post' }, 'email'],
    [{ street: '' }, 'street'],
  ] as const)('refuses %o', async (company, field) => {
    expect(Object.keys(await fieldsOf({ company: testForm({ company }).company }))).toEqual([`company.${field}`])
  })

  test.each([
    { country: 'AT', postalCode: '1010', vatId: 'ATU13585627', phone: '+43 1 5331234' },
    { country: 'NL', postalCode: '1012 AB', vatId: 'NL004495445B01', phone: '+31201234567' },
    { country: 'CH', postalCode: '8001', vatId: 'CHE-107.787.577 MWST', phone: '+41 44 668 18 00' },
    { taxKind: 'number', taxNumber: '21/815/08150', vatId: '' },
    { taxKind: 'small', vatId: '' },
    // The check digit is wrong, but the tax office decides.
    { vatId: 'DE123456789' },
  ] as const)('takes %o', async (company) => {
    expect(await fieldsOf({ company: testForm({ company }).company })).toEqual({})
  })

  test('needs every assurance, and refuses nothing less', async () => {
    const form = testForm({ assurances: { pictures: false } })
    const answer = await app.visitor().post('/api/brand/register', { account: newAccount(), ...form })
    expect(answer).toMatchObject({ status: 400, body: { fields: { 'assurances.pictures': expect.any(String) } } })
  })

  test('marks for the review what looks like a private person', async () => {
    const person = await app.person()
    const company = { company: 'Ida Petersen', legalForm: 'sole', taxKind: 'small', email: 'ida@gmx.de' } as const
    await registerFor(person, testForm({ company }))
    expect(await brandOf(person.id)).toMatchObject({
      review_hints: ['free-mail', 'no-tax-number', 'person-as-company'],
    })
  })
})

test('the tax number of a company is not public', async () => {
  const person = await app.person()
  await registerFor(person, testForm({ company: { taxKind: 'number', taxNumber: '21/815/08150' } }))
  const brand = await brandOf(person.id)
  await app.world.db.execute(sql`update brands set status = 'approved' where id = ${brand?.['id']}`)
  const shop = await app.visitor().get(`/api/brands/${brand?.['id']}`)
  expect(shop.text).not.toContain('08150')
})
