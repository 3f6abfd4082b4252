import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '#server/platform/data/database.ts'
import { insertTestBrand } from '#server/testing/test-brand.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { readProductOwner } from '../product-owner.service.ts'
import { proveClaims } from './domains.service.ts'
import { isOwnDemoPage } from './own-demo-page.ts'

let app: TestApp
let owner: TestPerson
let brandId: string
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  owner = await app.person()
  brandId = (await insertTestBrand(app.world, { owner: owner.id })).id
})

const DOMAINS = '/api/brand/domains'
let next = 0
/** The domains that links of the brand's products may lead to. */
const provenOf = async (id: string) => (await readProductOwner(app.world, id)).linkHosts
/** A domain that no brand has claimed. */
const newDomain = () => `label-${++next}.de`

interface Claimed {
  readonly domain: string
  readonly token: string
}
async function claim(address: string, person = owner): Promise<Claimed> {
  const answer = await person.post(DOMAINS, { address })
  expect(answer.status).toBe(200)
  return answer.body as Claimed
}
const check = (domain: string, method: string, person = owner) =>
  person.send('POST', `${DOMAINS}/${domain}/check`, { method }) as Promise<{
    status: number
    body: { code?: string; provenAt?: string | null; disputedAt?: string | null; method?: string }
  }>
const metaTag = (token: string) => `<meta name="dropdeck-verify" content="${token}">`
const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
const isVerified = async (id: string) =>
  (await rowsOf<{ at: string | null }>(app.world.db, sql`select verified_at as at from brands where id = ${id}`))[0]
    ?.at !== null

describe('a claimed domain is proven', () => {
  test('by a meta tag in the head of its page, and not before', async () => {
    const { domain, token } = await claim(`https://shop.${newDomain()}/start`)
    expect((await check(domain, 'meta')).body.code).toBe('domains.unreachable')
    app.internet.pages.set(`https://${domain}/`, { body: page('<title>Label</title>') })
    expect((await check(domain, 'meta')).body.code).toBe('domains.no-proof')
    expect(await provenOf(brandId)).toEqual([])
    app.internet.pages.set(`https://${domain}/`, { body: page(metaTag(token)) })
    expect((await check(domain, 'meta')).body).toMatchObject({ method: 'meta', provenAt: expect.any(String) })
    expect(await isVerified(brandId)).toBe(true)
    expect(await provenOf(brandId)).toEqual([domain])
  })

  test('never by what visitors could write into its page', async () => {
    const { domain, token } = await claim(newDomain())
    app.internet.pages.set(`https://${domain}/`, { body: page('', metaTag(token)) })
    expect((await check(domain, 'meta')).body.code).toBe('domains.no-proof')
    app.internet.pages.set(`https://${domain}/`, { body: page(metaTag('another')) })
    expect((await check(domain, 'meta')).body.code).toBe('domains.no-proof')
  })

  test('by a file, also under www, and not by the page of another domain', async () => {
    const { domain, token } = await claim(newDomain())
    const file = '/.well-known/dropdeck-verify.txt'
    app.internet.pages.set(`https://elsewhere.de${file}`, { body: token })
    app.internet.pages.set(`https://${domain}${file}`, { movedTo: `https://elsewhere.de${file}` })
    expect((await check(domain, 'file')).body.code).toBe('domains.no-proof')
    app.internet.pages.set(`https://www.${domain}${file}`, { body: `${token}\n` })
    expect((await check(domain, 'file')).body).toMatchObject({ method: 'file', provenAt: expect.any(String) })
  })

  test('by a TXT record', async () => {
    const { domain, token } = await claim(newDomain())
    app.internet.records.set(domain, ['v=spf1 -all'])
    expect((await check(domain, 'dns')).body.code).toBe('domains.no-proof')
    app.internet.records.set(domain, ['v=spf1 -all', `dropdeck-verify=${token}`])
    expect((await check(domain, 'dns')).body).toMatchObject({ method: 'dns', provenAt: expect.any(String) })
  })

  test('by a code to an address at the domain itself', async () => {
    const { domain } = await claim(newDomain())
    const order = (email: string) => owner.post(`${DOMAINS}/${domain}/mail`, { email })
    const confirm = (code: string) => owner.post(`${DOMAINS}/${domain}/mail/confirm`, { code })
    expect((await order('label@gmail.com')).body.code).toBe('domains.address')
    expect((await order(`a@mail.${domain}`)).body.code).toBe('domains.address')
    expect((await order(`post@${domain}`)).status).toBe(200)
    await app.jobsDone()
    const code = app.mail.codeFor(`post@${domain}`)
    for (let guess = 0; guess < 4; guess += 1) {
      const wrong = String((Number(code) + guess + 1) % 1_000_000).padStart(6, '0')
      expect((await confirm(wrong)).body.code).toBe('accounts.code')
    }
    expect((await confirm(code)).body).toMatchObject({ method: 'mail', provenAt: expect.any(String) })
    expect((await confirm(code)).body.code).toBe('accounts.code')
  })

  test('not by a code after five guesses, which says that a new one is needed', async () => {
    const { domain } = await claim(newDomain())
    const order = () => owner.post(`${DOMAINS}/${domain}/mail`, { email: `post@${domain}` })
    const confirm = (code: string) => owner.post(`${DOMAINS}/${domain}/mail/confirm`, { code })
    expect((await confirm('123456')).body.code).toBe('accounts.code')
    await order()
    await app.jobsDone()
    const code = app.mail.codeFor(`post@${domain}`)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const codes: (string | undefined)[] = []
    for (const guess of [wrong, wrong, wrong, wrong, wrong, wrong, code]) codes.push((await confirm(guess)).body.code)
    const [once, spent] = ['accounts.code', 'accounts.code-used-up']
    expect(codes).toEqual([once, once, once, once, spent, spent, spent])
    await order()
    await app.jobsDone()
    expect((await confirm(app.mail.codeFor(`post@${domain}`))).status).toBe(200)
  })

  test('not by a code after ten minutes', async () => {
    const { domain } = await claim(newDomain())
    await owner.post(`${DOMAINS}/${domain}/mail`, { email: `post@${domain}` })
    await app.jobsDone()
    const code = app.mail.codeFor(`post@${domain}`)
    app.passTime(11 * 60_000)
    expect((await owner.post(`${DOMAINS}/${domain}/mail/confirm`, { code })).body.code).toBe('accounts.code')
  })
})

test('at a provider of free mail and on a shared host there is no proof by mail', async () => {
  for (const address of ['https://gmx.de', 'https://label.myshopify.com']) {
    const { domain } = await claim(address)
    const answer = await owner.post(`${DOMAINS}/${domain}/mail`, { email: `me@${domain}` })
    expect(answer.body.code).toBe('domains.method')
  }
})

test('a shared host is claimed alone, and proves nothing about its neighbours', async () => {
  const { domain, token } = await claim('https://label.myshopify.com/collections/all')
  expect(domain).toBe('label.myshopify.com')
  app.internet.pages.set(`https://${domain}/`, { body: page(metaTag(token)) })
  expect((await check(domain, 'meta')).status).toBe(200)
  expect(await provenOf(brandId)).toEqual(['label.myshopify.com'])
  expect((await check(domain, 'dns')).body.code).toBe('domains.method')
})

describe('one domain proves one brand', () => {
  test('a second claim with a proof is disputed, and the review is told', async () => {
    const rival = await app.person()
    const other = await insertTestBrand(app.world, { owner: rival.id })
    const name = newDomain()
    const [first, second] = [await claim(name), await claim(name, rival)]
    app.internet.records.set(
      name,
      [first, second].map(({ token }) => `dropdeck-verify=${token}`),
    )
    expect((await check(name, 'dns')).body.provenAt).not.toBeNull()
    expect((await check(name, 'dns', rival)).body).toMatchObject({ provenAt: null, disputedAt: expect.any(String) })
    expect(await provenOf(other.id)).toEqual([])
    expect(await isVerified(other.id)).toBe(false)
    const [row] = await rowsOf(app.world.db, sql`select review_hints from brands where id = ${other.id}`)
    expect(row).toEqual({ review_hints: ['domain-taken'] })
    // Given up by the first, it is free for the second.
    await owner.delete(`${DOMAINS}/${name}`)
    expect(await isVerified(brandId)).toBe(false)
    expect((await check(name, 'dns', rival)).body).toMatchObject({ provenAt: expect.any(String), disputedAt: null })
  })

  test('also when both prove it at the same moment', async () => {
    const rival = await app.person()
    await insertTestBrand(app.world, { owner: rival.id })
    const name = newDomain()
    const claims = [await claim(name), await claim(name, rival)]
    app.internet.records.set(
      name,
      claims.map(({ token }) => `dropdeck-verify=${token}`),
    )
    const answers = await Promise.all([check(name, 'dns'), check(name, 'dns', rival)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.provenAt !== null)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.disputedAt !== null)).toHaveLength(1)
  })
})

test('only the own domains are listed, checked and removed, and only by the right role', async () => {
  const { domain } = await claim(newDomain())
  const rival = await app.person()
  await insertTestBrand(app.world, { owner: rival.id })
  expect((await check(domain, 'dns', rival)).body.code).toBe('domains.unknown')
  expect((await rival.delete(`${DOMAINS}/${domain}`)).body.code).toBe('domains.unknown')
  const editor = await app.person()
  await insertTestBrand(app.world, { members: { [editor.id]: 'editor' } })
  expect((await editor.post(DOMAINS, { address: newDomain() })).body.code).toBe('forbidden')
  expect((await editor.get(DOMAINS)).body).toEqual([])
  expect((await owner.post(DOMAINS, { address: 'https://127.0.0.1' })).body.code).toBe('domains.invalid')
  for (let count = 1; count < 10; count += 1) await claim(newDomain())
  expect((await owner.post(DOMAINS, { address: newDomain() })).body.code).toBe('domains.too-many')
  const actions = await rowsOf<{ action: string }>(
    app.world.db,
    sql`select distinct action from audit_log where brand_id = ${brandId}`,
  )
  expect(actions).toEqual([{ action: 'domain.claimed' }])
})

test('the demo takes its own pages and the claims of approved brands as proven', async () => {
  const page = 'http://localhost:3000/demo-shop/nordkante/kappe'
  expect(isOwnDemoPage(app.world, page)).toBe(false)
  const demo = { ...app.world, config: { ...app.world.config, demo: true } }
  expect(isOwnDemoPage(demo, page)).toBe(true)
  expect(isOwnDemoPage(demo, 'http://localhost:3000/brands')).toBe(false)
  expect(isOwnDemoPage(demo, 'https://evil.com/demo-shop/x/y')).toBe(false)
  expect(isOwnDemoPage({ config: { ...demo.config, production: true } }, page)).toBe(false)
  const { domain } = await claim(newDomain())
  await proveClaims(app.world, brandId)
  expect(await provenOf(brandId)).toEqual([domain])
})

test('the checklist weighs what is there', async () => {
  const before = await owner.get('/api/brand/checklist')
  expect(before.body.percent).toBe(0)
  await claim(newDomain())
  await proveClaims(app.world, brandId)
  await app.world.db.execute(sql`update brands set description_de = 'Jacken.' where id = ${brandId}`)
  const after = await owner.get('/api/brand/checklist')
  // 20 for the domain and 10 for the description, of 100.
  expect(after.body.percent).toBe(30)
  expect(
    after.body.items.filter(({ isDone }: { isDone: boolean }) => isDone).map(({ item }: { item: string }) => item),
  ).toEqual(['description', 'domain'])
  await owner.post('/api/brand/theme/publish', { version: 0 })
  expect((await owner.get('/api/brand/checklist')).body.percent).toBe(40)
})
