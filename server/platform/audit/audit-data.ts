import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '../data/personal-data.ts'

const actions: PersonalData = {
  name: 'auditLog',
  title: { de: 'Protokoll deiner Eingriffe', en: 'Log of what you did for brands or as staff' },
  purpose: {
    de: 'Als Nachweis, wer was geändert hat; zwei Jahre.',
    en: 'As evidence of who changed what; two years.',
  },
  fields: {
    at: { de: 'Am', en: 'At' },
    role: { de: 'Als', en: 'As' },
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    action: { de: 'Was', en: 'What' },
    targetType: { de: 'Woran', en: 'On what' },
    targetId: { de: 'Nummer', en: 'Number' },
    reason: { de: 'Grund', en: 'Reason' },
  },
  exports: { audit_log: ['at', 'role', 'brand_id', 'action', 'target_type', 'target_id', 'reason', 'actor_id'] },
  withholds: {
    'audit_log.changed': 'may contain data of others',
    'audit_log.ip_hash': 'of an address; no one can read it',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select ${momentText(sql`at`)} as at, role, brand_id as "brandId", action,
          target_type as "targetType", target_id as "targetId", reason
        from audit_log l where actor_id = ${userId} order by l.at, l.id`,
  ),
}

/** What the audit log says about a user. */
export const auditData: readonly PersonalData[] = [actions]
