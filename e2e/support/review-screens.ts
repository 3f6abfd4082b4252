import type { Page } from 'playwright-core'
import { toAdmin } from '#web/paths.ts'
import { addColleague, leaveBrands, makeDeskBrand, productOf, setStaff, signInAsStaff } from './desk-brand.ts'
import { type DeskScreen, desk, press, text } from './desk-screen.ts'
import { call } from './person.ts'
import {
  addDispute,
  appealWith,
  changeProduct,
  claimByColleague,
  completeCompany,
  copyPictures,
  noticeWith,
  pictureOf,
  waitingProductOf,
} from './review-work.ts'
import { openPath, type Screen, type ScreenVisit } from './screen.ts'

interface ReviewScreen extends Pick<DeskScreen, 'brand' | 'before'> {
  readonly ready: NonNullable<DeskScreen['ready']>
  readonly cleanUp?: NonNullable<DeskScreen['cleanUp']>
}

/** A screen of the review, as a moderator without a second factor sees it. */
const reviewing = (name: string, { brand, before, ready, cleanUp }: ReviewScreen): Screen =>
  desk({
    name: `review-${name}`,
    brand: { status: 'pending_review', name: 'Kante Nord', products: 9, ...brand },
    path: toAdmin('review'),
    before: async (visit, brandId) => {
      await signInAsStaff(visit, 'moderator')
      await before?.(visit, brandId)
      // No one decides about the own brand.
      await leaveBrands(visit)
    },
    ready,
    cleanUp: async (visit) => {
      await cleanUp?.(visit)
      await setStaff(visit, null)
    },
  })

const openItem = async (page: Page, type: string, id: string) => {
  const area = type === 'notice' || type === 'appeal' ? 'notices' : 'review'
  await openPath(page, toAdmin(area, { type, id }))
  await page.locator('main article h2').waitFor()
  await page.locator('main article .shimmer').first().waitFor({ state: 'detached' })
}

/** A screen with an answer of the server that takes too long to bring about. */
const answered = (name: string, path: string | RegExp, body: unknown, ready: ReviewScreen['ready']): Screen =>
  reviewing(name, {
    before: ({ device: { page } }) => page.route(path, (route) => route.fulfill({ json: body })),
    ready,
    cleanUp: ({ device: { page } }) => page.unroute(path),
  })

const QUEUE_CALL = /\/api\/staff\/review(\?|$)/
const COUNTS = { brands: 0, products: 0, domains: 0, notices: 0, appeals: 0 }
const NAMES = ['Merino-Longsleeve', 'Wintergroßstadtregenschutzjackenkapuzenfutter', 'Cord-Overshirt', 'Beanie']
const LONG = {
  ...COUNTS,
  brands: 12,
  products: 345,
  notices: 3,
  items: Array.from({ length: 200 }, (_, index) => ({
    type: 'product',
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: NAMES[index % NAMES.length],
    brand: index % 3 === 0 ? 'Kante Nord' : 'Pegelstand Nord',
    cause: index % 4 === 0 ? 'change' : 'new',
    since: new Date(Date.UTC(2026, 10, 2, 8, index)).toISOString(),
    notices: index % 50 === 1 ? 2 : 0,
    claim:
      index % 40 === 2
        ? { username: 'maximiliane-charlotte', isOwn: false, until: new Date(Date.UTC(2030, 1, 1)).toISOString() }
        : null,
  })),
}

const QUEUE: readonly Screen[] = [
  reviewing('queue', {
    ready: (page) =>
      page
        .locator('main')
        .getByText(/Kante Nord/)
        .first()
        .waitFor(),
  }),
  answered('empty', QUEUE_CALL, { ...COUNTS, items: [] }, (page) => text(page, /^(Alles geprüft|All reviewed)/)),
  answered('long', QUEUE_CALL, LONG, (page) => page.locator('main li').nth(199).waitFor()),
  reviewing('keys', {
    ready: async (page) => {
      await page.locator('main li').first().waitFor()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  }),
]

const ITEMS: readonly Screen[] = [
  reviewing('brand-incomplete', {
    before: (visit) => makeDeskBrand(visit, { name: 'Kantenord', status: 'rejected' }),
    ready: (page, _visit, brandId) => openItem(page, 'brand', brandId),
  }),
  reviewing('brand', {
    before: completeCompany,
    ready: (page, _visit, brandId) => openItem(page, 'brand', brandId),
  }),
  reviewing('product', {
    brand: { status: 'approved' },
    before: async (visit, brandId) => copyPictures(visit, await waitingProductOf(visit, brandId)),
    ready: async (page, visit, brandId) => openItem(page, 'product', await waitingProductOf(visit, brandId)),
  }),
  reviewing('product-changed', {
    brand: { status: 'approved' },
    before: async (visit, brandId) => changeProduct(visit, await productOf(visit, brandId, 'active')),
    ready: async (page, visit, brandId) => openItem(page, 'product', await productOf(visit, brandId, 'active')),
  }),
  reviewing('claimed', {
    before: async (visit, brandId) => {
      visit.device.monitor.allowStatus(409)
      await addColleague(visit, brandId, 'maximiliane-charlotte', 'finance')
      await claimByColleague(visit, 'brand', brandId)
    },
    ready: (page, _visit, brandId) => openItem(page, 'brand', brandId),
  }),
  reviewing('dispute', {
    brand: { status: 'approved' },
    ready: async (page, visit, brandId) => {
      const other = await makeDeskBrand(visit, { name: 'Kapuzensweatjackenmanufaktur Nordfriesland' })
      await leaveBrands(visit)
      await openItem(page, 'domain', await addDispute(visit, brandId, other))
    },
  }),
]

/** Reports a place of the demo and opens the report. */
const report = (place: (visit: ScreenVisit, brandId: string) => Promise<string> | string): ReviewScreen['ready'] =>
  async function open(page, visit, brandId) {
    const answer = await call(visit.device.context.request, visit.url, 'POST', '/api/notices', {
      reason: 'counterfeit',
      location: `${visit.url}${await place(visit, brandId)}`,
      explanation: 'Das Logo auf der Brust gehört einer anderen Marke.\nIch kenne das Original.',
      goodFaith: true,
      name: 'Ida Petersen',
      email: 'ida@example.org',
    })
    const { reference } = (await answer.json()) as { reference: string }
    await openItem(page, 'notice', await noticeWith(visit, reference))
  }
const reportProduct = report(async (visit, brandId) => `/products/${await productOf(visit, brandId, 'active')}`)

const REPORTS: readonly Screen[] = [
  reviewing('report-product', { brand: { status: 'approved' }, ready: reportProduct }),
  reviewing('report-shop', {
    brand: { status: 'approved' },
    ready: report((_visit, brandId) => `/brands/${brandId}/shop`),
  }),
  reviewing('report-picture', {
    brand: { status: 'approved' },
    ready: report(async (visit, brandId) => {
      const picture = await pictureOf(visit, await productOf(visit, brandId, 'active'))
      return `/media/${picture}/640.webp`
    }),
  }),
  reviewing('report-block', {
    brand: { status: 'approved' },
    ready: async (page, visit, brandId) => {
      await reportProduct(page, visit, brandId)
      await press(page, /^(Sperren|Block)/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  reviewing('report-keep', {
    brand: { status: 'approved' },
    ready: async (page, visit, brandId) => {
      await reportProduct(page, visit, brandId)
      await press(page, /^(Nicht handeln|Take no action)/)
      await page.getByRole('dialog').waitFor()
    },
  }),
]

/** Appeals the statement of reasons about a blocked product, and opens the appeal. */
const APPEAL = reviewing('appeal', {
  brand: { status: 'approved' },
  ready: async (page, visit, brandId) => {
    const productId = await productOf(visit, brandId, 'active')
    await openItem(page, 'appeal', await appealWith(visit, brandId, productId))
  },
})

const asking = (name: string, button: RegExp, more: Partial<ReviewScreen> = {}): Screen =>
  reviewing(name, {
    ...more,
    ready: async (page, visit, brandId) => {
      await openItem(page, 'brand', brandId)
      await press(page, button)
      await page.getByRole('dialog').waitFor()
      await more.ready?.(page, visit, brandId)
    },
  })
const REFUSE = /^(Ablehnen|Refuse)/
const DECISIONS = '**/api/staff/review/*/*/decisions'

const DECIDING: readonly Screen[] = [
  asking('changes', /^(Änderung|Ask)/),
  asking('refusal', REFUSE),
  asking('refusal-password', REFUSE, {
    before: ({ device: { page } }) =>
      page.route(DECISIONS, (route) =>
        route.fulfill({ status: 403, json: { code: 'accounts.reauth', message: 'Passwort', requestId: 'r' } }),
      ),
    ready: async (page, { device: { monitor } }) => {
      monitor.allowStatus(403)
      const dialog = page.getByRole('dialog')
      await dialog.locator('textarea').first().fill('Im Impressum fehlt die vertretungsberechtigte Person.')
      await dialog.getByRole('button').last().click()
      await dialog.locator('input[type=password]').waitFor()
    },
    cleanUp: ({ device: { page } }) => page.unroute(DECISIONS),
  }),
  asking('suspension', /^(Sperren|Block)/, { brand: { status: 'approved' } }),
]

const CODES = Array.from({ length: 10 }, (_, index) => `K7Q2-M9XT-4RWB-8Z${index}H`)
const ACCESS = '**/api/staff/me'
const missing = { role: 'moderator', secondFactor: 'missing', recoveryCodesLeft: null }

const SECURITY: readonly Screen[] = [
  reviewing('security', {
    ready: async (page) => {
      await press(page, /^(Sicherheit|Security)/)
      await page.getByRole('dialog').waitFor()
    },
  }),
  reviewing('security-codes', {
    before: ({ device: { page } }) =>
      page.route('**/recovery-codes', (route) => route.fulfill({ json: { recoveryCodes: CODES } })),
    ready: async (page) => {
      await press(page, /^(Sicherheit|Security)/)
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[name=password]').fill('Sieben-Leben-47')
      await dialog.locator('input[name=code]').fill('123456')
      await dialog.locator('button[type=submit]').click()
      await dialog.getByText(CODES[9] ?? '').waitFor()
    },
    cleanUp: ({ device: { page } }) => page.unroute('**/recovery-codes'),
  }),
  answered('factor-new', ACCESS, missing, (page) => page.locator('main input').first().waitFor()),
  reviewing('factor-scan', {
    before: async ({ device: { page } }) => {
      await page.route(ACCESS, (route) => route.fulfill({ json: missing }))
      const qr = { size: 21, path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7z' }
      const json = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Dropdeck', qr }
      await page.route('**/second-factor/enrolment', (route) => route.fulfill({ json }))
    },
    ready: async (page) => {
      await page.locator('main input[name=password]').fill('Sieben-Leben-47')
      await page.locator('main button[type=submit]').click()
      await page.locator('main svg[role=img]').waitFor()
    },
    cleanUp: ({ device: { page } }) => page.unrouteAll(),
  }),
  answered('factor', ACCESS, { ...missing, secondFactor: 'needed' }, (page) =>
    page.locator('main input[name=code]').waitFor(),
  ),
]

/** The review of brands, products, domains and reports, and the second factor of those who work there. */
export const REVIEW: readonly Screen[] = [...QUEUE, ...ITEMS, ...REPORTS, APPEAL, ...DECIDING, ...SECURITY]
