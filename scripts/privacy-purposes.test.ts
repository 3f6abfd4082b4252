import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** The purpose on the privacy page of each table with personal data (Trust L20). */
const PURPOSE_OF: Readonly<Record<string, string>> = {
  users: 'account',
  brands: 'account',
  sessions: 'sessions',
  export_tickets: 'sessions',
  access_recoveries: 'account',
  account_locks: 'sessions',
  account_views: 'sessions',
  auth_codes: 'sessions',
  email_reverts: 'account',
  email_bounces: 'account',
  used_id_tokens: 'google',
  decks: 'swipes',
  interactions: 'swipes',
  dealt_pages: 'swipes',
  tastes: 'swipes',
  product_events: 'statistics',
  saved_products: 'saved',
  saved_clears: 'saved',
  boards: 'saved',
  brand_ties: 'saved',
  search_wishes: 'saved',
  clicks: 'clicks',
  ad_clicks: 'clicks',
  ad_impressions: 'clicks',
  release_signups: 'drops',
  mail_consents: 'drops',
  push_subscriptions: 'push',
  price_alerts: 'drops',
  conversations: 'chat',
  conversation_messages: 'chat',
  conversation_pictures: 'chat',
  conversation_viewers: 'support',
  contact_messages: 'letters',
  content_notices: 'letters',
  appeals: 'letters',
  tickets: 'support',
  ticket_messages: 'support',
  ticket_notes: 'support',
  ticket_attachments: 'support',
  ticket_viewers: 'support',
  notifications: 'workspace',
  notification_preferences: 'workspace',
  brand_registrations: 'workspace',
  brand_assurances: 'workspace',
  brand_invites: 'workspace',
  brand_members: 'workspace',
  brand_theme_links: 'workspace',
  import_batches: 'workspace',
  product_feeds: 'workspace',
  staff: 'workspace',
  brand_notes: 'workspace',
  money_requests: 'workspace',
  purchases: 'billing',
  payment_methods: 'billing',
  auto_topups: 'billing',
  tax_advisers: 'billing',
  invoices: 'billing',
  second_factors: 'sessions',
  rate_windows: 'security',
}

/** Name and definition of every table. */
function tables(): Map<string, string> {
  const found = new Map<string, string>()
  for (const path of globSync('server/{features/*,platform/data}/*.tables.ts', { cwd: root })) {
    for (const [, definition = ''] of read(path).matchAll(/export const \w+ = pgTable\(([\s\S]*?)\n\}?\)/g)) {
      found.set(/'(\w+)'/.exec(definition)?.[1] ?? '', definition)
    }
  }
  return found
}

/** True for a reference to an account, an address, or a hash of one. */
const isPersonal = (definition: string) => /users\.id|'email|_email'|token_hash|key_hash/.test(definition)

const purposes = [
  ...(/const PURPOSES = \[([\s\S]*?)\]/.exec(read('web/features/legal/privacy-purposes.tsx'))?.[1] ?? '').matchAll(
    /'(\w+)'/g,
  ),
].map(([, name]) => name)

test('every table with personal data has a purpose on the privacy page', () => {
  const personal = [...tables()].filter(([, definition]) => isPersonal(definition)).map(([name]) => name)
  expect(personal.length).toBeGreaterThan(12)
  const unnamed = personal.filter((name) => !purposes.includes(PURPOSE_OF[name] ?? ''))
  expect(unnamed, 'add a purpose to PURPOSE_OF and to the privacy page').toEqual([])
})

test('every purpose on the privacy page has tables, and texts in both languages', () => {
  expect(purposes.length).toBeGreaterThan(5)
  const known = tables()
  const served = new Set(Object.entries(PURPOSE_OF).flatMap(([table, purpose]) => (known.has(table) ? [purpose] : [])))
  expect(purposes.filter((purpose) => !served.has(purpose ?? ''))).toEqual([])
  for (const language of ['de', 'en']) {
    const words = read(`web/i18n/${language}/privacy.ts`)
    for (const purpose of purposes) {
      for (const part of ['title', 'data', 'basis', 'keep']) expect(words).toContain(`'${purpose}-${part}'`)
    }
  }
})
