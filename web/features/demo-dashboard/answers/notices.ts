import type { NoticeKind } from '#contract/notice-content.ts'
import type { Language } from '#contract/vocabulary.ts'
import { PATHS, to } from '#web/paths.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { DEMO_BRAND_ID, demoId } from '../label/demo-id.ts'
import { productNamed } from '../label/products.ts'
import { DROP_DAYS_AGO } from '../label/timetable.ts'
import type { DemoAnswer } from './demo-answer.ts'

interface DemoNotice {
  readonly kind: NoticeKind
  readonly title: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
  readonly path: () => string
  readonly daysAgo: number
}

const NOTICES: readonly DemoNotice[] = [
  {
    kind: 'import-done',
    title: { de: 'Import fertig: herbst-nachschub.csv', en: 'Import done: herbst-nachschub.csv' },
    text: { de: '4 Produkte angelegt, 9 geändert.', en: '4 products created, 9 changed.' },
    path: () => to(PATHS.importedFile, { importId: demoId('import', 1) }),
    daysAgo: 1,
  },
  {
    kind: 'team-changed',
    title: { de: 'mia.brodersen ist jetzt im Team', en: 'mia.brodersen has joined the team' },
    text: { de: 'Rolle: Marketing', en: 'Role: Marketing' },
    path: () => PATHS.team,
    daysAgo: 34,
  },
  {
    kind: 'product-reviewed',
    title: { de: 'Nordwand Parka ist freigegeben', en: 'Nordwand Parka is approved' },
    text: { de: 'Der Drop ist ab jetzt zu sehen.', en: 'The drop is visible from now on.' },
    path: () => to(PATHS.editProduct, { productId: productNamed('nordwand-parka').id }),
    daysAgo: DROP_DAYS_AGO + 6,
  },
]

/** Those that were read in this visit. */
const read = new Set<number>()
const UNREAD_DAYS = 7
const isRead = ({ daysAgo }: DemoNotice, no: number): boolean => daysAgo > UNREAD_DAYS || read.has(no)
const unread = (): number => NOTICES.filter((notice, no) => !isRead(notice, no)).length

export const notices: DemoAnswer<'GET /api/notifications'> = ({ time, language }) => ({
  unread: unread(),
  notices: NOTICES.map((notice, no) => ({
    id: demoId('notice', no + 1),
    kind: notice.kind,
    title: notice.title[language],
    text: notice.text[language],
    path: notice.path(),
    brandId: DEMO_BRAND_ID,
    createdAt: momentOf(daysLater(time.today, -notice.daysAgo), 8, 40),
    isRead: isRead(notice, no),
  })),
  cursor: null,
})

/** Reading is no save: it holds until the page is left. */
export const markRead: DemoAnswer<'POST /api/notifications/read'> = (_world, { body }) => {
  for (const no of NOTICES.keys()) if (!body?.ids || body.ids.includes(demoId('notice', no + 1))) read.add(no)
  return { unread: unread() }
}

/** Which kinds come by mail; the bell has all but reports. */
const BY_MAIL: Readonly<Record<NoticeKind, boolean>> = {
  'brand-reviewed': true,
  'product-reviewed': true,
  'domain-settled': true,
  'link-broken': true,
  'campaign-stopped': true,
  'campaigns-blocked': true,
  'weak-picture': true,
  'team-changed': false,
  'own-role': true,
  closure: false,
  'brand-closing': true,
  'terms-changed': true,
  'import-done': true,
  'sale-not-real': true,
  plan: true,
  credit: true,
  'credit-low': true,
  feed: true,
  'weekly-report': true,
  'monthly-report': false,
  'weekly-trends': true,
  'message-removed': true,
  message: true,
  ticket: true,
  'ticket-staff': false,
  'access-recovery': false,
  'money-staff': false,
}

export const preferences: DemoAnswer<'GET /api/notifications/preferences'> = () =>
  (Object.keys(BY_MAIL) as NoticeKind[]).map((kind) => ({
    kind,
    bell: !/^(?:weekly|monthly)-/.test(kind),
    mail: BY_MAIL[kind],
    push: false,
  }))
