import { type AdminScreen, admin, at, id } from './admin-screens.ts'
import { press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

const ROLES = ['superadmin', 'moderator', 'support', 'finance', 'readonly'] as const
const TEAM = {
  members: ROLES.map((role, n) => ({
    ...{ id: id(n), username: `${role}-mit-einem-langen-namen`, email: `${role}@dropdeck.example`, role },
    ...{ isDemo: n === 0, hasFactor: n < 3, since: at(1 + n), lastSeenAt: n === 2 ? null : at(20), isSelf: n === 0 },
  })),
}
const team = { '**/api/admin/team': TEAM }
const SCREENS: readonly AdminScreen[] = [
  { name: 'team', area: 'team', answers: team, ready: (page) => text(page, /^finance-/) },
  {
    name: 'team-appoint',
    area: 'team',
    query: { id: 'new' },
    answers: team,
    ready: (page) => page.getByRole('dialog').locator('textarea').waitFor(),
  },
  {
    name: 'team-member',
    area: 'team',
    query: { id: id(3) },
    answers: team,
    ready: async (page) => {
      await press(page, /^(Aus dem Team nehmen|Remove from the team)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
]

const REQUESTS = {
  requests: (['grant', 'refund', 'return'] as const).map((kind, n) => ({
    ...{ id: id(n), kind, state: 'open', subjectId: id(900), cents: [25_000, 11_900, 1_000_000][n] },
    brand: { id: id(900), name: ['Kante Nord', 'Kapuzensweatjackenmanufaktur Nordfriesland', 'Hafenware'][n] },
    ...{ reason: 'Der Import fiel zwei Tage aus, die Boosts liefen ohne Produkte weiter.', answer: '' },
    askedBy: { username: n === 0 ? 'hanna' : 'finance-mit-einem-langen-namen', isSelf: n === 0 },
    ...{ askedAt: at(20), takesEffectAt: n === 0 ? at(21) : null, decidedBy: null, decidedAt: null },
    isForCaller: n !== 0,
  })),
}
const requests = { '**/api/admin/billing/requests*': REQUESTS }
const MONEY: readonly AdminScreen[] = [
  {
    name: 'billing-requests',
    area: 'billing',
    query: { view: 'requests' },
    answers: requests,
    ready: (page) => text(page, /Kapuzensweat/),
  },
  {
    name: 'billing-request-confirm',
    area: 'billing',
    query: { view: 'requests' },
    answers: requests,
    ready: async (page) => {
      await press(page, /^(Bestätigen|Confirm)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
]

const ACTIONS = ['staff.grant', 'credit.granted', 'product.published', 'campaign.stopped', 'plan.overridden'] as const
const LOG = {
  entries: Array.from({ length: 50 }, (_, n) => ({
    ...{ id: id(n), at: at(20 - (n % 18)), role: ['superadmin', 'finance', 'owner', 'automatic'][n % 4] },
    actor: n % 4 === 3 ? null : { id: id(900), username: 'hanna-mit-einem-langen-namen' },
    brand: n % 2 === 0 ? { id: id(900), name: 'Kapuzensweatjackenmanufaktur Nordfriesland' } : null,
    ...{ action: ACTIONS[n % ACTIONS.length], targetType: 'user', targetId: id(901), targetName: 'mia' },
    changes: [{ field: 'role', before: null, after: 'support' }],
    reason: n % 3 === 0 ? '' : 'Vertretung im Dezember, bis die neue Kollegin eingearbeitet ist',
  })),
  cursor: 'next',
}
const log = { '**/api/admin/log*': LOG }
const LOGS: readonly AdminScreen[] = [
  { name: 'log', area: 'log', answers: log, ready: (page) => page.locator('main li button').first().waitFor() },
  {
    name: 'log-entry',
    area: 'log',
    query: { id: id(1), action: 'credit' },
    answers: log,
    ready: (page) => page.getByRole('dialog').getByText('support').waitFor(),
  },
  {
    name: 'log-none',
    area: 'log',
    query: { q: 'nichts' },
    answers: { '**/api/admin/log*': { entries: [], cursor: null } },
    ready: (page) => text(page, /^(Kein Eintrag|No entry)/),
  },
]

const ENDED = { status: 401, json: { code: 'unauthenticated', message: '' } }

/** A session that ended while the page was open. */
const LOCKED = admin({
  name: 'locked',
  area: 'team',
  answers: team,
  ready: async (page) => {
    await text(page, /^finance-/)
    for (const calls of ['**/api/auth/me', '**/api/admin/log*'])
      await page.route(calls, (route) => route.fulfill(ENDED))
    await page.evaluate(() => history.pushState(null, '', '/admin?area=log'))
    await page.getByRole('dialog').locator('input[type=password]').waitFor()
  },
})
const locked: Screen = {
  ...LOCKED,
  open: (visit) => {
    visit.device.monitor.allowStatus(401)
    return LOCKED.open(visit)
  },
}

/** The areas of the administration about who may do what. */
export const ADMIN_PEOPLE: readonly Screen[] = [...[...SCREENS, ...MONEY, ...LOGS].map(admin), locked]
