import { eq } from 'drizzle-orm'
import type { StaffRole } from '#contract/rights.ts'
import { DEFAULT_LANGUAGE } from '#contract/vocabulary.ts'
import {
  emailKeyOf,
  grantAdminIfListed,
  TERMS_VERSION,
  usernameColumns,
} from '#server/features/accounts/accounts.service.ts'
import { insertAccount } from '#server/features/accounts/accounts.store.ts'
import { sessions } from '#server/features/accounts/accounts.tables.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { isLongPassword } from '#server/features/accounts/passwords/password-strength.ts'
import { startSession } from '#server/features/accounts/sessions/session.service.ts'
import { upsertStaff } from '#server/features/accounts/staff/staff.store.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import type { World } from '#server/platform/scope/scope.ts'
import type { TestClient } from './test-client.ts'

export interface TestPerson extends TestClient {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly password: string
}

export interface PersonOptions {
  /** Makes the user a member of staff who has given the second factor. */
  readonly staff?: StaffRole
  readonly username?: string
  readonly email?: string
  readonly password?: string
}

/** Hashing a password takes 50 ms by design; most test users have the same password. */
const hashes = new Map<string, Promise<string>>()

function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

let people = 0

/**
 * A user with a confirmed address, signed in on this client: the state after registering and entering the code.
 * Registering itself is tested in `registration.api.test.ts`.
 */
export async function insertTestPerson(world: World, client: TestClient, options: PersonOptions): Promise<TestPerson> {
  people += 1
  const username = options.username ?? `person-${people}`
  const email = options.email ?? `person${people}@example.org`
  const password = options.password ?? 'Sieben-Leben-47'
  const scope = { ...world, actor: null, language: DEFAULT_LANGUAGE, address: '' }
  const inserted = await insertAccount(world.db, {
    ...usernameColumns(username),
    email,
    emailKey: emailKeyOf(email),
    emailVerifiedAt: world.now(),
    passwordHash: await hashOf(password),
    hasLongPassword: isLongPassword(password),
    language: scope.language,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: world.now(),
    createdAt: world.now(),
  })
  const { staff } = options
  if (staff) await upsertStaff(world.db, inserted.id, { role: staff })
  const account = await grantAdminIfListed(scope, { ...inserted, staffRole: staff ?? null })
  const { token } = await startSession(scope, account, { device: '', transport: 'cookie' })
  client.cookies.set(sessionCookieName(world.config), token)
  if (staff) await world.db.update(sessions).set({ secondFactorAt: world.now() }).where(eq(sessions.userId, account.id))
  return { ...client, id: account.id, username, email, password }
}
