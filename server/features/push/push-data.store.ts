import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const browsers: PersonalData = {
  name: 'pushDevices',
  title: { de: 'Geräte mit Push-Nachrichten', en: 'Devices with push messages' },
  purpose: {
    de: 'Damit dein Browser dir Drops meldet, wie du es eingeschaltet hast.',
    en: 'So that your browser tells you about drops, as you switched it on.',
  },
  fields: {
    device: { de: 'Gerät', en: 'Device' },
    service: { de: 'Adresse beim Push-Dienst', en: 'Address at the push service' },
    language: { de: 'Sprache', en: 'Language' },
    since: { de: 'Eingeschaltet', en: 'Switched on' },
  },
  exports: { push_subscriptions: ['session_id', 'endpoint', 'language', 'created_at'] },
  withholds: {
    'push_subscriptions.id': 'a number that means nothing outside of this server',
    'push_subscriptions.p256dh': 'a key of the browser itself, which only serves to encrypt what is sent there',
    'push_subscriptions.auth': 'a secret of the browser, which only serves to encrypt what is sent there',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select n.device, s.endpoint as service, s.language, ${momentText(sql`s.created_at`)} as since
        from push_subscriptions s join sessions n on n.id = s.session_id
        where s.user_id = ${userId} order by s.created_at, s.id`,
  ),
}

const messages: PersonalData = {
  name: 'pushMessages',
  title: { de: 'Push-Nachrichten', en: 'Push messages' },
  purpose: {
    de: 'Damit dir jedes Gerät einen Drop nur einmal meldet und nie zu viele an einem Tag.',
    en: 'So that each device tells you about a drop only once, and never about too many on one day.',
  },
  fields: {
    brand: { de: 'Marke', en: 'Brand' },
    product: { de: 'Produkt', en: 'Product' },
    state: { de: 'Stand', en: 'State' },
    ordered: { de: 'Angelegt', en: 'Made' },
    due: { de: 'Frühestens', en: 'Not before' },
    expires: { de: 'Verfällt', en: 'Expires' },
    day: { de: 'Zählt für den Tag', en: 'Counts for the day' },
    tries: { de: 'Versuche', en: 'Tries' },
    ended: { de: 'Erledigt', en: 'Done' },
  },
  exports: {
    push_messages: ['product_id', 'state', 'created_at', 'due_at', 'expires_at', 'sent_on', 'tries', 'ended_at'],
  },
  withholds: {
    'push_messages.id': 'a number that means nothing outside of this server',
    'push_messages.subscription_id': 'an internal id of one of the exported devices',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select b.name as brand, p.name as product, m.state, ${momentText(sql`m.created_at`)} as ordered,
          ${momentText(sql`m.due_at`)} as due, ${momentText(sql`m.expires_at`)} as expires, m.sent_on::text as day,
          m.tries, ${momentText(sql`m.ended_at`)} as ended
        from push_messages m join push_subscriptions s on s.id = m.subscription_id
          join products p on p.id = m.product_id join brands b on b.id = p.brand_id
        where s.user_id = ${userId} order by m.created_at, m.id`,
  ),
}

/** What is stored for push messages about drops. */
export const pushData: readonly PersonalData[] = [browsers, messages]
