import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const ties: PersonalData = {
  name: 'brandTies',
  title: { de: 'Marken, denen du folgst oder die du ausgeblendet hast', en: 'Brands you follow or have hidden' },
  purpose: { de: 'Damit dein Deck das beachtet.', en: 'So that your deck respects it.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    kind: { de: 'Gefolgt (follow) oder ausgeblendet (hide)', en: 'Followed (follow) or hidden (hide)' },
    createdAt: { de: 'Seit', en: 'Since' },
  },
  exports: { brand_ties: ['brand_no', 'kind', 'created_at'] },
  rows: inOneBatch(
    ({ userId }) => sql`select b.name as brand, b.id as "brandId", t.kind,
          ${momentText(sql`t.created_at`)} as "createdAt"
        from brand_ties t join brands b on b.no = t.brand_no where t.user_id = ${userId}
        order by t.created_at, b.no`,
  ),
}

const memberships: PersonalData = {
  name: 'ownBrands',
  title: { de: 'Marken, für die du arbeitest', en: 'Brands you work for' },
  purpose: { de: 'Damit nur ihr sie verwalten könnt.', en: 'So that only you and your team can run them.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    status: { de: 'Stand', en: 'Status' },
    role: { de: 'Rolle', en: 'Role' },
    isOwner: { de: 'Inhaber', en: 'Owner' },
    since: { de: 'Seit', en: 'Since' },
  },
  exports: {
    brands: ['name', 'id', 'status'],
    brand_members: ['brand_id', 'role', 'is_owner', 'created_at'],
  },
  withholds: { 'brand_members.version': 'a number by which a change over a newer one is recognised' },
  rows: inOneBatch(
    ({ userId }) => sql`select b.name as brand, b.id as "brandId", b.status, m.role, m.is_owner as "isOwner",
          ${momentText(sql`m.created_at`)} as since
        from brands b join brand_members m on m.brand_id = b.id where m.user_id = ${userId} order by m.created_at, b.no`,
  ),
}

const registrations: PersonalData = {
  name: 'brandRegistration',
  title: { de: 'Begonnene Anmeldung einer Marke', en: 'Registration of a brand that was begun' },
  purpose: {
    de: 'Wartet höchstens einen Tag auf den Code aus der Mail.',
    en: 'Waits at most one day for the code of the mail.',
  },
  fields: {
    form: { de: 'Angaben', en: 'Details' },
    submittedAt: { de: 'Abgeschickt', en: 'Submitted' },
  },
  exports: { brand_registrations: ['form', 'submitted_at'] },
  withholds: { 'brand_registrations.ip_hash': 'of an address; no one can read it' },
  rows: inOneBatch(
    ({ userId }) => sql`select form::text as form, ${momentText(sql`submitted_at`)} as "submittedAt"
        from brand_registrations where user_id = ${userId}`,
  ),
}

const assurances: PersonalData = {
  name: 'brandAssurances',
  title: { de: 'Zusicherungen für Marken', en: 'Assurances for brands' },
  purpose: {
    de: 'Als Nachweis, wer was in welcher Fassung zugesichert hat.',
    en: 'As evidence of who assured what, and in which version.',
  },
  fields: {
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    kind: { de: 'Was', en: 'What' },
    version: { de: 'Fassung', en: 'Version' },
    acceptedAt: { de: 'Am', en: 'At' },
  },
  exports: { brand_assurances: ['brand_id', 'kind', 'version', 'accepted_at'] },
  withholds: { 'brand_assurances.ip_hash': 'of an address; no one can read it' },
  rows: inOneBatch(
    ({ userId }) => sql`select brand_id as "brandId", kind, version, ${momentText(sql`accepted_at`)} as "acceptedAt"
        from brand_assurances a where user_id = ${userId} order by a.id`,
  ),
}

const invites: PersonalData = {
  name: 'brandInvites',
  title: { de: 'Einladungen in ein Team', en: 'Invitations to a team' },
  purpose: { de: 'Damit du sie annehmen kannst.', en: 'So that you can accept them.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    email: { de: 'E-Mail', en: 'Email' },
    role: { de: 'Rolle', en: 'Role' },
    createdAt: { de: 'Geschickt', en: 'Sent' },
    expiresAt: { de: 'Gilt bis', en: 'Valid until' },
  },
  exports: { brand_invites: ['brand_id', 'email', 'role', 'created_at', 'expires_at'] },
  withholds: {
    'brand_invites.email_key': 'the address once more, folded for comparing',
    'brand_invites.token_hash': 'of a secret',
  },
  rows: inOneBatch(
    ({
      userId,
      emailKey,
    }) => sql`select b.name as brand, i.email, i.role, ${momentText(sql`i.created_at`)} as "createdAt",
          ${momentText(sql`i.expires_at`)} as "expiresAt"
        from brand_invites i join brands b on b.id = i.brand_id
        where i.email_key = ${emailKey} or i.invited_by = ${userId} order by i.created_at, i.id`,
  ),
}

const recoveries: PersonalData = {
  name: 'accessRecoveries',
  title: { de: 'Wiederherstellung deines Zugangs', en: 'Restoring of your access' },
  purpose: {
    de: 'Damit nur Inhaber wieder in ein Konto kommen, 90 Tage nach dem Ende gelöscht.',
    en: 'So that owners alone get back into an account; deleted 90 days after its end.',
  },
  fields: {
    email: { de: 'Neue E-Mail', en: 'New email' },
    checks: { de: 'Was geprüft wurde', en: 'What was checked' },
    reason: { de: 'Grund', en: 'Reason' },
    askedAt: { de: 'Begonnen', en: 'Begun' },
    dueAt: { de: 'Frühestens', en: 'At the earliest' },
    confirmedAt: { de: 'Adresse bestätigt', en: 'Address confirmed' },
    endedAt: { de: 'Beendet', en: 'Ended' },
    outcome: { de: 'Ausgang', en: 'Outcome' },
  },
  exports: {
    access_recoveries: ['email', 'checks', 'reason', 'asked_at', 'due_at', 'confirmed_at', 'ended_at', 'outcome'],
  },
  withholds: {
    'access_recoveries.email_key': 'the address once more, folded for comparing',
    'access_recoveries.former_email_key': 'the address of the account, folded for comparing',
    'access_recoveries.stop_hash': 'of a secret',
    'access_recoveries.confirm_hash': 'of a secret',
  },
  rows: inOneBatch(
    ({
      userId,
    }) => sql`select email, array_to_string(checks, ', ') as checks, reason, ${momentText(sql`asked_at`)} as "askedAt",
          ${momentText(sql`due_at`)} as "dueAt", ${momentText(sql`confirmed_at`)} as "confirmedAt",
          ${momentText(sql`ended_at`)} as "endedAt", outcome
        from access_recoveries where user_id = ${userId} order by asked_at, id`,
  ),
}

/** Stored data of a user about brands. */
export const brandsData: readonly PersonalData[] = [ties, memberships, registrations, assurances, invites, recoveries]
