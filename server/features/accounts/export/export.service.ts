import { createHash } from 'node:crypto'
import type { ExportFormat } from '#contract/own-data.ts'
import type { Language } from '#contract/vocabulary.ts'
import { violatedReference } from '#server/platform/data/database.ts'
import type { PersonalData, Subject } from '#server/platform/data/personal-data.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, World } from '#server/platform/scope/scope.ts'
import { ACCOUNT_LIMITS } from '../account-limits.ts'
import { requireAccount } from '../accounts.service.ts'
import { type Account, findAccount } from '../accounts.store.ts'
import { requireProof } from '../proof.service.ts'
import { noteSecurityEvent } from '../security-events.service.ts'
import { newToken } from '../sessions/session.service.ts'
import type { Copy } from './copy.ts'
import { insertTickets, takeTicket } from './export-tickets.store.ts'
import { htmlPieces } from './html-document.ts'
import { jsonPieces } from './json-document.ts'

const DAY_MS = 86_400_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const addressOf = (format: ExportFormat, ticket: string) => `/api/auth/export?format=${format}&ticket=${ticket}`

interface Ordered {
  readonly json: string
  readonly html: string
  readonly validUntil: string
}

/** Two addresses, each of which opens a copy of all the user's data once, for a day and while this session lives (Trust L21). */
export async function orderExport(scope: Scope, password: string | undefined): Promise<Ordered> {
  const account = await requireAccount(scope)
  await requireProof(scope, account, { password, limit: ACCOUNT_LIMITS.export })
  ensure(scope.actor, 'unauthenticated')
  const expiresAt = new Date(scope.now().getTime() + DAY_MS)
  const [json, html] = [newToken(), newToken()]
  const ticket = { userId: account.id, sessionId: scope.actor.sessionId, language: scope.language, expiresAt }
  const tickets = [
    { ...ticket, format: 'json', tokenHash: hashOf(json) },
    { ...ticket, format: 'html', tokenHash: hashOf(html) },
  ] as const
  try {
    await insertTickets(scope.db, tickets)
  } catch (error) {
    // The session ended after the request was identified.
    ensure(violatedReference(error) === null, 'unauthenticated', { cause: error })
    throw error
  }
  noteSecurityEvent(scope, 'export-ordered', account.id)
  return { json: addressOf('json', json), html: addressOf('html', html), validUntil: expiresAt.toISOString() }
}

/** The same for the mail that staff had sent: without a session, to the confirmed address alone. Null: it is not confirmed. */
export async function makeMailedLinks(
  { db, now }: Pick<World, 'db' | 'now'>,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<{ json: string; html: string } | null> {
  const account = await findAccount(db, userId)
  if (!account?.emailVerifiedAt) return null
  const expiresAt = new Date(now().getTime() + DAY_MS)
  const [json, html] = [newToken(), newToken()]
  const ticket = { userId, sessionId: null, language, expiresAt }
  await insertTickets(db, [
    { ...ticket, format: 'json', tokenHash: hashOf(json) },
    { ...ticket, format: 'html', tokenHash: hashOf(html) },
  ])
  return { json: addressOf('json', json), html: addressOf('html', html) }
}

interface Opening {
  readonly ticket: string | undefined
  readonly format: ExportFormat
  readonly personalData: readonly PersonalData[]
}

interface ExportFile {
  readonly name: string
  readonly type: string
  readonly bytes: AsyncIterable<Uint8Array>
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
}

/** A copy of everything that is stored about the user, as a file that is generated while it is sent. */
export async function openExport(scope: Scope, { ticket, format, personalData }: Opening): Promise<ExportFile> {
  const { account, language } =
    ticket === undefined ? await byFreshSignIn(scope) : await byTicket(scope, ticket, format)
  noteSecurityEvent(scope, 'data-exported', account.id, format)
  const subject: Subject = { userId: account.id, emailKey: account.emailVerifiedAt && account.emailKey }
  const copy: Copy = {
    language,
    timezone: account.preferredTimezone,
    createdAt: scope.now().toISOString(),
    username: account.username,
    parts: personalData.map((of) => ({ of, batches: () => of.rows(scope, subject) })),
  }
  const pieces = format === 'json' ? jsonPieces(copy) : htmlPieces(copy)
  const name = `dropdeck-${language === 'de' ? 'meine-daten' : 'my-data'}-${copy.createdAt.slice(0, 10)}.${format}`
  return { name, type: TYPES[format], bytes: encoded(pieces) }
}

interface Reader {
  readonly account: Account
  readonly language: Language
}

async function byFreshSignIn(scope: Scope): Promise<Reader> {
  const account = await requireAccount(scope)
  await requireProof(scope, account, { password: undefined, limit: ACCOUNT_LIMITS.export })
  return { account, language: scope.language }
}

async function byTicket({ db, now }: Scope, token: string, format: ExportFormat): Promise<Reader> {
  const ticket = await takeTicket(db, { tokenHash: hashOf(token), format, now: now() })
  ensure(ticket, 'accounts.export-link')
  const account = await findAccount(db, ticket.userId)
  ensure(account, 'accounts.export-link')
  return { account, language: ticket.language }
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece)
}
