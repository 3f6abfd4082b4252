import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const account: PersonalData = {
  name: 'account',
  title: { de: 'Konto', en: 'Account' },
  purpose: {
    de: 'Damit du dich anmelden kannst und dein Deck behältst.',
    en: 'So that you can sign in and keep your deck.',
  },
  fields: {
    id: { de: 'Nummer des Kontos', en: 'Account number' },
    username: { de: 'Benutzername', en: 'Username' },
    email: { de: 'E-Mail', en: 'Email' },
    emailVerifiedAt: { de: 'E-Mail bestätigt', en: 'Email confirmed' },
    pendingEmail: { de: 'Neue E-Mail, noch nicht bestätigt', en: 'New email, not confirmed yet' },
    hasPassword: { de: 'Hat ein Passwort', en: 'Has a password' },
    googleAccount: { de: 'Kennung bei Google', en: 'Identifier at Google' },
    userType: { de: 'Kontotyp', en: 'Account type' },
    staffRole: { de: 'Rolle in der Verwaltung dieser Seite', en: 'Role in running this site' },
    staffSince: { de: 'Verwaltet diese Seite seit', en: 'Runs this site since' },
    personalised: { de: 'Personalisierte Reihenfolge', en: 'Personal order' },
    quickFlicks: { de: 'Schnelle Wischgesten', en: 'Quick swipes' },
    preferredTimezone: { de: 'Zeitzone', en: 'Time zone' },
    language: { de: 'Sprache der Mails', en: 'Language of mails' },
    termsVersion: { de: 'Angenommene Bedingungen', en: 'Terms accepted' },
    termsAcceptedAt: { de: 'Bedingungen angenommen', en: 'Terms accepted at' },
    createdAt: { de: 'Angelegt', en: 'Created' },
  },
  exports: {
    staff: ['role', 'created_at'],
    account_kinds: ['user_id', 'user_type', 'staff_role'],
    users: [
      'id',
      'username',
      'email',
      'email_verified_at',
      'pending_email',
      'google_sub',
      'personalised',
      'quick_flicks',
      'preferred_timezone',
      'language',
      'terms_version',
      'terms_accepted_at',
      'created_at',
    ],
  },
  withholds: {
    'staff.is_demo': 'says that a demo made the account',
    'users.password_hash': 'a secret; `hasPassword` says whether it is set',
    'users.has_long_password': 'a property of the password',
    'users.username_key': 'the username once more, folded for comparing',
    'users.username_skeleton': 'the username once more, folded for comparing',
    'users.email_key': 'the address once more, folded for comparing',
    'users.registered_from': 'a hash of the browser that registered, until the address is confirmed',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select id, username, email, ${momentText(sql`email_verified_at`)} as "emailVerifiedAt",
          pending_email as "pendingEmail", password_hash is not null as "hasPassword",
          google_sub as "googleAccount", k.user_type as "userType", s.role as "staffRole",
          ${momentText(sql`s.created_at`)} as "staffSince", personalised,
          quick_flicks as "quickFlicks", preferred_timezone as "preferredTimezone", language, terms_version as "termsVersion",
          ${momentText(sql`terms_accepted_at`)} as "termsAcceptedAt", ${momentText(sql`u.created_at`)} as "createdAt"
        from users u join account_kinds k on k.user_id = u.id left join staff s on s.user_id = u.id where u.id = ${userId}`,
  ),
}

const sessions: PersonalData = {
  name: 'sessions',
  title: { de: 'Anmeldungen', en: 'Sessions' },
  purpose: {
    de: 'Wo du angemeldet bist, damit du es siehst und beenden kannst.',
    en: 'Where you are signed in, so that you see it and can end it.',
  },
  fields: {
    device: { de: 'Gerät', en: 'Device' },
    createdAt: { de: 'Begonnen', en: 'Begun' },
    signedInAt: { de: 'Zuletzt ausgewiesen', en: 'Identity proven' },
    secondFactorAt: { de: 'Zweiter Faktor', en: 'Second factor' },
    lastSeenAt: { de: 'Zuletzt aktiv', en: 'Last active' },
    expiresAt: { de: 'Endet ohne Nutzung', en: 'Ends without use' },
    endsAt: { de: 'Endet spätestens', en: 'Ends at the latest' },
  },
  exports: {
    sessions: ['device', 'created_at', 'signed_in_at', 'second_factor_at', 'last_seen_at', 'expires_at', 'ends_at'],
  },
  withholds: {
    'sessions.token_hash': 'of a secret',
    'sessions.viewer_session_id': 'marks a view of staff, which is a row of account_views',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select device,
          ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`signed_in_at`)} as "signedInAt",
          ${momentText(sql`second_factor_at`)} as "secondFactorAt",
          ${momentText(sql`last_seen_at`)} as "lastSeenAt", ${momentText(sql`expires_at`)} as "expiresAt",
          ${momentText(sql`ends_at`)} as "endsAt"
        from sessions s where user_id = ${userId} order by s.created_at`,
  ),
}

const locks: PersonalData = {
  name: 'lock',
  title: { de: 'Sperre des Kontos', en: 'Lock of the account' },
  purpose: {
    de: 'Damit eine Sperre gilt und du ihren Grund siehst.',
    en: 'So that a lock holds and you see its reason.',
  },
  fields: {
    reason: { de: 'Grund', en: 'Reason' },
    lockedAt: { de: 'Gesperrt am', en: 'Locked at' },
    until: { de: 'Endet', en: 'Ends' },
  },
  exports: { account_locks: ['reason', 'locked_at', 'until'] },
  withholds: {},
  rows: inOneBatch(
    ({ userId }) => sql`select reason, ${momentText(sql`locked_at`)} as "lockedAt", ${momentText(sql`until`)} as until
        from account_locks l where user_id = ${userId}`,
  ),
}

const views: PersonalData = {
  name: 'views',
  title: { de: 'Ansichten durch unser Team', en: 'Views by our team' },
  purpose: {
    de: 'Damit du siehst, wann und warum unser Team die App wie du gesehen hat; zwei Jahre.',
    en: 'So that you see when and why our team saw the app as you do; two years.',
  },
  fields: {
    startedAt: { de: 'Begonnen', en: 'Begun' },
    until: { de: 'Endete spätestens', en: 'Ended at the latest' },
    endedAt: { de: 'Beendet', en: 'Ended' },
    reason: { de: 'Grund', en: 'Reason' },
  },
  exports: { account_views: ['started_at', 'until', 'ended_at', 'reason', 'staff_id'] },
  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`started_at`)} as "startedAt", ${momentText(sql`until`)} as until,
          ${momentText(sql`ended_at`)} as "endedAt", reason
        from account_views v where user_id = ${userId} order by v.started_at`,
  ),
}

const codes: PersonalData = {
  name: 'codes',
  title: { de: 'Offene Codes', en: 'Open codes' },
  purpose: {
    de: 'Codes, die dir geschickt wurden und noch gelten können. Der Code selbst ist bei uns nicht lesbar.',
    en: 'Codes that were sent to you and may still be valid. We cannot read the code itself.',
  },
  fields: {
    purpose: { de: 'Wofür', en: 'What for' },
    guessesLeft: { de: 'Versuche übrig', en: 'Guesses left' },
    expiresAt: { de: 'Gilt bis', en: 'Valid until' },
  },
  exports: { auth_codes: ['purpose', 'guesses_left', 'expires_at'] },
  withholds: { 'auth_codes.code_hmac': 'of a secret' },
  rows: inOneBatch(
    ({ userId }) => sql`select purpose, guesses_left as "guessesLeft", ${momentText(sql`expires_at`)} as "expiresAt"
        from auth_codes c where user_id = ${userId} order by c.expires_at`,
  ),
}

const exports: PersonalData = {
  name: 'exportLinks',
  title: { de: 'Offene Links auf deine Daten', en: 'Open links to your data' },
  purpose: {
    de: 'Links zum Herunterladen deiner Daten, die noch keiner benutzt hat.',
    en: 'Links for downloading your data that have not been used yet.',
  },
  fields: {
    format: { de: 'Form', en: 'Format' },
    language: { de: 'Sprache', en: 'Language' },
    expiresAt: { de: 'Gilt bis', en: 'Valid until' },
  },
  exports: { export_tickets: ['format', 'language', 'expires_at'] },
  withholds: { 'export_tickets.token_hash': 'of a secret' },
  rows: inOneBatch(
    ({ userId }) => sql`select format, language, ${momentText(sql`expires_at`)} as "expiresAt"
        from export_tickets t where user_id = ${userId} order by t.expires_at, format`,
  ),
}

const formerEmails: PersonalData = {
  name: 'formerEmails',
  title: { de: 'Frühere E-Mail-Adressen', en: 'Former email addresses' },
  purpose: {
    de: 'Damit die frühere Adresse eine Änderung 7 Tage lang zurücknehmen kann.',
    en: 'So that the former address can undo a change for 7 days.',
  },
  fields: {
    email: { de: 'E-Mail', en: 'Email' },
    expiresAt: { de: 'Gilt bis', en: 'Valid until' },
  },
  exports: { email_reverts: ['email', 'expires_at'] },
  withholds: {
    'email_reverts.token_hash': 'of a secret',
    'email_reverts.email_key': 'the address once more, folded for comparing',
    'email_reverts.position': 'only orders the changes',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select email, ${momentText(sql`expires_at`)} as "expiresAt"
        from email_reverts r where user_id = ${userId} order by r.position`,
  ),
}

const bounces: PersonalData = {
  name: 'refusedMails',
  title: { de: 'Abgewiesene Mails', en: 'Refused emails' },
  purpose: {
    de: 'Dass deine Adresse eine Mail abgewiesen hat, damit wir sie nicht weiter anschreiben; 180 Tage.',
    en: 'That your address refused an email, so that we stop writing to it; 180 days.',
  },
  fields: {
    email: { de: 'E-Mail', en: 'Email' },
    reason: { de: 'Antwort des Mailservers', en: 'Answer of the mail server' },
    bouncedAt: { de: 'Am', en: 'At' },
  },
  exports: { email_bounces: ['email', 'reason', 'bounced_at'] },
  withholds: { 'email_bounces.email_key': 'the address once more, folded for comparing' },
  rows: inOneBatch(
    ({ emailKey }) => sql`select email, reason, ${momentText(sql`bounced_at`)} as "bouncedAt"
        from email_bounces b where email_key = ${emailKey}`,
  ),
}

const secondFactor: PersonalData = {
  name: 'secondFactor',
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  purpose: { de: 'Schützt die Verwaltung dieser Seite.', en: 'Protects the administration of this site.' },
  fields: {
    confirmedAt: { de: 'Eingerichtet', en: 'Set up' },
    recoveryCodesLeft: { de: 'Wiederherstellungscodes übrig', en: 'Recovery codes left' },
    failures: { de: 'Falsche Codes', en: 'Wrong codes' },
    lockedUntil: { de: 'Gesperrt bis', en: 'Locked until' },
  },
  exports: { second_factors: ['confirmed_at', 'recovery_hashes', 'failures', 'locked_until'] },
  withholds: {
    'second_factors.secret': 'a secret',
    'second_factors.last_step': 'the time of the last code',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`confirmed_at`)} as "confirmedAt",
          cardinality(recovery_hashes) as "recoveryCodesLeft", failures, ${momentText(sql`locked_until`)} as "lockedUntil"
        from second_factors f where user_id = ${userId}`,
  ),
}

/** What is stored about a user for signing in. */
export const accountsData: readonly PersonalData[] = [
  account,
  locks,
  sessions,
  views,
  secondFactor,
  codes,
  exports,
  formerEmails,
  bounces,
]
