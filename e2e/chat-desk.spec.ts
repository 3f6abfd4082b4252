import pg from 'pg'
import { expect } from 'vitest'
import { DEMO_ADMIN } from '#server/demo/desk-accounts.ts'
import { journey } from './support/journey.ts'
import { signIn } from './support/person.ts'

const COUNT = 20

/** As many people who wait for an answer of support, the first one the longest. */
async function insertWaiting(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `with people as (
         insert into users (username, username_key, email, email_key, email_verified_at, terms_version, terms_accepted_at)
           select 'frage-' || n, 'frage-' || n, 'frage-' || n || '@example.org', 'frage-' || n || '@example.org', now(), '1',
             now() from generate_series(1, $1::int) n returning id, substr(username, 7)::int as n),
       asked as (
         insert into conversations (kind, user_id, state, created_at, last_seq, last_message_at, waiting_since, desk_unread)
           select 'support', id, 'awaits_desk', at, 1, at, at, 1
             from people, lateral (select now() - make_interval(mins => 60 - n) as at) l returning id, user_id, created_at)
       insert into conversation_messages (conversation_id, seq, id, side, author_id, text, created_at)
         select asked.id, 1, gen_random_uuid(), 'user', people.id, 'Frage Nummer ' || people.n || '.', asked.created_at
           from asked join people on people.id = asked.user_id`,
      [COUNT],
    )
    await client.query(
      `insert into saved_replies (shortcut, text, updated_at) values ('danke', 'Danke, %name, das ist behoben.', now())`,
    )
  } finally {
    await client.end()
  }
}

// Product 12, Issue 21.
journey('an agent answers 20 conversations without the mouse', async ({ open, ownServer }) => {
  const { url, databaseUrl } = await ownServer()
  await insertWaiting(databaseUrl)
  const { page, context } = await open({ url, kind: 'desktop' })
  await signIn(context.request, url, { ...DEMO_ADMIN })
  await page.goto('/admin-chat')
  await page.getByText(`${COUNT} warten auf Antwort`).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Tasten' }).getByText('Erledigen und zur nächsten').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  for (let no = 1; no <= COUNT; no++) {
    const log = page.getByRole('log')
    await log.getByText(`Frage Nummer ${no}.`, { exact: true }).waitFor()
    await page.keyboard.press('r')
    await page.keyboard.type('/dan')
    await page.getByRole('option', { name: '/danke' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    const left = COUNT - no
    await page
      .getByText(`${left} ${left === 1 ? 'Person wartet' : 'warten'} auf Antwort · ${no} von dir erledigt`)
      .waitFor()
  }
  await page.getByText('Niemand wartet auf eine Antwort', { exact: true }).waitFor()
  // Every one is answered once, by name, and settled.
  const done = await context.request.get(`${url}/api/staff/conversations?filter=done`)
  const { conversations } = await done.json()
  const said = conversations.map(
    (one: { partner: { name: string }; lastMessage: { text: string } }) => one.lastMessage.text,
  )
  expect(said.toSorted()).toEqual(
    Array.from({ length: COUNT }, (_, n) => `Danke, frage-${n + 1}, das ist behoben.`).toSorted(),
  )
})
