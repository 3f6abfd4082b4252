import { PATHS } from '#web/paths.ts'
import { lazyPage } from './lazy-page.tsx'
import { brandRegister, infoRoutes, type Route, workbench } from './routes.tsx'

const discovery = lazyPage(['discovery'], async () => {
  const { askAhead, DiscoveryPage } = await import('#web/pages/shopper/discovery-page.tsx')
  await askAhead()
  return DiscoveryPage
})
const saved = lazyPage(
  ['saved', 'boards', 'discovery', 'drops'],
  async () => (await import('#web/pages/shopper/saved-page.tsx')).SavedPage,
)
const product = lazyPage(
  ['product', 'boards', 'discovery', 'drops'],
  async () => (await import('#web/pages/shopper/product-page.tsx')).ProductPage,
)
const sharedBoard = lazyPage(
  ['boards', 'discovery'],
  async () => (await import('#web/pages/shopper/shared-board-page.tsx')).SharedBoardPage,
)
const profile = lazyPage(
  [
    'profile',
    'install',
    'accounts',
    'legal',
    'drops',
    'sizes',
    'passes',
    'style',
    'reasons',
    'garments',
    'looks',
    'copy',
  ],
  async () => (await import('#web/pages/shopper/profile-page.tsx')).ProfilePage,
)
const brands = lazyPage(
  ['brands', 'discovery', 'search'],
  async () => (await import('#web/pages/shopper/brands-page.tsx')).BrandsPage,
)
const shop = lazyPage(['brands', 'discovery', 'search'], async () => {
  const { beginShop, ShopPage } = await import('#web/pages/shopper/shop-page.tsx')
  beginShop()
  return ShopPage
})
const search = lazyPage(
  ['search', 'brands', 'discovery'],
  async () => (await import('#web/pages/shopper/search-page.tsx')).SearchPage,
)
const notFound = lazyPage([], async () => (await import('#web/pages/shopper/not-found-page.tsx')).NotFoundPage)

/** The page over which overlays slide. */
export const STAGE: Route = { path: PATHS.home, title: 'discovery.title', place: 'stage', page: discovery }

/** Spec §2, route table of signed-in people; the last row takes every other path. */
export const MEMBER_ROUTES: readonly Route[] = [
  STAGE,
  { path: PATHS.discovery, title: 'discovery.title', place: 'stage', page: discovery },
  { path: PATHS.profile, title: 'profile.title', place: 'overlay', page: profile },
  { path: PATHS.saved, title: 'saved.title', place: 'overlay', page: saved },
  { path: PATHS.boards, title: 'boards.title', place: 'overlay', page: saved },
  { path: PATHS.board, title: 'boards.oneTitle', place: 'overlay', page: saved },
  { path: PATHS.product, title: 'product.title', place: 'dialog', page: product },
  { path: PATHS.brands, title: 'brands.title', place: 'page', page: brands },
  { path: PATHS.shop, title: 'brands.shopTitle', place: 'page', page: shop },
  { path: PATHS.search, title: 'search.title', place: 'page', page: search },
  { path: PATHS.sharedBoard, title: 'boards.sharedTitle', place: 'page', page: sharedBoard },
  // Decision 106: for whoever has an account, these register a brand.
  { path: PATHS.register, title: 'contact.brandTitle', place: 'page', page: brandRegister },
  { path: PATHS.registerBrand, title: 'contact.brandTitle', place: 'page', page: brandRegister },
  ...infoRoutes,
  ...workbench,
  { path: '*', title: 'ui.notFoundTitle', place: 'page', page: notFound },
]
