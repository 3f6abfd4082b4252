import { z } from 'zod'
import { ACCOUNT } from './accounts.limits.ts'
import { defineContract, type Output } from './endpoint.ts'
import { Id, Message, NoBody, Ok, VISIBLE } from './schemas.ts'
import { LANGUAGES, TIMEZONES } from './vocabulary.ts'

const tag = 'accounts'

/** Also the names of older accounts. For new names the service applies `isUsername`, which has an error of its own. */
export const Username = z.string().trim().min(ACCOUNT.usernameMin).max(ACCOUNT.usernameMax).regex(VISIBLE)
export const Email = z.string().trim().check(z.email(), z.maxLength(ACCOUNT.emailMax))
/** Only an upper bound in UTF-16 units: the server checks the length in code points (Trust S05). */
export const Password = z.string().max(ACCOUNT.passwordMax * 4)
export const Code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${ACCOUNT.codeDigits}}$`))

/** The password, which an older sign-in must send for calls that could take the account (Decision 112). */
const Proof = z.strictObject({ password: Password.optional() }).nullish()

export const User = z
  .object({
    id: Id,
    username: z.string(),
    email: z.string(),
    userType: z.enum(['consumer', 'brand']),
    preferredTimezone: z.enum(TIMEZONES),
    isAdmin: z.boolean(),
    /** Decision 112: the new address whose code has not been entered yet; null when there is none. */
    pendingEmail: z.string().nullable(),
    /** The address accepts no mails: none but requested codes are sent to it. */
    emailRefused: z.boolean(),
    hasPassword: z.boolean(),
    /** Whether its password is long enough for members of brands (Decision 111). */
    hasLongPassword: z.boolean(),
    /** Trust L06: false shows the newest and most liked products instead of a personal order. */
    personalised: z.boolean(),
    /** Decision 123: whether quick short swipes count. */
    quickFlicks: z.boolean(),
    /** Only while a member of staff sees the app as this user: until when (Decision 092). */
    viewedUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'User' })
export type User = Output<typeof User>

const Session = z
  .object({
    id: Id,
    /** "Chrome · Android"; empty when the browser did not send it. */
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'Session' })

export const accountsContract = defineContract({
  'GET /api/auth/me': {
    access: 'user',
    tag,
    summary: 'Current user',
    response: User,
  },
  'PUT /api/auth/me': {
    access: 'user',
    tag,
    summary:
      'Update the profile; a new address needs a recent sign-in or the password, and takes effect after its code',
    body: z.strictObject({
      username: Username,
      email: Email,
      preferredTimezone: z.enum(TIMEZONES),
      password: Password.optional(),
    }),
    response: User,
    errors: [
      'accounts.username-characters',
      'accounts.username-taken',
      'accounts.email-taken',
      'accounts.reauth',
      'accounts.credentials',
    ],
  },
  'PUT /api/auth/password': {
    access: 'user',
    tag,
    summary:
      'Change the password by the present one, or set a first one after a recent sign-in; ends all other sessions',
    body: z.strictObject({ password: Password.optional(), newPassword: Password }),
    response: User,
    errors: [
      'accounts.present-password',
      'accounts.reauth',
      'accounts.password-short',
      'accounts.password-brand',
      'accounts.password-common',
      'accounts.password-staff',
    ],
  },
  'PATCH /api/auth/me': {
    access: 'user',
    tag,
    summary:
      'Change settings of the deck: the personal order, from the next deck on, and whether quick short swipes count',
    body: z
      .strictObject({ personalised: z.boolean(), quickFlicks: z.boolean() })
      .partial()
      .refine((settings) => Object.keys(settings).length > 0),
    response: User,
  },
  'DELETE /api/auth/me': {
    access: 'user',
    tag,
    summary:
      'Delete the account; an older sign-in needs the password, and the only owner of a brand must hand it over or close it',
    body: Proof,
    response: Ok,
    errors: ['accounts.reauth', 'accounts.credentials', 'accounts.owns-brand', 'staff.last-superadmin'],
  },
  'POST /api/auth/logout': { access: 'public', tag, summary: 'End this session', body: NoBody, response: Ok },
  'POST /api/auth/login': {
    access: 'public',
    tag,
    summary: 'Sign in by username or e-mail address',
    body: z.strictObject({
      username: z.string().min(1).max(ACCOUNT.emailMax).regex(VISIBLE),
      password: Password.min(1),
    }),
    response: User,
    errors: ['accounts.credentials', 'accounts.locked', 'accounts.locked-until'],
  },
  'POST /api/auth/register': {
    access: 'public',
    tag,
    summary: 'Create a consumer account; a code follows by mail',
    body: z.strictObject({
      username: Username,
      email: Email,
      password: Password,
      terms: z.boolean(),
      userType: z.literal('consumer'),
    }),
    response: z.object({ requiresVerification: z.literal(true), message: z.string() }),
    errors: [
      'accounts.email-taken',
      'accounts.username-characters',
      'accounts.username-taken',
      'accounts.password-short',
      'accounts.password-common',
      'accounts.terms',
      'operation.no-shoppers',
    ],
  },
  'POST /api/auth/verify-email': {
    access: 'public',
    tag,
    summary:
      'Confirm an address by its code; signs in, or completes a change of address. In another browser than the registering one it needs a password',
    body: z.strictObject({ email: Email, code: Code, password: Password.optional() }),
    response: User,
    errors: [
      // A change of address whose session ended meanwhile.
      'unauthenticated',
      'accounts.code',
      'accounts.code-used-up',
      'accounts.email-taken',
      'accounts.credentials',
      'accounts.new-password',
      'accounts.password-short',
      'accounts.password-common',
      'accounts.locked',
      'accounts.locked-until',
    ],
  },
  'POST /api/auth/resend-verification': {
    access: 'public',
    tag,
    summary: 'Send a new confirmation code',
    body: z.strictObject({ email: Email }),
    response: Message,
  },
  'POST /api/auth/google': {
    access: 'public',
    tag,
    summary: 'Sign in with a verified Google ID token (field idToken or Authorization: Bearer)',
    body: z.strictObject({
      email: z.string().max(ACCOUNT.emailMax).optional(),
      displayName: z.string().max(200).nullish(),
      photoURL: z.string().max(2048).nullish(),
      uid: z.string().max(256).optional(),
      terms: z.boolean().optional(),
      idToken: z.string().max(8192).optional(),
    }),
    // Token and picture address alone are 10 kB.
    bodyBytes: 16_000,
    response: User,
    errors: [
      'accounts.google',
      'accounts.google-off',
      'accounts.google-terms',
      'operation.no-shoppers',
      'accounts.email-taken',
      'accounts.credentials',
      'accounts.locked',
      'accounts.locked-until',
    ],
  },
  'POST /api/auth/forgot-password': {
    access: 'public',
    tag,
    summary: 'Send a 6-digit code; the answer is the same for unknown addresses',
    body: z.strictObject({ email: Email }),
    response: Message,
  },
  'POST /api/auth/reset-password': {
    access: 'public',
    tag,
    summary: 'Set a new password with the code; ends all sessions',
    body: z.strictObject({ email: Email, code: Code, password: Password }),
    response: Message,
    errors: [
      'accounts.code',
      'accounts.code-used-up',
      'accounts.password-short',
      'accounts.password-brand',
      'accounts.password-common',
      'accounts.password-staff',
    ],
  },
  'GET /api/auth/sessions': {
    access: 'user',
    tag,
    summary: 'Where this account is signed in',
    response: z.array(Session),
  },
  'DELETE /api/auth/sessions': {
    access: 'user',
    tag,
    summary: 'Sign out everywhere else; an older sign-in needs the password',
    body: Proof,
    response: Ok,
    errors: ['accounts.reauth', 'accounts.credentials'],
  },
  'DELETE /api/auth/sessions/{id}': {
    access: 'user',
    tag,
    summary: 'End one session; an older sign-in needs the password to end a session other than its own',
    params: z.strictObject({ id: Id }),
    body: Proof,
    response: Ok,
    errors: ['accounts.session-unknown', 'accounts.reauth', 'accounts.credentials'],
  },
  'GET /api/site': {
    access: 'public',
    tag,
    summary: 'What this installation offers',
    response: z.object({
      /** Address of Google's sign-in page and our client id; null hides the button. */
      google: z.object({ authorizeUrl: z.string(), clientId: z.string() }).nullable(),
      demo: z.boolean(),
      languages: z.array(z.enum(LANGUAGES)),
    }),
  },
})
