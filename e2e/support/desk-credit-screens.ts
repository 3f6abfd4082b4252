import { PATHS } from '#web/paths.ts'
import { within } from './desk-brand.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import type { Screen, ScreenVisit } from './screen.ts'

/** A purchase, a grant and some days of clicks, as the ledger would have written them. */
const withCredit = (visit: ScreenVisit, brandId: string) =>
  within(visit, async (client) => {
    await client.query('begin')
    await client.query(
      `with posting as (
         insert into ledger_postings (brand_id, kind, key, cents, posted_at)
         values ($1::uuid, 'topup', 'topup:screen:' || $1::text, 10000, now() - interval '31 days') returning id),
       lot as (
         insert into credit_lots (brand_id, account, granted_cents, left_cents) values ($1::uuid, 'purchased', 10000, 4330)
         returning id)
       insert into ledger_entries (posting_id, account, lot_id, cents)
       select posting.id, 'purchased', lot.id, 10000 from posting, lot union all select id, 'payments', null, -10000 from posting`,
      [brandId],
    )
    await client.query(
      `with postings as (
         insert into ledger_postings (brand_id, kind, key, cents, posted_at)
         select $1::uuid, 'click', 'click:screen:' || $1::text || n, 90 + n * 6, now() - n * interval '1 day'
         from generate_series(1, 30) n returning id, cents),
       lot as (select id from credit_lots where brand_id = $1::uuid)
       insert into ledger_entries (posting_id, account, lot_id, cents)
       select postings.id, 'purchased', lot.id, -postings.cents from postings, lot
       union all select id, 'clicks', null, cents from postings`,
      [brandId],
    )
    await client.query('commit')
  })

const quote = `${PATHS.checkout}?package=XXL`

/** Ad credit and the checkout. */
export const DESK_CREDITS: readonly Screen[] = [
  desk({
    name: 'credits-new',
    path: PATHS.credits,
    ready: (page) => text(page, /^(Noch keine Rechnungen|No invoices yet)/),
  }),
  desk({
    name: 'credits',
    path: PATHS.credits,
    before: withCredit,
    ready: (page) => page.getByRole('slider').waitFor(),
  }),
  desk({
    name: 'credits-own-amount',
    path: PATHS.credits,
    ready: async (page) => {
      await page
        .getByText(/^(Eigener Betrag|Your own amount)$/)
        .first()
        .click()
      await press(page, /^(Weiter zur Kasse|Go to checkout)/)
      await text(page, /^(Gib einen Betrag von|Enter an amount from)/)
    },
  }),
  desk({
    name: 'credits-read-only',
    brand: { role: 'editor' },
    path: PATHS.credits,
    ready: (page) => text(page, /^(Aufladen und Rechnungen sehen|Owners, admins and finance)/),
  }),
  desk({
    name: 'credits-failed',
    path: PATHS.credits,
    ...answering('**/api/brand/wallet', 'failed'),
    ready: (page) => text(page, /^(Das Werbeguthaben konnte|The ad credit could)/),
  }),
  desk({ name: 'checkout', path: quote, ready: (page) => text(page, /^(Rechnung an|Invoice to)$/) }),
  desk({
    name: 'checkout-declined',
    path: quote,
    ready: async (page) => {
      await page.getByText('4000 0000 0000 0002').click()
      await press(page, /^(Zahlungspflichtig bestellen|Pay now)$/)
      await text(page, /^(Deine Bank hat die Karte abgelehnt|Your bank declined)/)
    },
  }),
  desk({
    name: 'checkout-bank',
    path: quote,
    ready: async (page) => {
      await page.getByText('4000 0025 0000 3155').click()
      await press(page, /^(Zahlungspflichtig bestellen|Pay now)$/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  desk({
    name: 'checkout-paid',
    path: quote,
    ready: async (page) => {
      await press(page, /^(Zahlungspflichtig bestellen|Pay now)$/)
      await page.getByRole('heading', { name: /^(Bezahlt|Paid)$/ }).waitFor()
    },
  }),
  desk({
    name: 'checkout-card',
    path: `${PATHS.checkout}?card=change`,
    ready: (page) => text(page, /^(Abgebucht wird jetzt nichts|Nothing is charged now)/),
  }),
  desk({
    name: 'checkout-not-allowed',
    brand: { role: 'editor' },
    path: quote,
    ready: (page) => text(page, /(fehlt dir die Berechtigung|do not have permission)/),
  }),
  desk({
    name: 'checkout-empty',
    path: PATHS.checkout,
    ready: (page) => text(page, /^(Noch nichts ausgewählt|Nothing chosen)/),
  }),
]
