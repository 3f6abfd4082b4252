import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const requests: PersonalData = {
  name: 'moneyRequests',
  title: { de: 'Deine Anträge als Team von Dropdeck', en: 'Your requests as staff of Dropdeck' },
  purpose: {
    de: 'Damit über Geld zwei Personen entscheiden; als Nachweis.',
    en: 'So that two people decide about money; as evidence.',
  },
  fields: {
    askedAt: { de: 'Am', en: 'At' },
    as: { de: 'Als', en: 'As' },
    kind: { de: 'Was', en: 'What' },
    cents: { de: 'Betrag in Cent', en: 'Amount in cents' },
    reason: { de: 'Grund', en: 'Reason' },
    state: { de: 'Stand', en: 'State' },
    answer: { de: 'Antwort', en: 'Answer' },
    decidedAt: { de: 'Entschieden am', en: 'Decided at' },
  },
  exports: {
    money_requests: ['asked_at', 'asked_by', 'decided_by', 'kind', 'cents', 'reason', 'state', 'answer', 'decided_at'],
  },
  withholds: {
    'money_requests.id': 'an internal number',
    'money_requests.brand_id': 'of the brand that it concerns',
    'money_requests.subject_id': 'an internal number of the brand',
    'money_requests.request_key': 'recognises a repeated request',
    'money_requests.takes_effect_at': 'a step of the procedure',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`asked_at`)} as "askedAt",
          case when asked_by = ${userId} then 'asked' else 'decided' end as "as", kind, cents,
          case when asked_by = ${userId} then reason else '' end as reason, state,
          case when decided_by = ${userId} then answer else '' end as answer,
          ${momentText(sql`decided_at`)} as "decidedAt"
        from money_requests where asked_by = ${userId} or decided_by = ${userId} order by money_requests.asked_at`,
  ),
}

/** What billing stores about people; what it stores about companies is in the workspace. */
export const billingData: readonly PersonalData[] = [requests]
