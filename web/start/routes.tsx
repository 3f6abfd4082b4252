import { barePath } from '#contract/pages.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { PATHS, type Path, paramsOf } from '#web/paths.ts'
import { type LazyPage, lazyPage } from './lazy-page.tsx'
import type { Bar } from './use-browser-bar.ts'

/** Where a page is shown: it is the stage, slides in over it, is a dialog over it, or stands alone. */
type Place = 'stage' | 'overlay' | 'dialog' | 'page'
export interface Route {
  readonly path: Path | '*'
  readonly title: PlainKey
  readonly place: Place
  readonly page: LazyPage
  /** What lies at its top, where that is not paper. */
  readonly bar?: Bar
}

const publicProduct = lazyPage(
  ['product', 'discovery', 'legal'],
  async () => (await import('#web/pages/visitor/public-product-page.tsx')).PublicProductPage,
)
const publicBoard = lazyPage(
  ['boards', 'product', 'discovery', 'legal'],
  async () => (await import('#web/pages/visitor/public-board-page.tsx')).PublicBoardPage,
)
const landing = lazyPage(
  ['landing', 'legal'],
  async () => (await import('#web/pages/visitor/landing-page.tsx')).LandingPage,
)
const auth = lazyPage(['accounts', 'legal'], async () => (await import('#web/pages/visitor/auth-page.tsx')).AuthPage)
const verifyEmail = lazyPage(
  ['accounts', 'legal'],
  async () => (await import('#web/pages/visitor/verify-email-page.tsx')).VerifyEmailPage,
)
const resetPassword = lazyPage(
  ['accounts', 'legal'],
  async () => (await import('#web/pages/visitor/reset-password-page.tsx')).ResetPasswordPage,
)
const terms = lazyPage(['terms', 'legal'], async () => (await import('#web/pages/visitor/terms-page.tsx')).TermsPage)
const imprint = lazyPage(['legal'], async () => (await import('#web/pages/visitor/imprint-page.tsx')).ImprintPage)
const privacy = lazyPage(
  ['privacy', 'legal'],
  async () => (await import('#web/pages/visitor/privacy-page.tsx')).PrivacyPage,
)
const licences = lazyPage(
  ['licences', 'legal'],
  async () => (await import('#web/pages/visitor/licences-page.tsx')).LicencesPage,
)
const accessibility = lazyPage(
  ['accessibility', 'legal'],
  async () => (await import('#web/pages/visitor/accessibility-page.tsx')).AccessibilityPage,
)
const ranking = lazyPage(
  ['ranking', 'legal'],
  async () => (await import('#web/pages/visitor/ranking-page.tsx')).RankingPage,
)
const contact = lazyPage(
  ['contact', 'legal'],
  async () => (await import('#web/pages/visitor/contact-page.tsx')).ContactPage,
)
const report = lazyPage(
  ['contact', 'legal'],
  async () => (await import('#web/pages/visitor/report-page.tsx')).ReportPage,
)
export const brandRegister = lazyPage(
  ['contact', 'legal'],
  async () => (await import('#web/pages/visitor/brand-register-page.tsx')).BrandRegisterPage,
)
const leaving = lazyPage(
  ['leaving', 'profile', 'legal'],
  async () => (await import('#web/pages/visitor/delete-account-page.tsx')).DeleteAccountPage,
)
const dropLink = lazyPage(
  ['drops', 'legal'],
  async () => (await import('#web/pages/visitor/drop-link-page.tsx')).DropLinkPage,
)

const emailUndo = lazyPage(
  ['accounts', 'legal'],
  async () => (await import('#web/pages/visitor/email-undo-page.tsx')).EmailUndoPage,
)

/** In development builds only: all building blocks on one page. */
export const workbench: readonly Route[] = import.meta.env.DEV
  ? [
      {
        path: PATHS.components,
        title: 'ui.navigation',
        place: 'page',
        page: lazyPage([], async () => (await import('#web/pages/workbench/components-page.tsx')).ComponentsPage),
      },
    ]
  : []

const authRoutes: readonly Route[] = [PATHS.login, PATHS.auth, PATHS.mobile].map((path) => ({
  path,
  title: 'accounts.title',
  place: 'page',
  page: auth,
}))
/** What everybody may read and say, with and without a session (Trust L01, L10, L11). */
export const infoRoutes: readonly Route[] = [
  { path: PATHS.brandRegister, title: 'contact.brandTitle', place: 'page', page: brandRegister },
  { path: PATHS.terms, title: 'terms.title', place: 'page', page: terms },
  { path: PATHS.imprint, title: 'legal.imprintTitle', place: 'page', page: imprint },
  { path: PATHS.privacy, title: 'privacy.title', place: 'page', page: privacy },
  { path: PATHS.accessibility, title: 'accessibility.title', place: 'page', page: accessibility },
  { path: PATHS.licences, title: 'licences.title', place: 'page', page: licences },
  { path: PATHS.ranking, title: 'ranking.title', place: 'page', page: ranking },
  { path: PATHS.contact, title: 'contact.title', place: 'page', page: contact },
  { path: PATHS.report, title: 'contact.reportTitle', place: 'page', page: report },
  { path: PATHS.deleteAccount, title: 'leaving.title', place: 'page', page: leaving },
  { path: PATHS.emailUndo, title: 'accounts.emailUndoTitle', place: 'page', page: emailUndo },
  { path: PATHS.emailUndone, title: 'accounts.emailUndoneTitle', place: 'page', page: emailUndo },
  { path: PATHS.emailLinkExpired, title: 'accounts.emailLinkExpiredTitle', place: 'page', page: emailUndo },
  { path: PATHS.dropConfirm, title: 'drops.confirmTitle', place: 'page', page: dropLink },
  { path: PATHS.dropConfirmed, title: 'drops.confirmedTitle', place: 'page', page: dropLink },
  { path: PATHS.dropUnsubscribe, title: 'drops.unsubscribeTitle', place: 'page', page: dropLink },
  { path: PATHS.dropUnsubscribed, title: 'drops.unsubscribedTitle', place: 'page', page: dropLink },
  { path: PATHS.dropExpired, title: 'drops.expiredTitle', place: 'page', page: dropLink },
]
const openRoutes: readonly Route[] = [
  { path: PATHS.verifyEmail, title: 'accounts.verifyTitle', place: 'page', page: verifyEmail },
  { path: PATHS.resetPassword, title: 'accounts.resetTitle', place: 'page', page: resetPassword },
  ...infoRoutes,
  ...workbench,
]

/**
 * Spec §2, route table by session state (Decision 103). The last row of each set takes every other path. Signed-in people
 * have theirs in `member-routes.tsx`: visitors do not carry it.
 */
export const ROUTES = {
  signedOut: [
    ...authRoutes,
    ...openRoutes,
    { path: PATHS.product, title: 'product.title', place: 'page', page: publicProduct },
    { path: PATHS.sharedBoard, title: 'boards.sharedTitle', place: 'page', page: publicBoard },
    { path: '*', title: 'landing.title', place: 'page', page: landing, bar: 'black' },
  ],
  signedOutNative: [...openRoutes, { path: '*', title: 'accounts.title', place: 'page', page: auth }],
} as const satisfies Readonly<Record<string, readonly Route[]>>

/** A signed-in person has nothing to do on the login screen (Decision 102). */
export const isAuthPath = (path: string): boolean => authRoutes.some((route) => route.path === path)

/** The row of a set that shows `path`. */
export function routeFor(routes: readonly Route[], path: string): Route {
  const bare = barePath(path)
  const isHere = ({ path: known }: Route) => known !== '*' && paramsOf(known, bare) !== null
  const route = routes.find(isHere) ?? routes.at(-1)
  if (!route) throw new RangeError('A route set needs a last row for every other path')
  return route
}
