import { z } from 'zod'
import { Password } from './accounts.ts'
import { defineContract, type Output } from './endpoint.ts'
import { STAFF_ROLES } from './rights.ts'

const tag = 'staff'

/** Digits of an authenticator app, or a recovery code; blanks and hyphens do not count. */
const FactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-Z]{16})$/))

export const StaffAccess = z
  .object({
    role: z.enum(STAFF_ROLES),
    /** `missing`: to be set up; `needed`: set up, and not given in this session yet. */
    secondFactor: z.enum(['missing', 'needed', 'given']),
    /** Recovery codes that are left; null before the second factor is given. */
    recoveryCodesLeft: z.int().nullable(),
  })
  .meta({ id: 'StaffAccess' })
export type StaffAccess = Output<typeof StaffAccess>

/** What an authenticator app needs: the address that a QR code has, and the secret in it to type. */
export const Enrolment = z.object({
  secret: z.string(),
  uri: z.string(),
})
export type Enrolment = Output<typeof Enrolment>

export const staffContract = defineContract({
  'GET /api/staff/me': {
    access: 'user',
    tag,
    summary: 'The role of the caller as staff, and whether the second factor was given (Decision 130)',
    response: StaffAccess,
    errors: ['forbidden'],
  },
  'POST /api/staff/second-factor/enrolment': {
    access: 'user',
    tag,
    summary: 'Begin to set up the second factor; needs the password, of at least 14 characters',
    body: z.strictObject({ password: Password }),
    response: Enrolment,
    errors: ['forbidden', 'accounts.present-password', 'accounts.password-staff', 'staff.enrolled'],
  },
  'PUT /api/staff/second-factor/enrolment': {
    access: 'user',
    tag,
    summary: 'Finish setting up the second factor by a first code; answers ten recovery codes, once',
    body: z.strictObject({ code: FactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['forbidden', 'staff.code', 'staff.enrolled'],
  },
  'POST /api/staff/second-factor/recovery-codes': {
    access: 'user',
    tag,
    summary: 'Ten new recovery codes, once, in place of the old ones; needs the password and a code of the app',
    body: z.strictObject({ password: Password, code: FactorCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['forbidden', 'staff.code', 'accounts.present-password'],
  },
  'POST /api/staff/second-factor': {
    access: 'user',
    tag,
    summary: 'Give the second factor in this session: a code of the app or a recovery code',
    body: z.strictObject({ code: FactorCode }),
    response: StaffAccess,
    errors: ['forbidden', 'staff.code'],
  },
})
