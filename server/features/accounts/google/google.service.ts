import { randomInt } from 'node:crypto'
import { ACCOUNT } from '#contract/accounts.limits.ts'
import { Email } from '#contract/accounts.ts'
import { isUsername, usernameFrom } from '#contract/username.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import { requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { ensure, Refusal } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { emailKeyOf, grantAdminIfListed, TERMS_VERSION, usernameColumns } from '../accounts.service.ts'
import {
  type Account,
  deleteAccountRow,
  findAccountForGoogle,
  findTakenNames,
  insertAccount,
  updateAccount,
} from '../accounts.store.ts'
import { isReserved } from '../email-change/email-reverts.store.ts'
import { orderNotice } from '../mails/account-mail.service.ts'
import { isReservedUsername } from '../reserved-usernames.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { markIdTokenUsed } from '../sign-in/codes.store.ts'
import { type IsInvited, NOBODY_INVITED, requireOpenRegistration } from '../sign-in/open-registration.service.ts'
import { type GoogleIdentity, verifyGoogleToken } from './google-token.ts'

/** What the browser sends. Only the token counts; the other fields must agree with it. */
interface GoogleClaim {
  readonly idToken?: string | undefined
  readonly uid?: string | undefined
  readonly email?: string | undefined
  readonly terms?: boolean | undefined
}

const ATTEMPTS = 3

/** Signs in by a Google ID token: the account of this Google identity, of its proven address, or a new one. */
export async function signInWithGoogle(
  scope: Scope,
  claim: GoogleClaim,
  isInvited: IsInvited = NOBODY_INVITED,
): Promise<Account> {
  const { google } = scope.config
  ensure(google, 'accounts.google-off')
  await requireWithinLimit(scope, ACCOUNT_LIMITS.loginPerAddress, scope.address)
  try {
    ensure(claim.idToken, 'accounts.google')
    const identity = await verifyGoogleToken(google, claim.idToken, scope.now())
    requireAgreement(claim, identity)
    return await admit(scope, identity, { terms: claim.terms === true, isInvited })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'accounts.google') noteSecurityEvent(scope, 'google-refused', null)
    throw error
  }
}

function requireAgreement(claim: GoogleClaim, identity: GoogleIdentity): void {
  ensure(claim.uid === undefined || claim.uid === identity.sub, 'accounts.google')
  ensure(claim.email === undefined || emailKeyOf(claim.email) === emailKeyOf(identity.email), 'accounts.google')
  ensure(Email.safeParse(identity.email).data === identity.email, 'accounts.google')
}

interface Admission {
  readonly terms: boolean
  readonly isInvited: IsInvited
}

/** Of two simultaneous first sign-ins one fails on a unique index; its next attempt finds the new account. */
async function admit(scope: Scope, identity: GoogleIdentity, admission: Admission): Promise<Account> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(scope, async (inside) => {
        ensure(await markIdTokenUsed(inside.db, identity.tokenHash, identity.expiresAt), 'accounts.google')
        return grantAdminIfListed(inside, await findOrCreate(inside, identity, admission))
      })
    } catch (error) {
      if (violatedUnique(error) === null || attempt === ATTEMPTS) throw error
    }
  }
}

async function findOrCreate(scope: Scope, identity: GoogleIdentity, { terms, isInvited }: Admission): Promise<Account> {
  const found = await findAccountForGoogle(scope.db, identity.sub, emailKeyOf(identity.email))
  if (found?.googleSub === identity.sub) return found
  if (found && found.emailVerifiedAt !== null) return link(scope, found, identity)
  await requireOpenRegistration(scope, identity.email, isInvited)
  ensure(terms, 'accounts.google-terms')
  // The address of that account was never proven: its owner must get nothing of it (Trust S08).
  if (found) await deleteAccountRow(scope.db, found.id)
  const isKept = await isReserved(scope.db, emailKeyOf(identity.email), { exceptIds: [], now: scope.now() })
  ensure(!isKept, 'accounts.email-taken')
  return create(scope, identity)
}

/** Google's `sub` identifies a user, never the address: an account that has another `sub` is refused (Trust S29). */
async function link(scope: Scope, account: Account, { sub }: GoogleIdentity): Promise<Account> {
  ensure(account.googleSub === null, 'accounts.google')
  const linked = await updateAccount(scope.db, account.id, { googleSub: sub })
  ensure(linked, 'accounts.google')
  await orderNotice(scope, 'google-linked', account)
  noteSecurityEvent(scope, 'google-linked', account.id)
  return linked
}

async function create(scope: Scope, identity: GoogleIdentity): Promise<Account> {
  const username = await freeUsername(scope, identity)
  const now = scope.now()
  const created = await insertAccount(scope.db, {
    ...usernameColumns(username),
    email: identity.email,
    emailKey: emailKeyOf(identity.email),
    emailVerifiedAt: now,
    googleSub: identity.sub,
    language: scope.language,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    createdAt: now,
  })
  noteSecurityEvent(scope, 'registered', created.id, 'google')
  return created
}

const SUFFIX_LENGTH = 5

/** The name at Google, else the local part of the address, else a neutral one; with a number where it is taken. */
async function freeUsername(scope: Scope, { name, email }: GoogleIdentity): Promise<string> {
  const candidates = [name, email.split('@', 1)[0] ?? '', 'deck']
  const mayBeUsed = (name: string) => isUsername(name) && !isReservedUsername(usernameColumns(name).usernameSkeleton)
  const preferred = candidates.map(usernameFrom).find(mayBeUsed) ?? 'deck'
  const { usernameKey: key, usernameSkeleton: skeleton } = usernameColumns(preferred)
  const taken = await findTakenNames(scope.db, { username: { key, skeleton }, emailKey: null })
  if (!taken.username) return preferred
  const prefix = preferred.slice(0, ACCOUNT.usernameMax - SUFFIX_LENGTH - 1)
  return `${prefix}-${randomInt(10 ** (SUFFIX_LENGTH - 1), 10 ** SUFFIX_LENGTH)}`
}
