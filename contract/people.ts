import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { PEOPLE, PEOPLE_STATES } from './people.limits.ts'
import { MEMBER_ROLES, STAFF_ROLES } from './rights.ts'
import { Id, line, Ok } from './schemas.ts'
import { LANGUAGES } from './vocabulary.ts'

const tag = 'staff'
const params = z.strictObject({ id: Id })
const reason = line(300).min(3)
const readCall = { access: 'staff', staffRight: 'read', tag } as const
const supportCall = { access: 'staff', staffRight: 'support', tag, params, response: Ok } as const
const lockCall = { access: 'staff', staffRight: 'review', tag, params, response: Ok } as const

/** Null: the person may sign in. */
const Lock = z.object({
  reason: z.string(),
  since: z.iso.datetime(),
  /** When it ends by itself; null: it does not. */
  until: z.iso.datetime().nullable(),
})

const listed = {
  id: Id,
  username: z.string(),
  email: z.string(),
  isConfirmed: z.boolean(),
  isLocked: z.boolean(),
  userType: z.enum(['consumer', 'brand']),
  staffRole: z.enum(STAFF_ROLES).nullable(),
  since: z.iso.datetime(),
}
const ListedPerson = z.object(listed).meta({ id: 'ListedPerson' })
export type ListedPerson = Output<typeof ListedPerson>

const PersonBrand = z.object({
  id: Id,
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  isOwner: z.boolean(),
  /** No other owner could go on with it: the account cannot be erased before it is handed over or closed. */
  isOwnedAlone: z.boolean(),
})
export type PersonBrand = Output<typeof PersonBrand>

const Person = z
  .object({
    ...listed,
    pendingEmail: z.string().nullable(),
    /** How the person signs in. */
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    language: z.enum(LANGUAGES),
    confirmedAt: z.iso.datetime().nullable(),
    lock: Lock.nullable(),
    sessions: z.array(
      z.object({ id: Id, device: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() }),
    ),
    brands: z.array(PersonBrand),
    tickets: z.int(),
    /** Reports of content that were sent from the confirmed address. */
    reports: z.int(),
  })
  .meta({ id: 'Person' })
export type Person = Output<typeof Person>

const ACT_ERRORS = ['people.unknown', 'people.is-staff'] as const

export const peopleContract = defineContract({
  'GET /api/admin/users': {
    ...readCall,
    summary: 'Accounts, the newest first: by the beginning of username, address or id (Product 14)',
    query: z.strictObject({
      q: line(PEOPLE.mostSearched).optional(),
      state: z.enum(PEOPLE_STATES).optional(),
      cursor: line(80).optional(),
    }),
    response: z.object({ people: z.array(ListedPerson).max(PEOPLE.page), cursor: z.string().nullable() }),
    errors: ['input'],
  },
  'GET /api/admin/users/{id}': {
    ...readCall,
    summary: 'One account: facts, sessions, brands and counts; never what the person swiped or wrote',
    params,
    response: Person,
    errors: ['people.unknown'],
  },
  'POST /api/admin/users/{id}/verify': {
    ...supportCall,
    summary: 'Confirm the address of an account by hand; the person is told by mail',
    body: z.strictObject({ reason }),
    errors: [...ACT_ERRORS, 'people.confirmed'],
  },
  'POST /api/admin/users/{id}/lock': {
    ...lockCall,
    summary: 'Lock an account until the end of a day in Berlin or without end; ends its sessions, and says why by mail',
    body: z.strictObject({ reason, until: z.iso.date().nullable() }),
    errors: [...ACT_ERRORS, 'people.lock-day'],
  },
  'POST /api/admin/users/{id}/unlock': {
    ...lockCall,
    summary: 'Let a locked account sign in again; the person is told by mail',
    body: z.strictObject({ reason }),
    errors: [...ACT_ERRORS, 'people.not-locked'],
  },
  'POST /api/admin/users/{id}/sessions/end': {
    ...supportCall,
    summary: 'End one session of an account, or all of them; the person is told by mail',
    body: z.strictObject({ reason, sessionId: Id.nullable() }),
    errors: [...ACT_ERRORS, 'accounts.session-unknown'],
  },
  'POST /api/admin/users/{id}/view': {
    ...supportCall,
    summary: 'See the app as this person for half an hour, without changing anything; the person sees when and why',
    body: z.strictObject({ reason }),
    response: z.object({ until: z.iso.datetime() }),
    errors: [...ACT_ERRORS, 'view.browser'],
  },
  'POST /api/admin/users/{id}/export': {
    ...supportCall,
    summary: 'Mail the person links to a copy of all own data, for a day; staff do not see it (GDPR art. 15)',
    body: z.strictObject({ reason }),
    errors: [...ACT_ERRORS, 'people.unconfirmed'],
  },
  'POST /api/admin/users/{id}/erase': {
    access: 'staff',
    staffRight: 'system',
    tag,
    params,
    summary: 'Erase an account with all that belongs to it, as the person could (GDPR art. 17)',
    body: z.strictObject({ reason, password: Password.optional() }),
    response: Ok,
    errors: [...ACT_ERRORS, 'accounts.owns-brand', 'accounts.reauth', 'accounts.credentials'],
  },
})
