import type { Page } from 'playwright-core'
import { PATHS, to } from '#web/paths.ts'
import { admin, at, id } from './admin-screens.ts'
import { setStaff, signInAsStaff } from './desk-brand.ts'
import { press, text } from './desk-screen.ts'
import { openPath, type Screen } from './screen.ts'

const NAMES = ['kapuzensweatjackenliebhaberin-aus-nordfriesland', 'mia.lange', 'jonte_k', 'aylin.k'] as const
const WORDS = ['Rechnungsanschrift', 'Konto', 'Import mit sehr vielen Größen'] as const
const soon = new Date(Date.now() + 20 * 3_600_000).toISOString()

const row = (n: number) => ({
  ...{ id: id(n), kind: 'support', partner: { name: NAMES[n % NAMES.length], brandId: null, logo: null } },
  ...{ state: n % 3 === 2 ? 'awaits_user' : 'awaits_desk', unread: n === 0 ? 2 : 0, lastSeq: 3, lastMessageAt: at(20) },
  waitingSince: n % 3 === 2 ? null : at(19),
  assignee: n % 2 === 0 ? null : { id: id(800), name: 'hanna', isOwn: n === 1 },
  labels: n === 0 ? WORDS : n === 1 ? [WORDS[1]] : [],
  snoozedUntil: n === 2 ? soon : null,
})
const LIST = {
  conversations: Array.from({ length: 12 }, (_, n) => ({
    ...row(n),
    lastMessage: {
      side: 'user',
      text: 'Ich komme nicht mehr in mein Konto, und das Postfach ist gekündigt.',
      isRemoved: false,
      pictures: 0,
    },
  })),
  ...{ cursor: null, unread: 2, labels: WORDS, respondsWithinHours: 4 },
  counts: { waiting: 8, mine: 3, unassigned: 6, all: 12, snoozed: 1 },
  people: [{ id: id(800), name: 'hanna' }],
}
const message = (seq: number, side: 'user' | 'desk', said: string) => ({
  ...{
    id: id(100 + seq),
    seq,
    side,
    author: side === 'desk' ? 'hanna' : null,
    text: said,
    pictures: [],
    product: null,
  },
  ...{ createdAt: at(19), isMasked: false, isRemoved: false, isAutomatic: false, opensAt: null, warnings: [] },
})
const THREAD = {
  conversation: {
    ...row(0),
    ...{ unread: 0, ownSide: 'desk', readSeq: 3, partnerDeliveredSeq: 3, partnerReadSeq: 3, linkHosts: ['localhost'] },
    ...{ lock: null, pictureLock: null, opensAt: null, respondsWithinHours: null, canBlock: false },
    tickets: [{ id: id(40), number: 'SW-100017' }],
  },
  messages: [
    message(1, 'user', 'Moin, ich bin Inhaberin und komme nicht mehr in mein Konto.'),
    message(2, 'desk', 'Hallo! Kommen unsere Mails noch bei dir an?'),
    message(3, 'user', 'Nein, das Postfach ist gekündigt. Was braucht ihr von mir?'),
  ],
  hasOlder: false,
}
const BACKGROUND = {
  person: {
    id: id(1),
    username: NAMES[0],
    email: 'alt@nordfriesland.example',
    isVerified: true,
    language: 'de',
    since: at(1),
  },
  bounce: { reason: '550 5.1.1 mailbox unavailable', since: at(18) },
  brands: [
    {
      ...{
        id: id(900),
        name: 'Kapuzensweatjackenmanufaktur Nordfriesland',
        status: 'approved',
        plan: 'pro',
        balanceCents: 12_345,
      },
      lastImport: {
        fileName: 'herbst.csv',
        state: 'done',
        rows: 412,
        failed: 3,
        errors: ['Parka: Der Preis fehlt.'],
        createdAt: at(15),
      },
    },
  ],
  mails: [{ kind: 'send-code', state: 'failed', createdAt: at(18) }],
  lastError: null,
  viewers: [{ username: 'maximiliane', isWriting: true }],
}
const RECOVERY = {
  ...{ email: 'neu@nordfriesland.example', checks: ['identity', 'call'], reason: 'Ausweis und Rückruf passen.' },
  ...{ staff: 'hanna', askedAt: at(19), dueAt: soon, isConfirmed: false },
}

interface SupportScreen {
  readonly name: string
  readonly recovery?: object | null
  readonly ready: (page: Page) => Promise<unknown>
}

const chat = ({ name, recovery = null, ready }: SupportScreen): Screen => ({
  name: `admin-chat-${name}`,
  as: 'member',
  open: async (visit) => {
    const { page } = visit.device
    await signInAsStaff(visit, 'superadmin')
    const answers: Readonly<Record<string, unknown>> = {
      '**/api/staff/conversations?*': LIST,
      [`**/api/staff/conversations/${id(0)}`]: THREAD,
      '**/api/staff/conversations/*/background': BACKGROUND,
      '**/api/staff/conversations/*/viewing': { viewers: BACKGROUND.viewers },
      '**/api/admin/users/*/recovery': { recovery, isPossible: true },
    }
    for (const [path, json] of Object.entries(answers)) await page.route(path, (route) => route.fulfill({ json }))
    await openPath(page, to(PATHS.adminChat, undefined, { open: id(0) }))
    await text(page, /^(Hallo! Kommen unsere)/)
    await ready(page)
  },
  cleanUp: async (visit) => {
    // Its signs that the conversation is open would reach the server.
    await visit.device.page.goto('about:blank')
    await visit.device.page.unrouteAll()
    await setStaff(visit, null)
  },
})

const week = (n: number) => ({
  from: new Date(Date.UTC(2026, 7, 31 + n * 7)).toISOString().slice(0, 10),
  ...{ opened: 20 + ((n * 7) % 13), solved: 18 + ((n * 5) % 11), ratings: n },
  firstReplyMinutes: n === 4 ? null : 60 + ((n * 37) % 240),
  rating: n === 0 ? null : 3.4 + ((n * 3) % 5) / 4,
})
const weeks = { '**/api/admin/tickets/weeks': { weeks: Array.from({ length: 12 }, (_, n) => week(n)) } }

/** The conversations of support with what stands beside them, and its figures. */
export const ADMIN_SUPPORT: readonly Screen[] = [
  chat({ name: 'open', ready: (page) => text(page, /herbst/) }),
  chat({ name: 'recovery', recovery: RECOVERY, ready: (page) => text(page, /^neu@nordfriesland/) }),
  chat({
    name: 'restore',
    ready: async (page) => {
      await press(page, /^(Zugang wiederherstellen|Restore access)$/)
      await page.getByRole('dialog').locator('textarea').waitFor()
    },
  }),
  chat({
    name: 'aside',
    ready: async (page) => {
      await press(page, /^(Zurückstellen|Put aside)$/)
      await page.getByRole('dialog').locator('input[type=datetime-local]').waitFor()
    },
  }),
  admin({
    name: 'tickets-weeks',
    area: 'tickets',
    query: { weeks: '1' },
    answers: weeks,
    ready: (page) => page.getByRole('slider').nth(2).waitFor(),
  }),
]
