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

const PEOPLE = {
  people: Array.from({ length: 25 }, (_, n) => ({
    ...{ id: id(n), username: n === 1 ? 'kapuzensweatjackenliebhaberin-aus-nordfriesland' : `mia-${n}` },
    ...{ email: `mia.${n}@dropdeck.example`, isConfirmed: n !== 2, isLocked: n === 1 },
    ...{
      userType: n % 4 === 0 ? 'brand' : 'consumer',
      staffRole: n === 3 ? 'support' : null,
      since: at(20 - (n % 18)),
    },
  })),
  cursor: 'next',
}
const PERSON = {
  ...{ ...PEOPLE.people[1], pendingEmail: 'neue.adresse.nordfriesland@dropdeck.example', confirmedAt: at(2) },
  ...{ hasPassword: true, hasGoogle: true, language: 'de', tickets: 3, reports: 1 },
  lock: { reason: 'Mehrere Meldungen wegen Beleidigung in Nachrichten an Marken', since: at(18), until: at(27) },
  sessions: [
    { id: id(50), device: 'Chrome · Android', createdAt: at(3), lastSeenAt: at(20) },
    { id: id(51), device: '', createdAt: at(1), lastSeenAt: at(19) },
  ],
  brands: [
    {
      ...{ id: id(900), name: 'Kapuzensweatjackenmanufaktur Nordfriesland', role: 'admin', isOwner: true },
      isOwnedAlone: true,
    },
    { id: id(901), name: 'Hafenware', role: 'marketing', isOwner: false, isOwnedAlone: false },
  ],
}
const people = {
  '**/api/admin/users*': PEOPLE,
  '**/api/admin/users/*': PERSON,
  '**/api/admin/users/*/recovery': { recovery: null, isPossible: true },
}
const person = { area: 'people', query: { id: id(1) }, answers: people }
const USERS: readonly AdminScreen[] = [
  { name: 'people', area: 'people', answers: people, ready: (page) => text(page, /^kapuzen/) },
  {
    name: 'people-none',
    area: 'people',
    query: { q: 'nichts' },
    answers: { '**/api/admin/users*': { people: [], cursor: null } },
    ready: (page) => text(page, /^(Kein Konto|No account)/),
  },
  { ...person, name: 'person', ready: (page) => page.getByRole('dialog').getByText('Hafenware').waitFor() },
  {
    ...person,
    name: 'person-lock',
    ready: async (page) => {
      await press(page, /^(Sperre ändern|Change the lock)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    ...person,
    name: 'person-view',
    ready: async (page) => {
      await press(page, /^(App als diese Person|See the app as)/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  },
  {
    ...person,
    name: 'person-erase',
    ready: async (page) => {
      await press(page, /^(Konto löschen|Delete the account)$/)
      await page.getByText(/^(Löschen geht erst|Deleting is possible)/).waitFor()
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
export const ADMIN_PEOPLE: readonly Screen[] = [...[...SCREENS, ...USERS, ...MONEY, ...LOGS].map(admin), locked]
