import { barePath } from '#contract/pages.ts'

/** Every path of the app; links are built only here. */
export const PATHS = {
  home: '/',
  discovery: '/discovery',
  saved: '/saved',
  boards: '/saved/lists',
  board: '/saved/lists/:boardId',
  sharedBoard: '/lists/:token',
  product: '/products/:productId',
  profile: '/profile',
  brands: '/brands',
  shop: '/brands/:brandId/shop',
  shopPreview: '/shop-preview/:token',
  search: '/search',
  admin: '/admin',
  adminChat: '/admin-chat',
  chats: '/chat',
  chat: '/chat/:conversationId',
  dashboard: '/dashboard',
  brandDashboard: '/brand-dashboard',
  ownProducts: '/dashboard/products',
  ownCards: '/dashboard/products/cards',
  campaigns: '/dashboard/campaigns',
  campaign: '/dashboard/campaigns/:campaignId',
  editCampaign: '/dashboard/campaigns/:campaignId/edit',
  messages: '/dashboard/messages',
  sales: '/dashboard/sale',
  sale: '/dashboard/sale/:saleId',
  insights: '/dashboard/insights',
  productInsights: '/dashboard/insights/:productId',
  trends: '/dashboard/trends',
  shopDesign: '/dashboard/shop',
  assets: '/dashboard/logo-banner',
  addProduct: '/add-product',
  editProduct: '/edit-product/:productId',
  importProducts: '/import-products',
  importedFile: '/import-products/:importId',
  feed: '/import-products/feed/:feedId',
  credits: '/ppc-credits',
  checkout: '/stripe-checkout',
  pricing: '/pricing',
  subscription: '/subscription',
  team: '/dashboard/team',
  social: '/dashboard/social',
  settings: '/dashboard/settings',
  support: '/dashboard/support',
  supportTickets: '/support-tickets',
  teamInvite: '/team-invite',
  demo: '/demo-dashboard',
  demoSection: '/demo-dashboard/:section',
  demoPart: '/demo-dashboard/:section/:part',
  demoDetail: '/demo-dashboard/:section/:part/:detail',
  login: '/login',
  auth: '/auth',
  mobile: '/mobile',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  emailUndo: '/email-change/undo',
  emailUndone: '/email-change/undone',
  emailLinkExpired: '/email-change/link-expired',
  recoveryStop: '/access-recovery/stop',
  recoveryStopped: '/access-recovery/stopped',
  recoveryConfirm: '/access-recovery/confirm',
  recoveryConfirmed: '/access-recovery/confirmed',
  recoveryDone: '/access-recovery/done',
  recoveryOver: '/access-recovery/over',
  terms: '/terms-of-service',
  brandRegister: '/brand-register',
  register: '/register',
  registerBrand: '/register-brand',
  brandTerms: '/agb-marken',
  dataProcessing: '/auftragsverarbeitung',
  legalVersions: '/fassungen',
  imprint: '/impressum',
  privacy: '/datenschutz',
  accessibility: '/barrierefreiheit',
  ranking: '/so-sortieren-wir',
  transparency: '/transparenz',
  contact: '/kontakt',
  report: '/melden',
  deleteAccount: '/konto-loeschen',
  licences: '/lizenzen',
  dropConfirm: '/drops/confirm',
  dropConfirmed: '/drops/confirmed',
  dropUnsubscribe: '/drops/unsubscribe',
  dropUnsubscribed: '/drops/unsubscribed',
  noticeUnsubscribe: '/notifications/unsubscribe',
  dropExpired: '/drops/link-expired',
  components: '/dev/ui',
} as const
/** The login screen has three addresses (Decision 102). */
export const AUTH_PATHS = [PATHS.login, PATHS.auth, PATHS.mobile] as const
export type Path = (typeof PATHS)[keyof typeof PATHS]

type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [K in Name]: string } & Params<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown
type Args<P extends string> =
  unknown extends Params<P> ? [params?: undefined, query?: Query] : [params: Params<P>, query?: Query]
type Query = Readonly<Record<string, string | undefined>>

/** Builds a link: `to(PATHS.verifyEmail, undefined, { email })`. */
export function to<P extends Path>(path: P, ...[params, query]: Args<P>): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) if (value) search.set(name, value)
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** An area of the administration, and what is open in it. */
export const toAdmin = (area: string, query: Query = {}): string => to(PATHS.admin, undefined, { area, ...query })

const ORDER = '#order'

/** The profile, scrolled to the setting for the order of the deck. */
export const toOrderSetting = (): string => to(PATHS.profile) + ORDER
export const isOrderSetting = ({ hash }: { readonly hash: string }): boolean => hash === ORDER

const HISTORY = 'history'

/** The history, an inner view of Saved without a path of its own (Decision 105). */
export const toHistory = (): string => to(PATHS.saved, undefined, { view: HISTORY })
export const isHistory = (search: string): boolean => new URLSearchParams(search).get('view') === HISTORY

const SWIPE = 'swipe'

/** Saved as a stack to swipe: an own history entry, so that going back leads to the grid. */
export const toSavedStack = (): string => to(PATHS.saved, undefined, { view: SWIPE })
export const isSavedStack = (search: string): boolean => new URLSearchParams(search).get('view') === SWIPE

/** The values in an address that matches `path`: `/brands/7/shop` → `{ brandId: '7' }`; null otherwise. */
export function paramsOf<P extends Path>(path: P, address: string): Params<P> | null {
  const wanted = path.split('/')
  const given = address.split('/')
  if (wanted.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = decoded(given[at] ?? '')
    if (part.startsWith(':') && value) values[part.slice(1)] = value
    else if (part !== given[at]) return null
  }
  // At this point every name of the path has its value.
  return values as unknown as Params<P>
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // An invalid escape, such as "%" alone.
  }
}

/** The login screen with the path to return to (Decision 103); pages without a session need none. */
export function toLogin(from: string): string {
  const returnTo = ownPath(from)
  return to(PATHS.login, undefined, returnTo === PATHS.home || isAuthPath(returnTo) ? {} : { returnTo })
}

/** Where the login leads to. */
export function returnPath(search: string): string {
  const wanted = ownPath(new URLSearchParams(search).get('returnTo'))
  return isAuthPath(wanted) ? PATHS.home : wanted
}

/** Trust S66: only own relative paths; a path that could lead to another site becomes the start page. */
export function ownPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || hasControlCharacter(wanted)) return PATHS.home
  // Browsers read "\" as "/", and "//host" as another site, also when a later decoder unwraps it.
  const leaves = (path: string) => /^\/(?:[/\\]|%2f|%5c)/i.test(path)
  if (leaves(wanted)) return PATHS.home
  const url = new URL(wanted, 'https://own.invalid')
  // "/.//host" becomes "//host" only here.
  if (url.host !== 'own.invalid' || leaves(url.pathname)) return PATHS.home
  return url.pathname + url.search + url.hash
}

const hasControlCharacter = (text: string): boolean => [...text].some((character) => character < ' ')

/** The login screen, which signed-in users are redirected from (Decision 102). */
export const isAuthPath = (path: string): boolean =>
  AUTH_PATHS.some((auth) => auth === barePath(path.split('?', 1)[0] ?? ''))
