import { MAIL_KINDS } from '#contract/mail-texts.limits.ts'
import { type AdminScreen, admin, at, id } from './admin-screens.ts'
import { press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

/** Any picture of the build: the screens are about what stands around it. */
const URL = '/icons/icon-512.png'
const NAMES = ['Beton bei Nacht', 'Hochspannungsmastenfundamentbeschichtung', 'Schnee']
const picture = (n: number) => ({
  ...{ id: id(n), version: 1, name: NAMES[n], url: URL, width: 1080, height: 1920, addedAt: at(10 + n) },
  ...{ contrast: [11.4, 4.61, 2.43][n], isActive: n === 0, isShown: n === 0 },
  schedule: n === 1 ? { from: at(24), until: at(27) } : null,
})
const DID = ['added', 'activated', 'scheduled', 'removed'] as const
const BACKGROUNDS = {
  backgrounds: [picture(0), picture(1), picture(2)],
  history: DID.map((action, n) => ({
    ...{ at: at(20 - n), action, name: NAMES[n % NAMES.length], by: n === 2 ? null : 'hanna' },
    reason: action === 'removed' ? 'Die Rechte am Bild sind abgelaufen.' : '',
  })),
}
const backgrounds = { '**/api/admin/backgrounds': BACKGROUNDS }
const BACKGROUND_SCREENS: readonly AdminScreen[] = [
  { name: 'content-backgrounds', area: 'content', answers: backgrounds, ready: (page) => text(page, /^Schnee$/) },
  {
    name: 'content-backgrounds-none',
    area: 'content',
    answers: { '**/api/admin/backgrounds': { backgrounds: [], history: [] } },
    ready: (page) => page.locator('.empty-state').waitFor(),
  },
  {
    name: 'content-background',
    area: 'content',
    query: { view: 'backgrounds', id: id(1) },
    answers: backgrounds,
    ready: (page) => page.getByRole('dialog').locator('form').waitFor(),
  },
  {
    name: 'content-background-add',
    area: 'content',
    query: { view: 'backgrounds', id: 'new' },
    answers: backgrounds,
    ready: (page) => page.getByRole('dialog').locator('form').waitFor(),
  },
]

const FIGURES = {
  figures: (['users', 'brands', 'products', 'satisfaction', 'saving'] as const).map((name, n) => {
    const value = { value: [10, 120, 50, 95, 90][n], suffix: ['K+', '+', 'K+', '%', '%'][n] }
    const source = n === 1 ? 'Zählung der freigegebenen Marken in der eigenen Datenbank' : null
    const version = { ...value, source, asOf: n === 1 ? '2026-10-20' : null, isConfirmed: n === 1 }
    const earlier = { ...version, id: id(n), version: 1, by: 'hanna', at: at(12), isConfirmed: false }
    const current = { ...version, version: n === 1 ? 2 : 0, by: n === 1 ? 'hanna' : null, at: n === 1 ? at(21) : null }
    return { name, current, earlier: n === 1 ? [earlier] : [] }
  }),
}
const figures = { '**/api/admin/landing-figures': FIGURES }
const FIGURE_SCREENS: readonly AdminScreen[] = [
  {
    name: 'content-figures',
    area: 'content',
    query: { view: 'figures' },
    answers: figures,
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'content-figure',
    area: 'content',
    query: { view: 'figures', id: 'brands' },
    answers: figures,
    ready: (page) => page.getByRole('dialog').locator('form').waitFor(),
  },
]

const HELP_ARTICLE = {
  ...{ id: 'returns', group: 'app', place: 2.5, isPublished: false, version: 3 },
  de: { title: 'Rücksendung an die Marke', words: 'retoure', text: 'Im Shop der Marke:\n- Öffne dein Kundenkonto.' },
  en: { title: 'Returns', words: 'return', text: 'In the shop of the brand:\n- Open your account.' },
}
const help = { '**/api/admin/help': { articles: [HELP_ARTICLE] } }
const HELP_SCREENS: readonly AdminScreen[] = [
  {
    name: 'content-help',
    area: 'content',
    query: { view: 'help' },
    answers: help,
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'content-help-article',
    area: 'content',
    query: { view: 'help', id: 'returns' },
    answers: help,
    ready: (page) => page.getByRole('dialog').locator('form').waitFor(),
  },
]

const FILTERS = {
  filters: (['exact', 'contains', 'regex'] as const).map((kind, n) => ({
    ...{ id: id(n), version: 1, kind, action: (['mask', 'warn', 'refuse'] as const)[n], isOn: n !== 1 },
    pattern: ['Vorkasse', 'Geschenkkartenguthabenauszahlung', '\\b(tele|insta)gram\\b'][n],
    ...{ note: n === 0 ? '' : 'Betrug im November, gemeldet von drei Marken', updatedAt: at(20) },
  })),
}
const filters = { '**/api/admin/message-filters': FILTERS }
const FILTER_SCREENS: readonly AdminScreen[] = [
  {
    name: 'content-filters',
    area: 'content',
    query: { view: 'filters' },
    answers: filters,
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'content-filter',
    area: 'content',
    query: { view: 'filters', id: id(2) },
    answers: filters,
    ready: (page) => page.getByRole('dialog').locator('form').first().waitFor(),
  },
]

const SYNONYM_GROUPS = {
  groups: [
    ['hoodie', 'kapu', 'kuschelpulli'],
    ['badelatschen', 'schlappen', 'adiletten', 'poolschuhe', 'strandsandalenbekleidung'],
    ['buxe', 'hose'],
  ].map((words, n) => ({ id: id(n), version: 1, words, updatedAt: at(18 + n) })),
}
const product = (n: number) => ({ id: id(n), name: `Kapuzensweatshirt Nordfriesland ${n}`, brand: 'Pegelstand Nord' })
const synonyms = {
  '**/api/admin/synonyms': SYNONYM_GROUPS,
  '**/api/admin/synonyms/preview': {
    without: { total: 0, products: [] },
    withGroup: { total: 12, products: [product(1), product(2), product(3)] },
  },
}
const SYNONYM_SCREENS: readonly AdminScreen[] = [
  {
    name: 'content-synonyms',
    area: 'content',
    query: { view: 'synonyms' },
    answers: synonyms,
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'content-synonyms-none',
    area: 'content',
    query: { view: 'synonyms' },
    answers: { '**/api/admin/synonyms': { groups: [] } },
    ready: (page) => page.locator('.empty-state').waitFor(),
  },
  {
    name: 'content-synonym-group',
    area: 'content',
    query: { view: 'synonyms', id: id(0) },
    answers: synonyms,
    ready: async (page) => {
      await press(page, /^(Vergleichen|Compare)$/)
      await text(page, /^Kapuzensweatshirt Nordfriesland 1/)
    },
  },
]

const MAIL = { subject: '', intro: 'Schön, dass du dabei bist, {name}.', closing: '', version: 2, updatedAt: at(20) }
const mails = {
  '**/api/admin/mail-texts': {
    texts: MAIL_KINDS.flatMap((kind, n) =>
      ['de', 'en'].map((language) => {
        const isChanged = n === 0 && language === 'de'
        return { kind, language, ...MAIL, ...(!isChanged && { intro: '', version: 0, updatedAt: null }) }
      }),
    ),
  },
}
const MAIL_SCREENS: readonly AdminScreen[] = [
  {
    name: 'content-mails',
    area: 'content',
    query: { view: 'mails' },
    answers: mails,
    ready: (page) => page.locator('main li button').first().waitFor(),
  },
  {
    name: 'content-mail',
    area: 'content',
    query: { view: 'mails', id: 'code-verify.de' },
    answers: mails,
    // The preview is the server's own.
    ready: (page) => page.getByRole('dialog').locator('pre').waitFor(),
  },
]

/** The administration: content. */
export const ADMIN_CONTENT: readonly Screen[] = [
  ...BACKGROUND_SCREENS,
  ...FIGURE_SCREENS,
  ...HELP_SCREENS,
  ...FILTER_SCREENS,
  ...SYNONYM_SCREENS,
  ...MAIL_SCREENS,
].map(admin)
