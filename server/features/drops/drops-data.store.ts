import { sql } from 'drizzle-orm'
import { rowsOf } from '#server/platform/data/database.ts'
import { inOneBatch, momentText, type PersonalData, type Row } from '#server/platform/data/personal-data.ts'
import { addressHmac } from './links/mail-link.ts'

/**
 * Confirmed sign-ups of the account, and all for its own address. Unconfirmed ones that the user entered for another
 * address are left out, because they would tell whether another user had entered that address, too.
 */
const signUps: PersonalData = {
  name: 'dropSignUps',
  title: { de: 'Benachrichtigungen zum Drop', en: 'Drop notifications' },
  purpose: { de: 'Die Mails zum Drop, um die du gebeten hast.', en: 'The mails about a drop that you asked for.' },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    product: { de: 'Produkt', en: 'Product' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    email: { de: 'E-Mail', en: 'Email' },
    language: { de: 'Sprache', en: 'Language' },
    createdAt: { de: 'Eingetragen', en: 'Signed up' },
    confirmedAt: { de: 'Bestätigt', en: 'Confirmed' },
    state: { de: 'Stand der Mail', en: 'State of the mail' },
    endedAt: { de: 'Gesendet oder aufgegeben', en: 'Sent or given up' },
    toldReleaseAt: { de: 'Zuletzt genannter Termin', en: 'Date you were told last' },
    moveMailedAt: { de: 'Mail zum verschobenen Termin', en: 'Mail about the moved date' },
  },
  exports: {
    release_signups: [
      'product_id',
      'email',
      'language',
      'created_at',
      'confirmed_at',
      'state',
      'ended_at',
      'told_release_at',
      'move_mailed_at',
    ],
  },
  withholds: {
    'release_signups.email_key': 'the address once more, folded for comparing',
    'release_signups.move_seen_at': 'when the mailing noticed that the date moved',
    'release_signups.push_ordered_at': 'exported with the push messages',
  },
  rows: inOneBatch(
    ({ userId, emailKey }) => sql`select b.name as brand, p.name as product, p.id as "productId", s.email, s.language,
          ${momentText(sql`s.created_at`)} as "createdAt", ${momentText(sql`s.confirmed_at`)} as "confirmedAt",
          s.state, ${momentText(sql`s.ended_at`)} as "endedAt",
          ${momentText(sql`s.told_release_at`)} as "toldReleaseAt",
          ${momentText(sql`s.move_mailed_at`)} as "moveMailedAt"
        from release_signups s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
        where (s.user_id = ${userId} and s.confirmed_at is not null) or s.email_key = ${emailKey}
        order by s.created_at, s.id`,
  ),
}

const alerts: PersonalData = {
  name: 'priceAlerts',
  title: { de: 'Preisalarm', en: 'Price alert' },
  purpose: {
    de: 'Die Mail, wenn Gemerktes günstiger wird, um die du gebeten hast.',
    en: 'The mail about falling prices of saved products that you asked for.',
  },
  fields: {
    createdAt: { de: 'Eingeschaltet', en: 'Turned on' },
    checkedUntil: { de: 'Preise geprüft bis', en: 'Prices checked until' },
    checkedOn: { de: 'Zuletzt geprüft am', en: 'Last checked on' },
  },
  exports: { price_alerts: ['created_at', 'checked_until', 'checked_on'] },

  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`created_at`)} as "createdAt",
          ${momentText(sql`checked_until`)} as "checkedUntil", checked_on::text as "checkedOn"
        from price_alerts where user_id = ${userId}`,
  ),
}

const consents: PersonalData = {
  name: 'mailConsents',
  title: { de: 'Nachweise deiner Zustimmung zu Mails', en: 'Proof that you agreed to mails' },
  purpose: {
    de: 'Der Nachweis, dass du den Mails zugestimmt hast (§ 7 UWG). Er bleibt drei Jahre, ohne lesbare Adresse.',
    en: 'The proof that you agreed to the mails. It stays for three years, without a readable address.',
  },
  fields: {
    purpose: { de: 'Wofür', en: 'What for' },
    productId: { de: 'Nummer des Produkts', en: 'Product number' },
    requestedAt: { de: 'Gewünscht', en: 'Requested' },
    confirmedAt: { de: 'Bestätigt', en: 'Confirmed' },
    confirmedBy: { de: 'Bestätigt durch', en: 'Confirmed by' },
    endedAt: { de: 'Beendet', en: 'Ended' },
  },
  exports: { mail_consents: ['purpose', 'product_id', 'requested_at', 'confirmed_at', 'confirmed_by', 'ended_at'] },
  withholds: {
    'mail_consents.address_hmac': 'a hash of the address, which is exported',
  },
  async *rows(source, { userId, emailKey }) {
    // An unconfirmed address has no proofs.
    const hmac = emailKey === null ? null : await addressHmac(source, emailKey)
    yield await rowsOf<Row>(
      source.db,
      sql`select c.purpose, c.product_id as "productId", ${momentText(sql`c.requested_at`)} as "requestedAt",
            ${momentText(sql`c.confirmed_at`)} as "confirmedAt", c.confirmed_by as "confirmedBy",
            ${momentText(sql`c.ended_at`)} as "endedAt"
          from mail_consents c
          where c.address_hmac = ${hmac}
            or c.id in (select s.id from release_signups s where s.user_id = ${userId} and s.confirmed_at is not null)
            or c.id in (select a.id from price_alerts a where a.user_id = ${userId})
          order by c.requested_at, c.id`,
    )
  },
}

/** Stored data for mails about drops and prices. */
export const dropsData: readonly PersonalData[] = [signUps, alerts, consents]
