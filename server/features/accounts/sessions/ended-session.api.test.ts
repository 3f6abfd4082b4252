// A request is identified when its headers arrive. A session that ends while its body is still being sent allows nothing more.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '#server/testing/test-world.ts'
import { accountsWork } from '../accounts.jobs.ts'
import { accountsRoutes } from '../accounts.routes.ts'
import { exportRoutes } from '../export/export.routes.ts'

const NEW_PASSWORD = 'neun Enten im Regen'

let app: TestApp
let identified = 0
let next = 0

beforeAll(async () => {
  app = await openTestApp({
    parts: {
      registerRoutes(context) {
        // Runs after the hook that identifies the sender, and before the body is read.
        context.http.addHook('preParsing', async () => {
          identified += 1
        })
        accountsRoutes(context)
        exportRoutes(context, [])
      },
      work: accountsWork,
    },
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** A request whose body is held back, from a stolen cookie; resolves once the server has identified its sender. */
async function holdBody(method: string, path: string, person: TestPerson, body: object) {
  const address = app.http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const json = JSON.stringify(body)
  const before = identified
  const request = httpRequest({
    port,
    path,
    method,
    headers: {
      cookie: `sid=${person.cookies.get('sid')}`,
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    },
  })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (answer: IncomingMessage) => resolve(answer.resume().statusCode)).on('error', reject)
  })
  request.write(json.slice(0, 1))
  await expect.poll(() => identified).toBe(before + 1)
  return {
    /** Sends the rest and answers the status. */
    finish() {
      request.end(json.slice(1))
      return answered
    },
  }
}

const profile = (person: TestPerson, email: string) => ({
  username: person.username,
  email,
  preferredTimezone: 'Europe/Berlin',
})

/** What an owner does who suspects a theft. */
async function resetPassword(person: TestPerson): Promise<void> {
  const { email } = person
  await app.visitor().post('/api/auth/forgot-password', { email })
  await app.jobsDone()
  const reset = { email, code: app.mail.codeFor(email), password: NEW_PASSWORD }
  expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200)
}

const ownerOf = async ({ username }: TestPerson) =>
  (await app.visitor().post('/api/auth/login', { username, password: NEW_PASSWORD })).body

function freshAddress(): string {
  next += 1
  return `thief${next}@example.org`
}

test('the change of address is refused', async () => {
  const person = await app.person()
  const held = await holdBody('PUT', '/api/auth/me', person, profile(person, freshAddress()))
  await resetPassword(person)
  expect(await held.finish()).toBe(401)
  expect(await ownerOf(person)).toMatchObject({ email: person.email, pendingEmail: null })
})

test('the code of a new address is refused', async () => {
  const person = await app.person()
  const email = freshAddress()
  await person.put('/api/auth/me', profile(person, email))
  await app.jobsDone()
  const confirmation = { email, code: app.mail.codeFor(email) }
  const held = await holdBody('POST', '/api/auth/verify-email', person, confirmation)
  const elsewhere = app.visitor()
  await elsewhere.post('/api/auth/login', { username: person.username, password: person.password })
  expect((await elsewhere.delete('/api/auth/sessions', {})).status).toBe(200)
  expect(await held.finish()).toBe(401)
  expect((await elsewhere.get('/api/auth/me')).body).toMatchObject({ email: person.email })
})

test.each([
  ['DELETE', '/api/auth/me'],
  ['DELETE', '/api/auth/sessions'],
  ['POST', '/api/auth/export'],
])('%s %s is refused', async (method, path) => {
  const person = await app.person()
  const held = await holdBody(method, path, person, { password: person.password })
  const elsewhere = app.visitor()
  await elsewhere.post('/api/auth/login', { username: person.username, password: person.password })
  expect((await elsewhere.delete('/api/auth/sessions', {})).status).toBe(200)
  expect(await held.finish()).toBe(401)
  expect((await elsewhere.get('/api/auth/me')).status).toBe(200)
})
