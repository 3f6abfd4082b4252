import type { ClientBase } from 'pg'

/**
 * The database role of the running server. The owner of the tables migrates; the server reads and writes rows, cannot change
 * tables, and cannot change or delete rows of the append-only ones.
 */
export const APP_ROLE = 'dropdeck_app'

/** Tables that prove something: rows are added, and never changed or deleted by the server. */
const APPEND_ONLY = [
  'audit_log',
  'moderation_decisions',
  'brand_assurances',
  'ledger_postings',
  'ledger_entries',
  'price_versions',
  'payment_events',
  'invoices',
  'invoice_files',
  'ad_click_refunds',
  'ad_reserves',
  'ad_placements',
  'subscription_changes',
] as const

/** Tables of which the server changes these columns alone, and deletes no row. */
const CHANGED_IN = {
  credit_lots: ['left_cents', 'held_cents'],
  credit_debts: ['open_cents'],
  ad_clicks: ['user_id', 'ip_hash'],
} as const

/** Creates the role when it is missing and gives it its rights, also to the user who logs in as the server. */
export async function grantAppRole(owner: ClientBase, login: string): Promise<void> {
  // Asks first: without the right to create roles, `create role` is refused even where the role exists.
  await owner.query(`
    do $$ begin
      if not exists (select 1 from pg_roles where rolname = '${APP_ROLE}') then
        create role ${APP_ROLE} nologin;
      end if;
    exception when duplicate_object or unique_violation then null; -- another database created it meanwhile
    end $$`)
  // Roles belong to the whole cluster: databases that migrate at the same time would change the same rows.
  await owner.query(`select pg_advisory_xact_lock(hashtext('${APP_ROLE}'))`)
  for (const name of new Set([login, await currentUser(owner)])) await ensureMember(owner, name)
  for (const schema of ['public', 'jobs']) {
    await owner.query(`grant usage on schema ${schema} to ${APP_ROLE}`)
    await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE}`)
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${APP_ROLE}`)
    await owner.query(`grant execute on all functions in schema ${schema} to ${APP_ROLE}`)
  }
  await owner.query(`revoke update, delete on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`)
  for (const [table, columns] of Object.entries(CHANGED_IN)) {
    await owner.query(`revoke update, delete on ${table} from ${APP_ROLE}`)
    await owner.query(`grant update (${columns.join(', ')}) on ${table} to ${APP_ROLE}`)
  }
  await revokePartitions(owner)
}

/** A partition has rights of its own, which hold when it is named itself: the server reaches it by its parent only. */
async function revokePartitions(owner: ClientBase): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await owner.query(`revoke all on ${name} from ${APP_ROLE}`)
}

async function currentUser(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_user as name')
  return rows[0]?.name ?? ''
}

async function ensureMember(owner: ClientBase, name: string): Promise<void> {
  // Since PostgreSQL 16 a role's creator is its member without the right to act as it.
  const privilege = "case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end"
  const { rows } = await owner.query<{ can: boolean }>(`select pg_has_role($1, '${APP_ROLE}', ${privilege}) as can`, [
    name,
  ])
  if (!rows[0]?.can) await owner.query(`grant ${APP_ROLE} to ${owner.escapeIdentifier(name)}`)
}
