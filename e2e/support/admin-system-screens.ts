import type { Page } from 'playwright-core'
import { type AdminScreen, admin, at, id } from './admin-screens.ts'
import { press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

const MEBIBYTE = 2 ** 20
const HEALTH = {
  processes: [0, 1].map((n) => ({
    ...{ id: id(n), host: `dropdeck-mit-einem-langen-namen-${n}`, version: '0.1.0', commit: 'd85c18d9f92e' },
    ...{ runsJobs: n === 0, startedAt: at(18), seenAt: at(20), clockMs: n === 0 ? 3 : -1250 },
    ...{ diskFreeBytes: 18_200 * MEBIBYTE, diskBytes: 64_000 * MEBIBYTE },
  })),
  ...{ databaseBytes: 742 * MEBIBYTE, isReady: true, backupAt: at(19) },
  ledger: { checkedAt: at(20), differences: 0 },
}
const QUEUES = ['check-ledger', 'send-account-notice.smtp', 'import-product-pictures', 'security-alarm']
const JOBS = {
  queues: QUEUES.map((queue, n) => ({
    ...{ queue, waiting: n * 3, later: n, running: n % 2, failed: n === 1 ? 2 : 0, oldestAt: n > 0 ? at(19) : null },
    ...{ cron: n % 3 === 0 ? '17 3 * * *' : null, nextAt: n % 3 === 0 ? at(21) : null, doneAt: at(20), doneMs: 840 },
    ...{ failedAt: n === 1 ? at(20) : null, error: n === 1 ? 'Error: connect ECONNREFUSED' : null },
  })),
  failed: [1, 2].map((n) => ({
    ...{ id: id(n), queue: 'send-account-notice.smtp', createdAt: at(18), failedAt: at(20), tries: 9 },
    error: 'Greeting never received: the mail server closed the connection before it said anything at all',
  })),
}
const OUTBOX = {
  mails: [
    { kind: 'drop-release', waiting: 1280, failing: 12, oldestAt: at(20), error: 'Error: … try again later' },
    { kind: 'drop-moved', waiting: 3, failing: 0, oldestAt: at(20), error: null },
  ],
  push: { waiting: 41, oldestAt: at(20), failed: 2 },
}
const BOUNCES = {
  total: 2,
  bounces: [1, 2].map((n) => ({
    email: `kapuzensweatjackenliebhaberin.nummer.${n}@nordfriesland.example`,
    ...{ reason: '550 5.1.1 The email account that you tried to reach does not exist', at: at(20 - n) },
  })),
}
const ERRORS = {
  errors: [1, 2, 3].map((n) => ({
    ...{ fingerprint: `0123456789abcde${n}`, text: 'a request failed', route: 'POST /api/brand/imports/:id/commit' },
    error: 'error 23505: duplicate key value violates unique constraint …',
    place: 'server/features/catalogue-import/batches/commit.service.ts',
    ...{ count: 10 ** n, firstAt: at(12), lastAt: at(20), requestId: id(n) },
  })),
}
const OPERATION = {
  line: {
    ...{ version: 3, changedAt: at(19) },
    value: {
      de: 'Heute Nacht von 2 bis 3 Uhr arbeiten wir an den Servern. Likes werden dann später gespeichert.',
      en: 'Tonight from 2 to 3 we work on the servers. Likes are saved later then.',
      ...{ from: at(20), until: at(28) },
    },
  },
  registration: { version: 1, changedAt: at(18), value: { shoppers: true, brands: false } },
  flags: (['promoted', 'checkout', 'imports', 'conversations'] as const).map((name, n) => ({
    ...{ name, version: n, changedAt: n === 0 ? null : at(10 + n) },
    value: { mode: (['on', 'percent', 'named', 'off'] as const)[n], percent: 25, names: ['pegelstand-nord', 'kelle'] },
  })),
}
const operation = { '**/api/admin/operation': OPERATION }
const view = (name: string) => ({ area: 'system', query: { view: name } })
const mails = { '**/api/admin/system/outbox': OUTBOX, '**/api/admin/bounces*': BOUNCES }

const SCREENS: readonly AdminScreen[] = [
  {
    name: 'system',
    area: 'system',
    answers: { '**/api/admin/system/health': HEALTH },
    ready: (page) => text(page, /^dropdeck-mit/),
  },
  { ...view('operation'), name: 'system-operation', answers: operation, ready: (page) => text(page, /^25\s?%$/) },
  ...(['line', 'line-gone', 'registration', 'checkout', 'imports'] as const).map((opened) => ({
    area: 'system',
    name: `system-operation-${opened}`,
    query: { view: 'operation', id: opened },
    answers: operation,
    ready: (page: Page) => page.getByRole('dialog').locator('textarea').last().waitFor(),
  })),
  {
    ...view('operation'),
    name: 'system-operation-none',
    role: 'readonly',
    answers: { '**/api/admin/operation': { ...OPERATION, line: { version: 0, changedAt: null, value: null } } },
    ready: (page) => text(page, /^25\s?%$/),
  },
  {
    ...view('jobs'),
    name: 'system-jobs',
    answers: { '**/api/admin/system/jobs': JOBS },
    ready: (page) => text(page, /^check-ledger$/),
  },
  { ...view('mails'), name: 'system-mails', answers: mails, ready: (page) => text(page, /^kapuzensweat/) },
  {
    ...view('mails'),
    name: 'system-bounce-clear',
    answers: mails,
    ready: async (page) => {
      await press(page, /^(Wieder anschreiben|Write to it again): kapuzensweat\S+1@/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    ...view('errors'),
    name: 'system-errors',
    role: 'readonly',
    answers: { '**/api/admin/system/errors': ERRORS },
    ready: (page) => text(page, /^error 23505/),
  },
]

/** Product 14, System. */
export const ADMIN_SYSTEM: readonly Screen[] = SCREENS.map(admin)
