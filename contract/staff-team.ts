import { z } from 'zod'
import { Email, Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { STAFF_ROLES } from './rights.ts'
import { Id, line, Ok } from './schemas.ts'

const tag = 'staff'
/** Product 14: by superadmins alone. */
const teamCall = { access: 'staff', staffRight: 'system', tag } as const
const params = z.strictObject({ id: Id })
const Role = z.enum(STAFF_ROLES)
/** A reason, and the password where the sign-in is older than 15 minutes (Product 14). */
const StaffAct = { reason: line(300).min(3), password: Password.optional() }
const ACT_ERRORS = ['accounts.reauth', 'accounts.credentials'] as const

const StaffMember = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string(),
    role: Role,
    /** Made by a demo: without a second factor. */
    isDemo: z.boolean(),
    hasFactor: z.boolean(),
    since: z.iso.datetime(),
    /** Of its sessions; null: it is signed in nowhere. */
    lastSeenAt: z.iso.datetime().nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = Output<typeof StaffMember>

export const staffTeamContract = defineContract({
  'GET /api/admin/team': {
    ...teamCall,
    summary: 'All accounts with a role of staff, by name',
    response: z.object({ members: z.array(StaffMember) }),
  },
  'POST /api/admin/team': {
    ...teamCall,
    summary: 'Give an account with a confirmed address a role of staff; ends its sessions, and mails all superadmins',
    body: z.strictObject({ email: Email, role: Role, ...StaffAct }),
    response: Ok,
    errors: ['staff.no-account', 'staff.unconfirmed', 'staff.already', 'unauthenticated', ...ACT_ERRORS],
  },
  'POST /api/admin/team/{id}/role': {
    ...teamCall,
    summary: 'Change the role of a member of staff; ends its sessions, and mails all superadmins',
    params,
    body: z.strictObject({ role: Role, ...StaffAct }),
    response: Ok,
    errors: ['staff.unknown', 'staff.last-superadmin', 'unauthenticated', ...ACT_ERRORS],
  },
  'POST /api/admin/team/{id}/remove': {
    ...teamCall,
    summary: 'Take the role of staff away; ends the sessions of the account, and mails all superadmins',
    params,
    body: z.strictObject(StaffAct),
    response: Ok,
    errors: ['staff.unknown', 'staff.last-superadmin', 'unauthenticated', ...ACT_ERRORS],
  },
})
