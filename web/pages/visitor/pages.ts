import { AUTH_PATHS, PATHS } from '#web/paths.ts'
import type { Audience, PageDeclaration, PageFolder, PageModule } from '../page.ts'

const SIGNED_OUT: readonly Audience[] = ['visitor', 'nativeVisitor']
const EVERYONE: readonly Audience[] = [...SIGNED_OUT, 'member']

const landing = {
  title: 'landing.title',
  file: 'landing',
  words: ['landing', 'legal'],
  audience: ['visitor'],
  place: 'page',
  top: 'black',
} as const satisfies Partial<PageDeclaration>

const auth = {
  title: 'accounts.title',
  file: 'auth',
  words: ['accounts', 'legal'],
  place: 'page',
} as const satisfies Partial<PageDeclaration>

/** For everyone, with and without a session (Trust L01, L10, L11). */
const info = { words: ['legal'], audience: EVERYONE, place: 'page' } as const

const brandRegister = {
  ...info,
  title: 'registration.title',
  file: 'brand-register',
  words: ['registration', 'accounts', 'profile', 'legal'],
} as const satisfies Partial<PageDeclaration>

/** The links in mails about drops, and their results. */
const dropLink = {
  ...info,
  file: 'drop-link',
  isAddressPrivate: true,
  words: ['drops', 'legal'],
  document: { description: 'heads.drops', isListed: false },
} as const satisfies Partial<PageDeclaration>

/** The link in the mail about a changed email address, and its results. */
const emailUndo = {
  ...info,
  file: 'email-undo',
  isAddressPrivate: true,
  words: ['accounts', 'legal'],
  document: { description: 'heads.emailUndo', isListed: false },
} as const satisfies Partial<PageDeclaration>

/** The links in the mails about restoring access for an owner, and their results. */
const recovery = {
  ...info,
  file: 'access-recovery',
  isAddressPrivate: true,
  words: ['recovery', 'legal'],
  document: { description: 'heads.recovery', isListed: false },
} as const satisfies Partial<PageDeclaration>

/** Pages of visitors, and those for everyone. */
export const VISITOR_PAGES: PageFolder = {
  name: 'visitor',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [
    { ...landing, path: PATHS.home, document: { description: 'heads.home', isListed: true } },
    { ...landing, path: '*' },
    ...AUTH_PATHS.map((path) => ({
      ...auth,
      path,
      canonical: PATHS.login,
      audience: SIGNED_OUT,
      document: { description: 'heads.login', isListed: true } as const,
    })),
    { ...auth, path: '*', audience: ['nativeVisitor'] },
    // The workspace asks visitors to sign in, at its own address.
    { ...auth, path: PATHS.dashboard, audience: SIGNED_OUT },
    { ...auth, path: PATHS.brandDashboard, audience: SIGNED_OUT },
    { ...auth, path: PATHS.team, audience: SIGNED_OUT },
    { ...auth, path: PATHS.social, audience: SIGNED_OUT },
    { ...auth, path: PATHS.settings, audience: SIGNED_OUT },
    {
      path: PATHS.verifyEmail,
      title: 'accounts.verifyTitle',
      file: 'verify-email',
      isAddressPrivate: true,
      words: ['accounts', 'legal'],
      audience: SIGNED_OUT,
      place: 'page',
    },
    {
      path: PATHS.resetPassword,
      title: 'accounts.resetTitle',
      file: 'reset-password',
      isAddressPrivate: true,
      words: ['accounts', 'legal'],
      audience: SIGNED_OUT,
      place: 'page',
    },
    {
      ...brandRegister,
      path: PATHS.brandRegister,
      document: { description: 'heads.brandRegister', isListed: true },
    },
    // Decision 106: for members, these register a brand.
    { ...brandRegister, path: PATHS.register, audience: ['member'] },
    { ...brandRegister, path: PATHS.registerBrand, audience: ['member'] },
    {
      ...info,
      path: PATHS.brandTerms,
      title: 'brandterms.title',
      file: 'brand-terms',
      words: ['brandterms', 'legal'],
      document: { description: 'heads.brandTerms', isListed: true },
    },
    {
      ...info,
      path: PATHS.dataProcessing,
      title: 'brandterms.processingTitle',
      file: 'data-processing',
      words: ['brandterms', 'legal'],
      document: { description: 'heads.dataProcessing', isListed: true },
    },
    {
      ...info,
      path: PATHS.legalVersions,
      title: 'legal.versionsTitle',
      file: 'legal-versions',
      words: ['brandterms', 'legal'],
      document: { description: 'heads.legalVersions', isListed: true },
    },
    {
      ...info,
      path: PATHS.terms,
      title: 'terms.title',
      file: 'terms',
      words: ['terms', 'legal'],
      document: { description: 'heads.terms', isListed: true },
    },
    {
      ...info,
      path: PATHS.imprint,
      title: 'legal.imprintTitle',
      file: 'imprint',
      document: { description: 'heads.imprint', isListed: true },
    },
    {
      ...info,
      path: PATHS.privacy,
      title: 'privacy.title',
      file: 'privacy',
      words: ['privacy', 'legal'],
      document: { description: 'heads.privacy', isListed: true },
    },
    {
      ...info,
      path: PATHS.accessibility,
      title: 'accessibility.title',
      file: 'accessibility',
      words: ['accessibility', 'legal'],
      document: { description: 'heads.accessibility', isListed: true },
    },
    {
      ...info,
      path: PATHS.licences,
      title: 'licences.title',
      file: 'licences',
      words: ['licences', 'legal'],
      document: { description: 'heads.licences', isListed: true },
    },
    {
      ...info,
      path: PATHS.ranking,
      title: 'ranking.title',
      file: 'ranking',
      words: ['ranking', 'legal'],
      document: { description: 'heads.ranking', isListed: true },
    },
    {
      ...info,
      path: PATHS.transparency,
      title: 'transparency.title',
      file: 'transparency',
      words: ['transparency', 'contact', 'figures', 'legal'],
      document: { description: 'heads.transparency', isListed: true },
    },
    {
      ...info,
      path: PATHS.contact,
      title: 'contact.title',
      file: 'contact',
      words: ['contact', 'legal'],
      document: { description: 'heads.contact', isListed: true },
    },
    {
      ...info,
      path: PATHS.report,
      title: 'contact.reportTitle',
      file: 'report',
      words: ['contact', 'legal'],
      document: { description: 'heads.report', isListed: true },
    },
    {
      ...info,
      path: PATHS.deleteAccount,
      title: 'leaving.title',
      file: 'delete-account',
      words: ['leaving', 'profile', 'legal'],
      document: { description: 'heads.deleteAccount', isListed: true },
    },
    { ...dropLink, path: PATHS.dropConfirm, title: 'drops.confirmTitle' },
    { ...dropLink, path: PATHS.dropConfirmed, title: 'drops.confirmedTitle' },
    { ...dropLink, path: PATHS.dropUnsubscribe, title: 'drops.unsubscribeTitle' },
    { ...dropLink, path: PATHS.noticeUnsubscribe, title: 'drops.unsubscribeTitle' },
    { ...dropLink, path: PATHS.dropUnsubscribed, title: 'drops.unsubscribedTitle' },
    { ...dropLink, path: PATHS.dropExpired, title: 'drops.expiredTitle' },
    { ...emailUndo, path: PATHS.emailUndo, title: 'accounts.emailUndoTitle' },
    { ...emailUndo, path: PATHS.emailUndone, title: 'accounts.emailUndoneTitle' },
    { ...emailUndo, path: PATHS.emailLinkExpired, title: 'accounts.emailLinkExpiredTitle' },
    { ...recovery, path: PATHS.recoveryStop, title: 'recovery.stopTitle' },
    { ...recovery, path: PATHS.recoveryStopped, title: 'recovery.stoppedTitle' },
    { ...recovery, path: PATHS.recoveryConfirm, title: 'recovery.confirmTitle' },
    { ...recovery, path: PATHS.recoveryConfirmed, title: 'recovery.confirmedTitle' },
    { ...recovery, path: PATHS.recoveryDone, title: 'recovery.doneTitle' },
    { ...recovery, path: PATHS.recoveryOver, title: 'recovery.overTitle' },
    {
      path: PATHS.teamInvite,
      title: 'team.invitationTitle',
      file: 'team-invite',
      isAddressPrivate: true,
      words: ['team', 'workspace', 'registration', 'accounts', 'profile', 'legal'],
      audience: EVERYONE,
      place: 'page',
    },
    {
      path: PATHS.product,
      title: 'product.title',
      file: 'public-product',
      words: ['product', 'discovery', 'legal'],
      audience: ['visitor'],
      place: 'page',
      // The server replaces this by the product's own preview, which also decides about indexing.
      document: { description: 'heads.home', isListed: false },
    },
    {
      path: PATHS.shop,
      title: 'brands.shopTitle',
      file: 'public-shop',
      words: ['brands', 'product', 'discovery', 'legal'],
      audience: ['visitor'],
      place: 'page',
      // As for products.
      document: { description: 'heads.home', isListed: false },
    },
    {
      path: PATHS.shopPreview,
      title: 'brands.previewTitle',
      file: 'shop-preview',
      isAddressPrivate: true,
      words: ['brands', 'product', 'discovery', 'legal'],
      audience: EVERYONE,
      place: 'page',
    },
    {
      path: PATHS.sharedBoard,
      title: 'boards.sharedTitle',
      file: 'public-board',
      isAddressPrivate: true,
      words: ['boards', 'product', 'discovery', 'legal'],
      audience: ['visitor'],
      place: 'page',
    },
  ],
}
