import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const opened: PersonalData = {
  name: 'tickets',
  title: { de: 'Deine Tickets beim Support', en: 'Your tickets with support' },
  purpose: { de: 'Damit wir dir helfen können.', en: 'So that we can help you.' },
  fields: {
    number: { de: 'Nummer', en: 'Number' },
    brandId: { de: 'Für die Marke', en: 'For the brand' },
    subject: { de: 'Betreff', en: 'Subject' },
    category: { de: 'Thema', en: 'Topic' },
    urgency: { de: 'Dringlichkeit', en: 'Urgency' },
    priority: { de: 'Vorrang', en: 'Priority' },
    state: { de: 'Stand', en: 'State' },
    language: { de: 'Sprache', en: 'Language' },
    reference: { de: 'Bezug', en: 'Refers to' },
    diagnostics: { de: 'Technische Angaben', en: 'Technical details' },
    stars: { de: 'Deine Bewertung', en: 'Your rating' },
    ratingComment: { de: 'Dein Kommentar', en: 'Your comment' },
    ratedAt: { de: 'Bewertet', en: 'Rated' },
    createdAt: { de: 'Geöffnet', en: 'Opened' },
    updatedAt: { de: 'Zuletzt geändert', en: 'Last changed' },
    resolvedAt: { de: 'Gelöst', en: 'Resolved' },
    closedAt: { de: 'Geschlossen', en: 'Closed' },
  },
  exports: {
    tickets: [
      'no',
      'brand_id',
      'subject',
      'category',
      'urgency',
      'priority',
      'state',
      'language',
      'reference_name',
      'diagnostics',
      'stars',
      'rating_comment',
      'rated_at',
      'created_at',
      'updated_at',
      'resolved_at',
      'closed_at',
    ],
  },
  withholds: Object.fromEntries(
    Object.entries({
      request_key: 'recognises a repeated request',
      reference_type: 'the reference is exported by its name',
      reference_id: 'the reference is exported by its name',
      follows_id: 'both tickets are in the list',
      conversation_id: 'its messages are exported with the ticket and with the conversation',
      conversation_seq: 'its messages are exported with the ticket and with the conversation',
      merged_into: 'both tickets are in the list',
      ignores_escalation: 'how support measures itself',
      owed: 'how support measures itself',
      owed_since: 'how support measures itself',
      target_minutes: 'how support measures itself',
      spent_minutes: 'how support measures itself',
      running_since: 'how support measures itself',
      due_at: 'how support measures itself',
      escalate_at: 'how support measures itself',
      escalated_at: 'how support measures itself',
      first_reply_minutes: 'how support measures itself',
      first_reply_late: 'how support measures itself',
      asked_for_rating_at: 'the mail that asked is with the user',
    }).map(([column, reason]) => [`tickets.${column}`, reason]),
  ),
  rows: inOneBatch(
    ({ userId }) => sql`select 'SW-' || t.no as number, t.brand_id as "brandId", t.subject, t.category, t.urgency,
          t.priority, t.state, t.language, t.reference_name as reference, t.diagnostics::text as diagnostics, t.stars,
          t.rating_comment as "ratingComment", ${momentText(sql`t.rated_at`)} as "ratedAt",
          ${momentText(sql`t.created_at`)} as "createdAt", ${momentText(sql`t.updated_at`)} as "updatedAt",
          ${momentText(sql`t.resolved_at`)} as "resolvedAt", ${momentText(sql`t.closed_at`)} as "closedAt"
        from tickets t where t.owner_id = ${userId} or t.opened_by = ${userId} order by t.no`,
  ),
}

const written: PersonalData = {
  name: 'ticketMessages',
  title: { de: 'Nachrichten in deinen Tickets', en: 'Messages in your tickets' },
  purpose: {
    de: 'Was du geschrieben hast und was dir der Support geantwortet hat.',
    en: 'What you wrote, and what support answered you.',
  },
  fields: {
    ticket: { de: 'Ticket', en: 'Ticket' },
    from: { de: 'Von', en: 'From' },
    text: { de: 'Text', en: 'Text' },
    createdAt: { de: 'Wann', en: 'When' },
  },
  exports: { ticket_messages: ['ticket_id', 'side', 'text', 'created_at'] },
  withholds: {
    'ticket_messages.request_key': 'recognises a repeated request',
    'ticket_messages.no': 'the rows are in this order',
  },
  rows: inOneBatch(
    ({
      userId,
    }) => sql`select 'SW-' || t.no as ticket, m.side as "from", m.text, ${momentText(sql`m.created_at`)} as "createdAt"
        from ticket_messages m join tickets t on t.id = m.ticket_id
        where m.author_id = ${userId} or t.owner_id = ${userId} or (t.opened_by = ${userId} and m.side = 'staff')
        order by m.created_at, m.no`,
  ),
}

const files: PersonalData = {
  name: 'ticketAttachments',
  title: { de: 'Anhänge deiner Tickets', en: 'Attachments of your tickets' },
  purpose: {
    de: 'Dateien, die du mitgeschickt hast. Herunterladen kannst du sie im Ticket.',
    en: 'Files that you sent along. You can download them in the ticket.',
  },
  fields: {
    ticket: { de: 'Ticket', en: 'Ticket' },
    name: { de: 'Datei', en: 'File' },
    type: { de: 'Art', en: 'Type' },
    bytes: { de: 'Bytes', en: 'Bytes' },
    createdAt: { de: 'Hochgeladen', en: 'Uploaded' },
  },
  exports: { ticket_attachments: ['message_id', 'name', 'type', 'bytes', 'created_at'] },
  rows: inOneBatch(
    ({
      userId,
    }) => sql`select 'SW-' || t.no as ticket, a.name, a.type, a.bytes, ${momentText(sql`a.created_at`)} as "createdAt"
        from ticket_attachments a left join ticket_messages m on m.id = a.message_id left join tickets t on t.id = m.ticket_id
        where a.pending_of = ${userId} or m.author_id = ${userId} or t.owner_id = ${userId} order by a.created_at, a.id`,
  ),
}

/** A user's tickets, the messages in them, and the files. */
export const supportData: readonly PersonalData[] = [opened, written, files]
