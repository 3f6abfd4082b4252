import { type AdminScreen, admin, at, id } from './admin-screens.ts'
import { press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

const STATUSES = ['approved', 'pending_review', 'suspended', 'changes_requested', 'rejected'] as const
const NAMES = ['Kante Nord', 'Kapuzensweatjackenmanufaktur Nordfriesland', 'Pegelstand']
const listed = (n: number) => ({
  ...{ id: id(n), name: NAMES[n % 3], handle: `kante-nord-${n}`, status: STATUSES[n % STATUSES.length] },
  domain: n % 4 === 3 ? null : 'kapuzensweatjackenmanufaktur-nordfriesland.example',
  endsAt: n === 5 ? at(28) : null,
  ...{ plan: n % 5 === 1 ? null : 'studio', trustLevel: n % 4, productsLive: n * 431, creditCents: n * 123_456 },
  ...{ openReports: n % 3 === 2 ? n : 0, waitingSince: n % 5 === 1 ? at(2) : null },
})
const LIST = { brands: Array.from({ length: 50 }, (_, n) => listed(n)), count: 10_000, cursor: id(49) }
const BRAND = {
  ...listed(2),
  ...{ language: 'de', city: 'Sankt Peter-Ording', country: 'DE', website: 'https://kantenord.example' },
  ...{ createdAt: at(1), verifiedAt: null, suspendedUntil: '2026-12-24', closedFrom: null, closedTo: null },
  ...{ isTrustFixed: true, productsAll: 1204, campaignsRunning: 3, openTickets: 2, waitingConversations: 11 },
  adsBlockedReason: 'Alle Anzeigen führen auf eine Seite, die es nicht mehr gibt.',
  isOwnBrand: false,
  warnings: 2,
  ending: null,
  members: (['admin', 'editor', 'finance'] as const).map((role, n) => ({
    ...{ username: `${role}-mit-einem-langen-namen`, role, isOwner: n === 0, since: at(1 + n) },
  })),
  domains: [
    { id: id(70), domain: 'kantenord.example', method: 'dns', provenAt: at(3), isDisputed: false },
    { id: id(71), domain: 'kante-nord.example', method: null, provenAt: null, isDisputed: true },
    { id: id(72), domain: 'knt.example', method: null, provenAt: null, isDisputed: false },
  ],
  imprint: {
    ...{ company: 'Kapuzensweatjackenmanufaktur Nordfriesland GmbH & Co. KG', legalForm: 'gmbh-co-kg' },
    ...{ street: 'Am Deich 12', city: '25826 Sankt Peter-Ording', country: 'DE', contact: 'post@kantenord.example' },
    ...{ phone: '+49 4863 123456', representative: 'Ida Petersen', register: 'HRB 1234 Flensburg' },
    ...{ vatId: 'DE136695976', vatCheck: 'confirmed' },
  },
  imports: [
    { id: id(80), fileName: 'fruehjahr-2027.csv', state: 'done', total: 1204, done: 1204, createdAt: at(9) },
    { id: id(81), fileName: 'preise.xlsx', state: 'failed', total: 412, done: 17, createdAt: at(8) },
  ],
  note: { text: 'Ruft lieber an als zu schreiben.', version: 2, changedBy: 'hanna', changedAt: at(9) },
}
const list = { '**/api/admin/brands?*': LIST, '**/api/admin/brands': LIST }
const one = { [`**/api/admin/brands/${id(2)}`]: BRAND }
const SCREENS: readonly AdminScreen[] = [
  {
    name: 'brands',
    area: 'brands',
    answers: list,
    ready: (page) => page.locator('main li a').first().waitFor(),
  },
  {
    name: 'brands-none',
    area: 'brands',
    query: { q: 'nichts', state: 'rejected' },
    answers: { '**/api/admin/brands?*': { brands: [], count: 0, cursor: null } },
    ready: (page) => text(page, /^(Keine Marke|No brand)/),
  },
  { name: 'brand', area: 'brands', query: { id: id(2) }, answers: one, ready: (page) => text(page, /^preise.xlsx$/) },
  {
    name: 'brand-trust',
    area: 'brands',
    query: { id: id(2) },
    answers: one,
    ready: async (page) => {
      await press(page, /^(Stufe ändern|Change the level)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    name: 'brand-warn',
    area: 'brands',
    query: { id: id(2) },
    answers: one,
    ready: async (page) => {
      await press(page, /^(Verwarnen|Warn)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    name: 'brand-end',
    area: 'brands',
    query: { id: id(2) },
    answers: one,
    ready: async (page) => {
      await press(page, /^(Konto beenden|End the account)$/)
      await page.getByRole('dialog').locator('input[type=date]').waitFor()
    },
  },
]

const QUEUES = [
  ...['tickets', 'conversations', 'review', 'reports', 'appeals', 'contests', 'requests', 'returns', 'unpaid'],
].map((queue, n) => ({ queue, count: 1204 * n + 3, oldestAt: at(2 + n), late: n === 0 ? 2 : null }))
const FIGURES = {
  ...{ activeDay: 12_345, activeWeek: 45_678, swipesEach: 61.4, brandsLive: 1204 },
  ...{ spentTodayCents: 123_456, spentWeekCents: 9_876_543 },
}
const HEALTH = { jobsLate: 2, jobsFailed: 1, mails: 412, oldestMailAt: at(19) }
const OVERVIEWS: readonly AdminScreen[] = [
  {
    name: 'overview',
    area: 'overview',
    answers: { '**/api/admin/overview': { queues: QUEUES, figures: FIGURES, health: HEALTH } },
    ready: (page) => page.locator('main li a').first().waitFor(),
  },
  {
    name: 'overview-done',
    area: 'overview',
    answers: {
      '**/api/admin/overview': {
        queues: [{ queue: 'review', count: 0, oldestAt: null, late: null }],
        figures: { ...FIGURES, swipesEach: null, spentTodayCents: null, spentWeekCents: null },
        health: { jobsLate: 0, jobsFailed: 0, mails: 0, oldestMailAt: null },
      },
    },
    ready: (page) => text(page, /^(Alles erledigt|All done)$/),
  },
]

/** Product 14, Übersicht and Marken: the list of brands and the page of one. */
export const ADMIN_BRANDS: readonly Screen[] = [...OVERVIEWS, ...SCREENS].map(admin)
