import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIL_KINDS, MAIL_PLACEHOLDERS } from '#contract/mail-texts.limits.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'

const PATH = '/api/admin/mail-texts'
let app: TestApp
let staff: TestPerson
beforeAll(async () => {
  app = await openTestApp()
  staff = await app.person({ staff: 'moderator' })
})
afterAll(() => app.close())

const NOTHING = { subject: '', intro: '', closing: '' }
const at = (kind: string, language: string, end: string) =>
  `${PATH}/${kind}/${language}${end}` as `${typeof PATH}/{kind}/{language}`
const preview = async (kind: string, language: string, words: object = {}, by = staff) =>
  by.post(at(kind, language, '/preview') as `${typeof PATH}/{kind}/{language}/preview`, { ...NOTHING, ...words })
const set = (kind: string, language: string, words: object, version = 0, by = staff) =>
  by.put(at(kind, language, ''), { ...NOTHING, ...words, version })

test('every mail has a preview in both languages, as text and as HTML, with all its placeholders filled', async () => {
  for (const kind of MAIL_KINDS) {
    const intro = MAIL_PLACEHOLDERS[kind].map((name) => `{${name}}`).join(' ')
    for (const language of ['de', 'en']) {
      const { status, body } = await preview(kind, language, { intro: `Vorab: ${intro}`, closing: 'Zum Schluss.' })
      expect([kind, status]).toEqual([kind, 200])
      const [first, second] = body.text.split('\n\n')
      expect(first).toMatch(/^(Hallo|Hello)/)
      expect(second).toMatch(/^Vorab: [^{}]+$/)
      expect(body.text).toMatch(/\n\nZum Schluss\.\n/)
      expect(body.html).toContain('<p>Zum Schluss.</p>')
      expect(body.subject).not.toMatch(/[{}]/)
    }
  }
  expect((await staff.get(PATH)).body.texts).toHaveLength(MAIL_KINDS.length * 2)
})

test('what staff write is text, and what a mail says by itself stays', async () => {
  const plain = (await preview('drop-release', 'de')).body
  const { body } = await preview('drop-release', 'de', {
    intro: '<script>alert(1)</script>\n<a href="https://evil.example">hier</a>',
    closing: '{product} & mehr',
  })
  expect(body.html).not.toMatch(/<script|evil\.example">/)
  expect(body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body.html).toContain('Kante Nord Hoodie Nebel &amp; mehr')
  for (const paragraph of plain.text.trim().split('\n\n')) expect(body.text).toContain(paragraph)
  for (const [, address] of plain.html.matchAll(/href="([^"]+)"/g)) expect(body.html).toContain(`href="${address}"`)
  const unknown = await preview('code-reset', 'de', { subject: '{code} ist dein Code' })
  expect(unknown).toMatchObject({
    status: 400,
    body: { code: 'mail-texts.placeholder', message: '{code} gibt es in dieser Mail nicht.' },
  })
})

test('a changed mail goes out so in its language, in all processes, until it is reset', async () => {
  const second = await openSecondProcess(app)
  expect(
    (await set('code-verify', 'de', { subject: 'Code {code} für {name}', intro: 'Schön, dass du da bist.' })).status,
  ).toBe(200)
  const both = await Promise.all([1, 2].map((n) => set('code-verify', 'de', { intro: `Neu ${n}` }, 1)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await set('code-verify', 'de', { subject: 'Code {code} für {name}', intro: 'Schön, dass du da bist.' }, 2)
  const register = async (n: number, language: string) => {
    const account = { username: `neu-${n}`, email: `neu${n}@example.org`, password: 'drei Elche im Bus', terms: true }
    const body = { ...account, userType: 'consumer' as const }
    await app.visitor().post('/api/auth/register', body, { headers: { 'accept-language': language } })
    await app.jobsDone()
    return app.mail.lastTo(account.email)
  }
  const mail = await register(1, 'de')
  expect(mail.subject).toMatch(/^Code \d{6} für neu-1$/)
  expect(mail.text).toMatch(/^Hallo neu-1,\n\nSchön, dass du da bist\.\n\nwillkommen/)
  expect(mail).not.toHaveProperty('kind')
  expect((await register(2, 'en')).subject).toMatch(/is your Dropdeck code$/)
  const reset = at('code-verify', 'de', '/reset') as `${typeof PATH}/{kind}/{language}/reset`
  expect((await staff.post(reset, { version: 3, reason: 'zu lang' })).status).toBe(200)
  expect((await staff.post(reset, { version: 3, reason: 'zu lang' })).status).toBe(409)
  expect((await register(3, 'de')).subject).toMatch(/ist dein Dropdeck-Code$/)
  await second.close()
})

test('a test mail goes to its sender alone; the document is HTML; readers change nothing', async () => {
  const words = { ...NOTHING, intro: 'Nur ein Versuch.' }
  await staff.post(at('price-drop', 'en', '/test') as `${typeof PATH}/{kind}/{language}/test`, words)
  await app.jobsDone()
  expect(app.mail.lastTo(staff.email).text).toContain('Nur ein Versuch.')
  const page = await staff.get(`${PATH}/price-drop/en/document?intro=Nur%20ein%20Versuch.` as typeof PATH)
  expect(String(page.headers['content-type'])).toBe('text/html; charset=utf-8')
  expect(page.text).toContain('<p>Nur ein Versuch.</p>')
  const reader = await app.person({ staff: 'readonly' })
  expect((await preview('team-invite', 'de', {}, reader)).status).toBe(200)
  expect((await set('team-invite', 'de', {}, 0, reader)).status).toBe(403)
  const shopper = await app.person()
  expect((await shopper.get(PATH)).status).toBe(403)
})
