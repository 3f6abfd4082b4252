import { sql } from 'drizzle-orm'
import { inBatches, inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const own: PersonalData = {
  name: 'conversations',
  title: { de: 'Unterhaltungen', en: 'Conversations' },
  purpose: {
    de: 'Damit du mit Marken und unserem Support schreiben kannst; 24 Monate nach der letzten Nachricht gelöscht.',
    en: 'So that you can write with brands and our support; deleted 24 months after the last message.',
  },
  fields: {
    id: { de: 'Nummer', en: 'Number' },
    with: { de: 'Mit', en: 'With' },
    state: { de: 'Stand', en: 'State' },
    messages: { de: 'Nachrichten', en: 'Messages' },
    unread: { de: 'Ungelesen', en: 'Unread' },
    received: { de: 'Empfangen bis', en: 'Received up to' },
    read: { de: 'Gelesen bis', en: 'Read up to' },
    begun: { de: 'Begonnen', en: 'Begun' },
    last: { de: 'Letzte Nachricht', en: 'Last message' },
    toldUpTo: { de: 'Per Mail oder Push erinnert bis', en: 'Reminded by mail or push up to' },
    toldAt: { de: 'Zuletzt erinnert', en: 'Last reminded' },
    waiting: { de: 'Du wartest seit', en: 'You have waited since' },
    answered: { de: 'Erste Antwort', en: 'First answer' },
    labels: { de: 'Stichwörter der anderen Seite', en: 'Labels of the other side' },
    blocked: { de: 'Von dir blockiert', en: 'Blocked by you' },
  },
  exports: {
    conversations: [
      'kind',
      'brand_id',
      'state',
      'last_seq',
      'user_unread',
      'user_delivered_seq',
      'user_read_seq',
      'user_told_seq',
      'user_told_at',
      'created_at',
      'last_message_at',
      'waiting_since',
      'first_reply_at',
      'user_blocked_at',
      'labels',
    ],
  },
  withholds: {
    'conversations.desk_unread': 'what the other side has read',
    'conversations.desk_delivered_seq': 'what the other side has received',
    'conversations.desk_read_seq': 'what the other side has read',
    'conversations.desk_told_seq': 'what the other side was reminded of',
    'conversations.desk_told_at': 'what the other side was reminded of',
    'conversations.snoozed_until': 'when the other side looks at it again',
    'conversations.away_opens_at': 'repeats when the automatic answer was sent',
    'conversations.desk_blocked_at': 'what the other side decided about itself',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select c.id, coalesce(b.name, 'Dropdeck') as "with", c.state, c.last_seq as messages,
          c.user_unread as unread, c.user_delivered_seq as received, c.user_read_seq as read,
          c.user_told_seq as "toldUpTo", ${momentText(sql`c.user_told_at`)} as "toldAt",
          ${momentText(sql`c.created_at`)} as begun, ${momentText(sql`c.last_message_at`)} as last,
          ${momentText(sql`c.waiting_since`)} as waiting, ${momentText(sql`c.first_reply_at`)} as answered,
          array_to_string(c.labels, ', ') as labels, ${momentText(sql`c.user_blocked_at`)} as blocked
        from conversations c left join brands b on b.id = c.brand_id
        where c.user_id = ${userId} order by c.created_at, c.id`,
  ),
}

const messages: PersonalData = {
  name: 'conversationMessages',
  title: { de: 'Nachrichten deiner Unterhaltungen', en: 'Messages of your conversations' },
  purpose: {
    de: 'Was du geschrieben und bekommen hast, auch für eine Marke.',
    en: 'What you wrote and received, also for a brand.',
  },
  fields: {
    conversation: { de: 'Unterhaltung', en: 'Conversation' },
    number: { de: 'Nummer', en: 'Number' },
    isOwn: { de: 'Von dir', en: 'From you' },
    text: { de: 'Text', en: 'Text' },
    isMasked: { de: 'Kontaktdaten ausgeblendet', en: 'Contact details masked' },
    isAutomatic: { de: 'Automatische Antwort', en: 'Automatic answer' },
    opensAt: { de: 'Wieder erreichbar', en: 'Reachable again' },
    product: { de: 'Produkt', en: 'Product' },
    sentAt: { de: 'Gesendet', en: 'Sent' },
    removedAt: { de: 'Entfernt', en: 'Removed' },
  },
  exports: {
    conversation_messages: [
      'seq',
      'side',
      'text',
      'is_masked',
      'is_automatic',
      'opens_at',
      'product_id',
      'created_at',
      'removed_at',
    ],
  },
  rows: inBatches<readonly [string, number]>(
    ({ userId }, after, most) => sql`select json_build_array(m.conversation_id, m.seq) as cursor, json_build_object(
            'conversation', m.conversation_id, 'number', m.seq, 'isOwn', coalesce(m.author_id = ${userId}, false),
            'text', m.text, 'isMasked', m.is_masked,
            'isAutomatic', m.is_automatic, 'opensAt', ${momentText(sql`m.opens_at`)}, 'product', p.name,
            'sentAt', ${momentText(sql`m.created_at`)}, 'removedAt', ${momentText(sql`m.removed_at`)}) as row
        from conversation_messages m join conversations c on c.id = m.conversation_id
          left join products p on p.id = m.product_id
        where (c.user_id = ${userId} or m.author_id = ${userId})
          and (${after?.[0] ?? null}::uuid is null
            or (m.conversation_id, m.seq) > (${after?.[0] ?? null}::uuid, ${after?.[1] ?? null}::int))
        order by m.conversation_id, m.seq limit ${most}`,
  ),
}

const pictures: PersonalData = {
  name: 'conversationPictures',
  title: { de: 'Bilder deiner Unterhaltungen', en: 'Pictures of your conversations' },
  purpose: {
    de: 'Bilder, die du geschickt oder bekommen hast. Ansehen kannst du sie in der Unterhaltung.',
    en: 'Pictures that you sent or received. You can see them in the conversation.',
  },
  fields: {
    conversation: { de: 'Unterhaltung', en: 'Conversation' },
    message: { de: 'Nachricht', en: 'Message' },
    isOwn: { de: 'Von dir', en: 'From you' },
    width: { de: 'Breite', en: 'Width' },
    height: { de: 'Höhe', en: 'Height' },
    bytes: { de: 'Bytes', en: 'Bytes' },
    createdAt: { de: 'Hochgeladen', en: 'Uploaded' },
  },
  exports: {
    conversation_pictures: ['conversation_id', 'message_id', 'side', 'width', 'height', 'bytes', 'created_at'],
  },
  withholds: { 'conversation_pictures.position': 'the rows are in this order' },
  rows: inOneBatch(
    ({ userId }) => sql`select p.conversation_id as conversation, m.seq as message,
          coalesce(p.pending_of, m.author_id) is not distinct from ${userId}::uuid as "isOwn", p.width, p.height, p.bytes,
          ${momentText(sql`p.created_at`)} as "createdAt"
        from conversation_pictures p join conversations c on c.id = p.conversation_id
          left join conversation_messages m on m.id = p.message_id
        where p.pending_of = ${userId} or m.author_id = ${userId} or (c.user_id = ${userId} and m.id is not null)
        order by p.conversation_id, m.seq, p.position`,
  ),
}

/** What is stored of a user's conversations. */
export const chatData: readonly PersonalData[] = [own, messages, pictures]
