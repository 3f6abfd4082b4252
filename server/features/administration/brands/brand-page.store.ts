import { sql } from 'drizzle-orm'
import { STAFF_BRANDS } from '#contract/administration.limits.ts'
import type { StaffBrand } from '#contract/administration.ts'
import { type Database, rowsOf } from '#server/platform/data/database.ts'
import { momentText } from '#server/platform/data/personal-data.ts'
import { listedColumns } from './brand-list.store.ts'

type Row = Omit<StaffBrand, 'suspendedUntil'> & {
  /** The moment after its last day, in ISO 8601. */
  readonly suspensionEndsAt: string | null
}

const jsonList = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (${rows}) x)`

const MEMBERS = sql`select u.username, m.role, m.is_owner as "isOwner", ${momentText(sql`m.created_at`)} as since,
    row_number() over (order by m.created_at, u.username) as place
  from brand_members m join users u on u.id = m.user_id where m.brand_id = b.id`
const DOMAINS = sql`select d.id, d.domain, d.method, ${momentText(sql`d.proven_at`)} as "provenAt",
    d.disputed_at is not null as "isDisputed", row_number() over (order by d.domain) as place
  from brand_domains d where d.brand_id = b.id`
const IMPORTS = sql`select i.id, i.file_name as "fileName", i.state, i.total, i.done,
    ${momentText(sql`i.created_at`)} as "createdAt", row_number() over (order by i.created_at desc, i.id) as place
  from import_batches i where i.brand_id = b.id order by i.created_at desc, i.id limit ${STAFF_BRANDS.importsShown}`
const IMPRINT = sql`(select jsonb_build_object('company', i.company, 'legalForm', i.legal_form, 'street', i.street,
    'city', i.city, 'country', i.country, 'contact', i.contact, 'phone', i.phone, 'representative', i.representative,
    'register', i.register, 'vatId', i.vat_id, 'vatCheck', i.vat_check)
  from brand_imprints i where i.brand_no = b.no)`
const ENDING = sql`case when b.ends_at is not null then jsonb_build_object('at', ${momentText(sql`b.ends_at`)},
    'cause', b.ends_cause, 'hasEnded', b.ended_at is not null) end`
const NOTE = sql`coalesce((select jsonb_build_object('text', n.text, 'version', n.version, 'changedBy', u.username,
    'changedAt', ${momentText(sql`n.changed_at`)})
  from brand_notes n left join users u on u.id = n.changed_by where n.brand_id = b.id),
  jsonb_build_object('text', '', 'version', 0, 'changedBy', null, 'changedAt', null))`

/** A brand as staff see it; null: there is none, or it was erased. */
export async function selectStaffBrand(
  db: Database,
  { id, readerId, now }: { readonly id: string; readonly readerId: string; readonly now: Date },
): Promise<Row | null> {
  const [row] = await rowsOf<Row & Record<string, unknown>>(
    db,
    sql`select ${listedColumns(now)}, b.language, b.city, b.country, b.website,
          ${momentText(sql`b.created_at`)} as "createdAt", ${momentText(sql`b.verified_at`)} as "verifiedAt",
          ${momentText(sql`b.closed_from`)} as "closedFrom", ${momentText(sql`b.closed_to`)} as "closedTo",
          (select count(*)::int from moderation_decisions d where d.target_type = 'account' and d.target_id = b.id
            and d.decision = 'request_changes' and not exists (select from appeals a
              where a.subject_id = d.id and a.about = 'decision' and a.outcome = 'granted')) as warnings,
          ${ENDING} as ending, b.is_trust_fixed as "isTrustFixed",
          case when b.status = 'suspended' then (select ${momentText(sql`d.until`)} from moderation_decisions d
            where d.target_type = 'brand' and d.target_id = b.id order by d.decided_at desc, d.id limit 1)
          end as "suspensionEndsAt",
          (select count(*)::int from products p where p.brand_id = b.id and p.status <> 'archived') as "productsAll",
          (select count(*)::int from campaigns c where c.brand_id = b.id and c.status = 'active') as "campaignsRunning",
          (select a.blocked_reason from ad_settings a where a.brand_id = b.id) as "adsBlockedReason",
          (select count(*)::int from tickets t where t.brand_id = b.id and t.state not in ('resolved', 'closed', 'merged'))
            as "openTickets",
          (select count(*)::int from conversations c where c.brand_id = b.id and c.waiting_since is not null)
            as "waitingConversations",
          exists (select 1 from brand_members m where m.brand_id = b.id and m.user_id = ${readerId}) as "isOwnBrand",
          ${jsonList(MEMBERS)} as members, ${jsonList(DOMAINS)} as domains, ${jsonList(IMPORTS)} as imports,
          ${IMPRINT} as imprint, ${NOTE} as note
        from brands b where b.id = ${id} and b.erased_at is null`,
  )
  return row ?? null
}
