import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const REFERENCE = { de: 'Zeichen', en: 'Reference' }
const NAME = { de: 'Name', en: 'Name' }
const EMAIL = { de: 'E-Mail', en: 'Email' }
const LANGUAGE = { de: 'Sprache', en: 'Language' }
const SENT = { de: 'Geschrieben', en: 'Written' }

const messages: PersonalData = {
  name: 'messages',
  title: { de: 'Nachrichten an uns', en: 'Messages to us' },
  purpose: {
    de: 'Damit wir antworten können. Wir finden sie an deiner bestätigten Adresse.',
    en: 'So that we can answer. We find them by your confirmed address.',
  },
  fields: {
    reference: REFERENCE,
    topic: { de: 'Thema', en: 'Topic' },
    name: NAME,
    email: EMAIL,
    message: { de: 'Nachricht', en: 'Message' },
    language: LANGUAGE,
    createdAt: SENT,
  },
  exports: { contact_messages: ['reference', 'topic', 'name', 'email', 'message', 'language', 'created_at'] },

  rows: inOneBatch(
    ({ emailKey }) => sql`select reference, topic, name, email, message, language,
          ${momentText(sql`created_at`)} as "createdAt"
        from contact_messages m where lower(normalize(email, NFKC)) = ${emailKey} order by m.created_at`,
  ),
}

const notices: PersonalData = {
  name: 'reports',
  title: { de: 'Meldungen von Inhalten', en: 'Reports of content' },
  purpose: {
    de: 'Gesetzliche Pflicht, Meldungen zu bearbeiten (Art. 16 DSA). Wir finden sie an deiner bestätigten Adresse.',
    en: 'Legal duty to handle reports (DSA art. 16). We find them by your confirmed address.',
  },
  fields: {
    reference: REFERENCE,
    reason: { de: 'Grund', en: 'Reason' },
    location: { de: 'Ort', en: 'Location' },
    targetType: { de: 'Art des Inhalts', en: 'Kind of content' },
    targetId: { de: 'Nummer des Inhalts', en: 'Number of the content' },
    snapshot: { de: 'Gemeldete Nachricht', en: 'Reported message' },
    explanation: { de: 'Erklärung', en: 'Explanation' },
    name: NAME,
    email: EMAIL,
    language: LANGUAGE,
    createdAt: SENT,
    confirmedAt: { de: 'Empfang bestätigt', en: 'Receipt sent' },
    outcome: { de: 'Entscheidung', en: 'Decision' },
    answer: { de: 'Begründung', en: 'Reasons' },
    decidedAt: { de: 'Entschieden', en: 'Decided' },
  },
  exports: {
    content_notices: [
      'reference',
      'reason',
      'location',
      'target_type',
      'target_id',
      'snapshot',
      'explanation',
      'name',
      'email',
      'language',
      'created_at',
      'confirmed_at',
      'outcome',
      'answer',
      'decided_at',
    ],
  },
  withholds: { 'content_notices.target_brand_id': 'the brand of a conversation, which is exported with it' },
  rows: inOneBatch(
    ({
      emailKey,
    }) => sql`select reference, reason, location, target_type as "targetType", target_id as "targetId", snapshot, explanation, name, email, language,
          ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`confirmed_at`)} as "confirmedAt",
          outcome, answer, ${momentText(sql`decided_at`)} as "decidedAt"
        from content_notices n where lower(normalize(email, NFKC)) = ${emailKey} order by n.created_at`,
  ),
}

const contested: PersonalData = {
  name: 'appeals',
  title: { de: 'Widersprüche', en: 'Appeals' },
  purpose: {
    de: 'Gesetzliche Pflicht, Widersprüche zu bearbeiten (Art. 20 DSA). Wir finden sie an deiner bestätigten Adresse.',
    en: 'Legal duty to handle appeals (DSA art. 20). We find them by your confirmed address.',
  },
  fields: {
    reference: REFERENCE,
    about: { de: 'Worum es geht', en: 'What it is about' },
    subjectReference: { de: 'Erste Entscheidung', en: 'First decision' },
    email: EMAIL,
    text: { de: 'Text', en: 'Text' },
    language: LANGUAGE,
    createdAt: SENT,
    confirmedAt: { de: 'Empfang bestätigt', en: 'Receipt sent' },
    outcome: { de: 'Entscheidung', en: 'Decision' },
    answer: { de: 'Begründung', en: 'Reasons' },
    decidedAt: { de: 'Entschieden', en: 'Decided' },
  },
  exports: {
    appeals: [
      'reference',
      'about',
      'subject_reference',
      'email',
      'text',
      'language',
      'created_at',
      'confirmed_at',
      'outcome',
      'answer',
      'decided_at',
    ],
  },
  withholds: {
    'appeals.subject_id': 'the first decision, which has its reference beside it',
    'appeals.brand_id': 'the brand that the first decision was about',
  },
  rows: inOneBatch(
    ({ emailKey }) => sql`select reference, about, subject_reference as "subjectReference", email, text, language,
          ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`confirmed_at`)} as "confirmedAt",
          outcome, answer, ${momentText(sql`decided_at`)} as "decidedAt"
        from appeals a where lower(normalize(email, NFKC)) = ${emailKey} order by a.created_at`,
  ),
}

/** What a user wrote to the operator. */
export const siteData: readonly PersonalData[] = [messages, notices, contested]
