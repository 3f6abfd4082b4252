import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const PASSWORD = 'neun Enten im Regen'
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(ACCOUNT.codeDigits, '0')
const post = (path: string, body: object) => app.visitor().post(`/api/auth/${path}`, body)
const codeTo = async (email: string) => {
  await app.jobsDone()
  return app.mail.codeFor(email)
}

/** Both calls that take a code, with the one that sends a new code. The password is needed by every browser. */
const CODES = [
  ['verify-email', 'resend-verification'],
  ['reset-password', 'forgot-password'],
] as const

async function addressWith(request: string, email: string): Promise<string> {
  const registration = { username: `name-${request}`, email, password: PASSWORD, terms: true }
  await post('register', { ...registration, userType: 'consumer' })
  if (request === 'forgot-password') await post(request, { email })
  return codeTo(email)
}

test.each(CODES)(
  '%s says after five wrong codes that a new one is needed, also for unknown addresses',
  async (enter, request) => {
    const known = `known-${enter}@example.org`
    const unknown = `unknown-${enter}@example.org`
    const code = await addressWith(request, known)
    const attempt = async (email: string, digits: string) => post(enter, { email, code: digits, password: PASSWORD })
    const codes = async (email: string, digits: string) => {
      const answers = []
      for (let at = 0; at <= ACCOUNT.codeGuesses; at += 1) answers.push((await attempt(email, digits)).body.code)
      return answers
    }
    const wrong = Array.from({ length: ACCOUNT.codeGuesses - 1 }, () => 'accounts.code')
    const expected = [...wrong, 'accounts.code-used-up', 'accounts.code-used-up']
    expect(await codes(known, other(code))).toEqual(expected)
    expect(await codes(unknown, '123456')).toEqual(expected)
    expect((await attempt(known, code)).body).toEqual({
      code: 'accounts.code-used-up',
      message: 'Der Code wurde zu oft falsch eingegeben und gilt nicht mehr. Fordere einen neuen an.',
    })

    for (const email of [known, unknown]) expect((await post(request, { email })).status).toBe(200)
    const renewed = await codeTo(known)
    expect((await attempt(known, other(renewed))).body.code).toBe('accounts.code')
    expect((await attempt(unknown, '123456')).body.code).toBe('accounts.code')
    expect((await attempt(known, renewed)).status).toBe(200)
  },
)
