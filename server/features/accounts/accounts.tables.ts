import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { EXPORT_FORMATS } from '#contract/own-data.ts'
import { STAFF_ROLES } from '#contract/rights.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { bytea, inList, moment } from '#server/platform/data/platform.tables.ts'

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    username: text('username').notNull(),
    /** NFKC and lower case: what must be unique (Trust S04). */
    usernameKey: text('username_key').notNull().unique('users_username_key'),
    /** The key with lookalikes of other scripts replaced; null where an older name looks like another one. */
    usernameSkeleton: text('username_skeleton').unique('users_username_skeleton'),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique('users_email_key'),
    emailVerifiedAt: moment('email_verified_at'),
    /** Decision 112: takes the place of `email` once its code is entered. */
    pendingEmail: text('pending_email'),
    /** argon2id; null for accounts that sign in with Google only. */
    passwordHash: text('password_hash'),
    /** Whether the password has the length that members of brands need; false until it is known (Decision 111). */
    hasLongPassword: boolean('has_long_password').notNull().default(false),
    /** Mark of the browser in which the password was chosen, until the address is confirmed (Trust S08). */
    registeredFrom: bytea('registered_from'),
    googleSub: text('google_sub').unique('users_google_sub'),
    /** False: no behaviour enters the order of the deck, and nothing is learned from it (Trust L06, GDPR Art. 21). */
    personalised: boolean('personalised').notNull().default(true),
    /** Decision 123: quick short swipes count. */
    quickFlicks: boolean('quick_flicks').notNull().default(true),
    preferredTimezone: text('preferred_timezone').notNull().default('Europe/Berlin'),
    /** Language of mails: the one that was used last. */
    language: text('language', { enum: ['de', 'en'] })
      .notNull()
      .default('de'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('users_newest').on(t.createdAt, t.id),
    // For staff who search by the beginning of a name or an address, whatever the collation.
    index('users_username_start').on(t.usernameKey.op('text_pattern_ops')),
    index('users_email_start').on(t.emailKey.op('text_pattern_ops')),
  ],
)

/** Accounts that staff locked: they cannot sign in. The log says who did it; a lock that is over stays until the next one. */
export const accountLocks = pgTable('account_locks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The person reads it. */
  reason: text('reason').notNull(),
  lockedAt: moment('locked_at').notNull(),
  /** Null: without end. */
  until: moment('until'),
})

/** Addresses that a mail server refused for good (SMTP 5xx for the recipient). No mails but requested codes go there. */
export const emailBounces = pgTable(
  'email_bounces',
  {
    /** As `users.email_key`. Also addresses without an account, such as those of sign-ups for drops. */
    emailKey: text('email_key').primaryKey(),
    email: text('email').notNull(),
    /** What the mail server said. */
    reason: text('reason').notNull(),
    bouncedAt: moment('bounced_at').notNull(),
  },
  (t) => [index('email_bounces_newest').on(t.bouncedAt, t.emailKey)],
)

/** People who run this installation, with what each may do (Product 14). */
export const staff = pgTable(
  'staff',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    /** The demo's admin signs in without a second factor (Decision 130); production does not start with one. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [check('staff_role', inList(t.role, STAFF_ROLES))],
)

/** The second factor of a member of staff: one-time codes of an authenticator app (RFC 6238), and recovery codes. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => staff.userId, { onDelete: 'cascade' }),
  /** Encrypted with the secret of the server. */
  secret: bytea('secret').notNull(),
  /** Null: enrolment was begun, and no code was entered yet. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code: it and earlier ones are refused (Trust S16). */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the recovery codes that are left, hexadecimal. */
  recoveryHashes: text('recovery_hashes').array().notNull().default(sql`'{}'`),
  /** Wrong codes since the last right one. */
  failures: integer('failures').notNull().default(0),
  /** No code is checked before this time. */
  lockedUntil: moment('locked_until'),
})

/**
 * What a user is, derived from the memberships in brands and from `staff`; a view, because memberships belong to a
 * feature above this one. Made by migration 0023.
 */
export const accountKinds = pgView('account_kinds', {
  userId: uuid('user_id').notNull(),
  userType: text('user_type', { enum: ['consumer', 'brand'] }).notNull(),
  staffRole: text('staff_role', { enum: STAFF_ROLES }),
}).existing()

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the cookie's token (Trust S17). */
    tokenHash: bytea('token_hash').notNull().unique('sessions_token_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    signedInAt: moment('signed_in_at').notNull().defaultNow(),
    /** When a member of staff gave the second factor in this session; null: not yet. */
    secondFactorAt: moment('second_factor_at'),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Idle limit, moved by use; never after `endsAt` (Trust S20). */
    expiresAt: moment('expires_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Of the member of staff who sees the app as this user; such a session only reads (Decision 092). Null: the user's own. */
    viewerSessionId: uuid('viewer_session_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_viewer').on(t.viewerSessionId)],
)

/** When staff saw the app as a user; the user sees it. Kept for two years. */
export const accountViews = pgTable(
  'account_views',
  {
    /** Also the id of its session. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: the account was deleted; the log keeps who it was. */
    staffId: uuid('staff_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    startedAt: moment('started_at').notNull(),
    until: moment('until').notNull(),
    /** Null: it goes on, or ended by itself just now. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('account_views_user').on(t.userId, t.startedAt),
    index('account_views_staff').on(t.staffId),
    index('account_views_open').on(t.until).where(sql`${t.endedAt} is null`),
  ],
)

/** `brand`: a signed-in user registers a brand. */
export const CODE_PURPOSES = ['verify', 'reset', 'change-email', 'brand'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** One valid code per user and purpose: a new one replaces the old (Trust S09 to S12). */
export const authCodes = pgTable(
  'auth_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: CODE_PURPOSES }).notNull(),
    codeHmac: bytea('code_hmac').notNull(),
    guessesLeft: integer('guesses_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] })],
)

/**
 * Addresses that an account had before a requested or completed change. The link in the notice to such an address takes the
 * change back, and no other account gets the address until it expires (Decision 112).
 */
export const emailReverts = pgTable(
  'email_reverts',
  {
    id: uuid('id').primaryKey(),
    /** Order of the changes: taking one back ends the links of later ones. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').notNull().unique('email_reverts_token_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('email_reverts_user').on(t.userId), index('email_reverts_email').on(t.emailKey)],
)

/** ID tokens already used to sign in: each counts once (Trust S27). */
export const usedIdTokens = pgTable('used_id_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Links to a copy of all own data: each opens one format once, within a day and the session that requested it (Trust L21). */
export const exportTickets = pgTable(
  'export_tickets',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: staff had the link mailed to the confirmed address. It opens as often as mail programs look at it. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    format: text('format', { enum: EXPORT_FORMATS }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('export_tickets_user').on(t.userId), index('export_tickets_session').on(t.sessionId)],
)
