import { z } from 'zod'
import { RECOVERY, RECOVERY_CHECKS } from './access-recovery.limits.ts'
import { Email, Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, line, NoBody, Ok } from './schemas.ts'

const Time = z.iso.datetime()
const params = z.strictObject({ id: Id })
const reason = line(300).min(3)
const staff = { access: 'staff', staffRight: 'support', tag: 'staff', params } as const

const Recovery = z
  .object({
    /** The new address. */
    email: z.string(),
    checks: z.array(z.enum(RECOVERY_CHECKS)),
    reason: z.string(),
    /** Null: the account of the member of staff is gone. */
    staff: z.string().nullable(),
    askedAt: Time,
    dueAt: Time,
    /** The person has opened the link at the new address. */
    isConfirmed: z.boolean(),
  })
  .meta({ id: 'AccessRecovery' })
export type Recovery = Output<typeof Recovery>

const OwnRecovery = z
  .object({
    id: Id,
    username: z.string(),
    /** It is about the account of the reader. */
    isOwn: z.boolean(),
    email: z.string(),
    dueAt: Time,
  })
  .meta({ id: 'OwnAccessRecovery' })
export type OwnRecovery = Output<typeof OwnRecovery>

export const accessRecoveryContract = defineContract({
  'GET /api/admin/users/{id}/recovery': {
    ...staff,
    summary: 'Whether access to an account is being restored, and whether that can be started',
    response: z.object({
      recovery: Recovery.nullable(),
      /** The person owns a brand, and is no member of staff. */
      isPossible: z.boolean(),
    }),
    errors: ['people.unknown'],
  },
  'POST /api/admin/users/{id}/recovery': {
    ...staff,
    summary: 'Begin to restore access for an owner: all owners have 72 hours to stop it, then the address changes',
    body: z.strictObject({
      email: Email,
      checks: z
        .array(z.enum(RECOVERY_CHECKS))
        .min(RECOVERY.leastChecks)
        .refine((checks) => new Set(checks).size === checks.length),
      reason,
      password: Password.optional(),
    }),
    response: Recovery,
    errors: [
      'people.unknown',
      'people.is-staff',
      'recovery.no-owner',
      'recovery.open',
      'recovery.same-address',
      'recovery.refused-address',
      'accounts.email-taken',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'POST /api/admin/users/{id}/recovery/stop': {
    ...staff,
    summary: 'Take the restoring of access back; all who were told are told',
    body: z.strictObject({ reason }),
    response: Ok,
    errors: ['recovery.unknown'],
  },
  'GET /api/access-recoveries': {
    access: 'user',
    tag: 'accounts',
    summary: 'Accounts of which access is being restored: the own one, and those of owners of the same brands',
    response: z.object({ recoveries: z.array(OwnRecovery) }),
  },
  'POST /api/access-recoveries/{id}/stop': {
    access: 'user',
    tag: 'accounts',
    summary: 'Stop the restoring of access, as the owner of the account or of the same brand',
    params,
    body: NoBody,
    response: Ok,
    errors: ['recovery.unknown'],
  },
})
