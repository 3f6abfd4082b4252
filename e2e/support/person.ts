import { randomBytes } from 'node:crypto'
import type { APIRequestContext, APIResponse } from 'playwright-core'
import { codeFor } from './mailbox.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** A user who is not registered yet. */
export function newPerson(): Person {
  const username = `lena.${randomBytes(4).toString('hex')}`
  return { username, email: `${username}@example.org`, password: 'Sieben-Leben-47' }
}

/** Calls the API with the cookies of a device. */
export async function call(
  request: APIRequestContext,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<APIResponse> {
  const headers = { origin: new URL(url).origin }
  const answer = await request.fetch(url + path, { method, headers, ...(data !== undefined && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer
}

/** Registers and verifies the user by the API, and signs `request` in. */
export async function register(request: APIRequestContext, url: string, person: Person): Promise<void> {
  const { username, email, password } = person
  const wanted = { username, email, password, terms: true, userType: 'consumer' }
  await call(request, url, 'POST', '/api/auth/register', wanted)
  await call(request, url, 'POST', '/api/auth/verify-email', { email, code: await codeFor(url, email) })
}

/** Signs in by the API. */
export async function signIn(request: APIRequestContext, url: string, person: Person): Promise<void> {
  await call(request, url, 'POST', '/api/auth/login', { username: person.username, password: person.password })
}
