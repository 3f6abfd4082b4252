import { z } from 'zod'
import { Email, Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { MEMBER_ROLES } from './rights.ts'
import { Id, NoBody, Ok } from './schemas.ts'

const tag = 'team'
const Role = z.enum(MEMBER_ROLES)

const Member = z
  .object({
    userId: Id,
    username: z.string(),
    /** Null for callers who may not manage the team. */
    email: z.string().nullable(),
    role: Role,
    isOwner: z.boolean(),
    isSelf: z.boolean(),
    version: z.int(),
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'TeamMember' })

const Invite = z
  .object({
    id: Id,
    email: z.string(),
    role: Role,
    expiresAt: z.iso.datetime(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'TeamInvite' })

const Team = z
  .object({
    members: z.array(Member),
    /** Empty for callers who may not manage the team. */
    invites: z.array(Invite),
  })
  .meta({ id: 'Team' })
export type Team = Output<typeof Team>

/** base64url of 32 bytes, from the link of the mail. */
const Token = z.string().regex(/^[\w-]{43}$/)
const ofMember = z.strictObject({ userId: Id })
const team = { access: 'brand', brandRight: 'team', tag, response: Team } as const

export const teamContract = defineContract({
  'GET /api/brand/members': {
    access: 'brand',
    tag,
    summary: 'The team of the brand, the first joined first, and its open invitations',
    response: Team,
  },
  'PUT /api/brand/members/{userId}': {
    ...team,
    summary: 'Give a member another role; owners keep theirs until they hand over',
    params: ofMember,
    body: z.strictObject({ role: Role, version: z.int().min(1) }),
    errors: ['team.member-unknown', 'team.owner-role', 'conflict'],
  },
  'DELETE /api/brand/members/{userId}': {
    ...team,
    summary: 'Remove a member, in force from the next request on; an owner only by another owner',
    params: ofMember,
    body: NoBody,
    errors: ['team.member-unknown', 'team.last-owner'],
  },
  'POST /api/brand/invites': {
    ...team,
    summary: 'Invite an e-mail address for seven days; a repeat sends a new link and ends the old one',
    body: z.strictObject({ email: Email, role: Role }),
    errors: ['team.already-member', 'team.full'],
  },
  'DELETE /api/brand/invites/{id}': {
    ...team,
    summary: 'Withdraw an invitation',
    params: z.strictObject({ id: Id }),
    body: NoBody,
    errors: ['team.invite-unknown'],
  },
  'POST /api/brand/leave': {
    access: 'brand',
    tag,
    summary: 'Leave the team; the last owner cannot',
    body: NoBody,
    response: Ok,
    errors: ['team.last-owner'],
  },
  'POST /api/brand/ownership': {
    ...team,
    brandRight: 'ownership',
    summary:
      'Make a member an owner; an older sign-in needs the password. Without `staysOwner` the caller becomes an admin',
    body: z.strictObject({ userId: Id, staysOwner: z.boolean(), password: Password.optional() }),
    errors: ['team.member-unknown', 'accounts.reauth', 'accounts.credentials'],
  },
  'GET /api/invitations/{token}': {
    access: 'public',
    tag,
    summary: 'What the link of an invitation is about',
    params: z.strictObject({ token: Token }),
    response: z.object({ brand: z.string(), role: Role, email: z.string(), expiresAt: z.iso.datetime() }),
    errors: ['team.invite-over'],
  },
  'POST /api/invitations/{token}/accept': {
    access: 'user',
    tag,
    summary: 'Join the team; the invited address must be the confirmed one of the account',
    params: z.strictObject({ token: Token }),
    body: NoBody,
    response: z.object({ brandId: Id }),
    errors: ['accounts.password-brand', 'team.invite-over', 'team.invite-address', 'team.full'],
  },
})
