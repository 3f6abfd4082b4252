import { PEOPLE, type PeopleState } from '#contract/people.limits.ts'
import type { ListedPerson, Person, PersonBrand } from '#contract/people.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope, StaffScope } from '#server/platform/scope/scope.ts'
import { findAccount } from '../accounts.store.ts'
import { listSessionRows } from '../sessions/sessions.store.ts'
import { findLock } from './locks.store.ts'
import { type PeoplePlace, selectPeople } from './people.store.ts'

interface Search {
  readonly q?: string | undefined
  readonly state?: PeopleState | undefined
  readonly cursor?: string | undefined
}

/** What features above this one know about an account. */
export interface PersonSources {
  readonly brands: (scope: Pick<Scope, 'db'>, userId: string) => Promise<PersonBrand[]>
  readonly tickets: (scope: Pick<Scope, 'db'>, userId: string) => Promise<number>
  readonly reports: (scope: Pick<Scope, 'db'>, email: string) => Promise<number>
}

/** One page of accounts, by the beginning of a username, an address or an id. */
export async function searchPeople(
  { db, now }: StaffScope,
  { q = '', state, cursor }: Search,
): Promise<{ people: ListedPerson[]; cursor: string | null }> {
  const words = q.normalize('NFKC').toLowerCase()
  const after = cursor === undefined ? null : placeOf(cursor)
  const rows = await selectPeople(db, { q: words, state: state ?? null, after, most: PEOPLE.page + 1, now: now() })
  const people = rows.slice(0, PEOPLE.page)
  const last = people.at(-1)
  return { people, cursor: last && rows.length > people.length ? `${last.since}~${last.id}` : null }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function placeOf(cursor: string): PeoplePlace {
  const [moment = '', id = ''] = cursor.split('~')
  const at = new Date(moment)
  ensure(!Number.isNaN(at.getTime()) && UUID.test(id), 'input')
  return { at, id }
}

/** One account as staff see it: nothing that it swiped or wrote, and no secret. */
export async function readPerson({ db, now }: StaffScope, id: string, sources: PersonSources): Promise<Person> {
  const account = await findAccount(db, id)
  ensure(account, 'people.unknown')
  const lock = await findLock(db, id, now())
  const sessions = await listSessionRows(db, id, now())
  return {
    ...{ id, username: account.username, email: account.email, pendingEmail: account.pendingEmail },
    ...{ userType: account.userType, staffRole: account.staffRole, language: account.language },
    isConfirmed: account.emailVerifiedAt !== null,
    isLocked: lock !== null,
    since: account.createdAt.toISOString(),
    confirmedAt: account.emailVerifiedAt?.toISOString() ?? null,
    hasPassword: account.passwordHash !== null,
    hasGoogle: account.googleSub !== null,
    lock: lock && {
      reason: lock.reason,
      since: lock.lockedAt.toISOString(),
      until: lock.until?.toISOString() ?? null,
    },
    sessions: sessions.map(({ id: sessionId, device, createdAt, lastSeenAt }) => ({
      ...{ id: sessionId, device, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
    })),
    brands: await sources.brands({ db }, id),
    tickets: await sources.tickets({ db }, id),
    reports: account.emailVerifiedAt === null ? 0 : await sources.reports({ db }, account.email),
  }
}
