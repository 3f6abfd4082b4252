import type { User } from '#contract/accounts.ts'
import type { Output } from '#contract/endpoint.ts'
import type { FieldFault } from '#contract/field-sentences.ts'
import type { Availability } from '#contract/registration.limits.ts'
import { type FormParts, RegistrationForm, type registrationContract } from '#contract/registration.ts'
import type { Language } from '#contract/vocabulary.ts'
import { presentUser, requireAccount } from '#server/features/accounts/accounts.service.ts'
import { refusedNote } from '#server/features/accounts/bounces/refused-note.service.ts'
import { orderCode } from '#server/features/accounts/mails/account-mail.service.ts'
import { requireLongPassword } from '#server/features/accounts/passwords/long-password.service.ts'
import { requireMaySendCode, requireRightCode, spendCode } from '#server/features/accounts/sign-in/code.service.ts'
import { registerBrowser } from '#server/features/accounts/sign-in/registering-browser.service.ts'
import { ipHashOf } from '#server/platform/audit/audit.ts'
import { violatedUnique } from '#server/platform/data/database.ts'
import type { Exchange } from '#server/platform/http/serve.ts'
import { type Limit, requireWithinLimit } from '#server/platform/load/rate-limit.ts'
import { isRegistrationOpen } from '#server/platform/operation/operation.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import { inTransaction, type Scope } from '#server/platform/scope/scope.ts'
import { isOwnDemoPage } from '../domains/own-demo-page.ts'
import { isBrandName, isHandle, isReservedHandle, isReservedName, nameKeysOf } from './brand-name.ts'
import { createBrand } from './create-brand.service.ts'
import { type Faults, refusalOf } from './field-faults.ts'
import { formFaults } from './form-faults.ts'
import {
  isHandleTaken,
  isNameTaken,
  selectRegistration,
  takeRegistration,
  upsertRegistration,
} from './registration.store.ts'

const HOUR = 3600
/** In force in production or with RATE_LIMITS=on. */
const LIMITS = {
  /** Availability while typing, and each step of the form. */
  check: { name: 'brand-check', hits: 600, seconds: HOUR },
  submission: { name: 'brand-registration', hits: 20, seconds: HOUR },
} as const satisfies Record<string, Limit>

const HOUR_MS = HOUR * 1000
/** How long a registration waits for its code; the privacy page says so. */
export const WAITING_HOURS = 24
const waitingSince = ({ now }: Pick<Scope, 'now'>) => new Date(now().getTime() - WAITING_HOURS * HOUR_MS)

type Asked = Output<(typeof registrationContract)['GET /api/brand/register/availability']['query']>
type Answered = Output<(typeof registrationContract)['GET /api/brand/register/availability']['response']>

/** Whether a name and a handle can be registered; null for what was not asked. */
export async function readAvailability(scope: Scope, { name, handle }: Asked): Promise<Answered> {
  await requireWithinLimit(scope, LIMITS.check, scope.address)
  return {
    name: name === undefined ? null : await nameAvailability(scope, name.trim()),
    handle: handle === undefined ? null : await handleAvailability(scope, handle.trim()),
  }
}

async function nameAvailability({ db }: Pick<Scope, 'db'>, name: string): Promise<Availability> {
  if (!isBrandName(name)) return 'invalid'
  const keys = nameKeysOf(name)
  if (isReservedName(keys)) return 'reserved'
  return (await isNameTaken(db, keys)) ? 'taken' : 'free'
}

async function handleAvailability({ db }: Pick<Scope, 'db'>, handle: string): Promise<Availability> {
  if (!isHandle(handle)) return 'invalid'
  if (isReservedHandle(handle)) return 'reserved'
  return (await isHandleTaken(db, handle)) ? 'taken' : 'free'
}

/** Refuses parts of the form with a sentence for each wrong field. */
export async function checkForm(scope: Scope, parts: FormParts): Promise<{ ok: true }> {
  await requireWithinLimit(scope, LIMITS.check, scope.address)
  await requireFaultless(scope, parts)
  return { ok: true }
}

async function requireFaultless(scope: Scope, parts: FormParts): Promise<void> {
  const faults = formFaults(parts, (address) => isOwnDemoPage(scope, address))
  if (parts.brand) await addTaken(scope, parts.brand, faults)
  if (faults.size > 0) throw refusalOf(faults, scope.language)
}

const NAME_FAULTS: Readonly<Partial<Record<Availability, FieldFault>>> = {
  taken: { key: 'brandNameTaken' },
  reserved: { key: 'nameReserved' },
}

async function addTaken(scope: Scope, { name, handle }: RegistrationForm['brand'], faults: Faults): Promise<void> {
  const ofName = faults.has('brand.name') ? undefined : NAME_FAULTS[await nameAvailability(scope, name)]
  if (ofName) faults.set('brand.name', ofName)
  const isTaken = !faults.has('brand.handle') && (await isHandleTaken(scope.db, handle))
  if (isTaken) faults.set('brand.handle', { key: 'handleTaken' })
}

type Body = Output<(typeof registrationContract)['POST /api/brand/register']['body']>
type Submitted = Output<(typeof registrationContract)['POST /api/brand/register']['response']>

const ASK_FOR_CODE: Readonly<Record<Language, string>> = {
  de: 'Wir haben dir einen 6-stelligen Code geschickt. Bitte prüfe dein Postfach, auch den Spam-Ordner.',
  en: 'We have sent you a 6-digit code. Please check your inbox, the spam folder too.',
}

/** Keeps the form until its code is entered: with a new account, or for the account of the signed-in user. */
export async function submitRegistration(scope: Scope, body: Body, exchange: Exchange): Promise<Submitted> {
  ensure(await isRegistrationOpen(scope, 'brands'), 'operation.no-brands')
  await requireWithinLimit(scope, LIMITS.submission, scope.address)
  const { account, ...form } = body
  await requireFaultless(scope, form)
  const keep = await keepingForm(scope, form)
  if (scope.actor) return submitForAccount(scope, keep)
  ensure(account, 'unauthenticated')
  requireLongPassword(account.password)
  const message = await registerBrowser(scope, account, exchange, keep)
  return { requiresVerification: true, email: account.email, message }
}

type Keep = (inside: Scope, userId: string) => Promise<void>

async function keepingForm(scope: Scope, form: RegistrationForm): Promise<Keep> {
  const ipHash = (await ipHashOf(scope)) ?? Buffer.alloc(0)
  return (inside, userId) => upsertRegistration(inside.db, { userId, form, ipHash, submittedAt: scope.now() })
}

async function submitForAccount(scope: Scope, keep: Keep): Promise<Submitted> {
  const account = await requireAccount(scope)
  ensure(account.hasLongPassword, 'accounts.password-brand')
  await requireMaySendCode(scope, 'brand', account.emailKey)
  await inTransaction(scope, async (inside) => {
    await keep(inside, account.id)
    await orderCode(inside, account.id, 'brand')
  })
  return { requiresVerification: true, email: account.email, message: ASK_FOR_CODE[scope.language] }
}

/** The caller's registration that waits for its code. */
export async function readWaiting(scope: Scope): Promise<{ waiting: RegistrationForm | null }> {
  ensure(scope.actor, 'unauthenticated')
  const row = await selectRegistration(scope.db, scope.actor.userId, waitingSince(scope))
  return { waiting: row ? (RegistrationForm.safeParse(row.form).data ?? null) : null }
}

/** Enqueues a mail with a new code for the registration that waits. */
export async function sendNewCode(scope: Scope): Promise<{ ok: true; message: string }> {
  const account = await requireAccount(scope)
  ensure(await selectRegistration(scope.db, account.id, waitingSince(scope)), 'registration.none')
  await requireMaySendCode(scope, 'brand', account.emailKey)
  await orderCode(scope, account.id, 'brand')
  return { ok: true, message: (await refusedNote(scope, account.email)) ?? ASK_FOR_CODE[scope.language] }
}

/** Creates the brand of the signed-in user by the code from the mail. */
export async function confirmRegistration(scope: Scope, digits: string): Promise<{ user: User; brandId: string }> {
  const account = await requireAccount(scope)
  ensure(await selectRegistration(scope.db, account.id, waitingSince(scope)), 'registration.none')
  ensure(account.hasLongPassword, 'accounts.password-brand')
  const code = await requireRightCode(scope, account, { purpose: 'brand', emailKey: account.emailKey, digits })
  const brandId = await inTransaction(scope, async (inside) => {
    await spendCode(inside, code)
    return completeRegistration(inside, account.id)
  }).catch((error: unknown) => refuseTaken(scope, error))
  ensure(brandId, 'registration.none')
  return { user: presentUser(await requireAccount(scope)), brandId }
}

/** Another brand took the name or the handle while the registration waited. */
function refuseTaken({ language }: Scope, error: unknown): never {
  const constraint = violatedUnique(error)
  if (constraint === 'brands_slug') throw refusalOf(new Map([['brand.handle', { key: 'handleTaken' }]]), language)
  if (constraint === 'brands_name_key') {
    throw refusalOf(new Map([['brand.name', { key: 'brandNameTaken' }]]), language)
  }
  throw error
}

/** Creates the brand of a waiting registration, in the caller's transaction. Null where none waits. */
async function completeRegistration(inside: Scope, userId: string): Promise<string | null> {
  const row = await takeRegistration(inside.db, userId, waitingSince(inside))
  const form = row && RegistrationForm.safeParse(row.form).data
  return row && form ? createBrand(inside, { userId, form, submittedAt: row.submittedAt, ipHash: row.ipHash }) : null
}

/**
 * Creates the brand of an account whose address is being confirmed. Where its name was taken meanwhile the account is
 * confirmed all the same, and the form keeps waiting for another name.
 */
export async function completeForNewAccount(inside: Scope, userId: string): Promise<void> {
  try {
    await inTransaction(inside, (nested) => completeRegistration(nested, userId))
  } catch (error) {
    if (violatedUnique(error) === null) throw error
  }
}
