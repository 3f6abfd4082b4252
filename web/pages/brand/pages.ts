import { PATHS } from '#web/paths.ts'
import type { PageDeclaration, PageFolder, PageModule } from '../page.ts'

/** A section of the workspace, inside of its frame. */
const section = {
  audience: ['member'],
  place: 'page',
  statusBar: 'dark',
  hasOwnNavigation: true,
} as const satisfies Partial<PageDeclaration>

const dashboard = {
  ...section,
  title: 'workspace.title',
  file: 'dashboard',
  words: ['workspace', 'overview', 'registration', 'review', 'campaigns'],
} as const

const words = ['workspace', 'products', 'pictures', 'discovery', 'search', 'campaigns'] as const

const saleWords = ['workspace', 'sales', 'products', 'discovery'] as const

const adWords = ['workspace', 'campaigns', 'adreport', 'figures', 'discovery'] as const

/** Those of the shop, too, which the preview draws. */
const designWords = ['workspace', 'design', 'products', 'brands', 'discovery'] as const

const insightWords = ['workspace', 'insights', 'figures', 'discovery'] as const

const editWords = [...words, 'bylink'] as const

const trendWords = ['workspace', 'trends', 'search', 'discovery'] as const

const creditWords = ['workspace', 'credits', 'bookkeeping'] as const

const importWords = ['workspace', 'imports', 'feeds'] as const

/** Pages of a brand's members; every one renders `WorkspaceFrame`. */
export const BRAND_PAGES: PageFolder = {
  name: 'brand',
  modules: import.meta.glob<PageModule>('./*-page.tsx'),
  pages: [
    { ...dashboard, path: PATHS.dashboard },
    { ...dashboard, path: PATHS.brandDashboard },
    { ...section, path: PATHS.ownProducts, title: 'workspace.products', file: 'products', words },
    { ...section, path: PATHS.ownCards, title: 'products.cardsTitle', file: 'product-cards', words },
    { ...section, path: PATHS.addProduct, title: 'products.addTitle', file: 'edit-product', words: editWords },
    { ...section, path: PATHS.editProduct, title: 'products.editTitle', file: 'edit-product', words: editWords },
    {
      ...section,
      path: PATHS.importProducts,
      title: 'imports.title',
      file: 'import-products',
      words: importWords,
    },
    { ...section, path: PATHS.importedFile, title: 'imports.title', file: 'import-products', words: importWords },
    { ...section, path: PATHS.feed, title: 'imports.title', file: 'import-products', words: importWords },
    { ...section, path: PATHS.campaigns, title: 'workspace.ads', file: 'campaigns', words: adWords },
    { ...section, path: PATHS.campaign, title: 'workspace.ads', file: 'campaign', words: adWords },
    { ...section, path: PATHS.editCampaign, title: 'workspace.ads', file: 'campaign', words: adWords },
    { ...section, path: PATHS.sales, title: 'workspace.sale', file: 'sales', words: saleWords },
    { ...section, path: PATHS.sale, title: 'workspace.sale', file: 'sale', words: saleWords },
    { ...section, path: PATHS.insights, title: 'workspace.insights', file: 'insights', words: insightWords },
    {
      ...section,
      path: PATHS.productInsights,
      title: 'workspace.insights',
      file: 'product-insights',
      words: [...insightWords, 'productfigures'],
    },
    { ...section, path: PATHS.trends, title: 'workspace.trends', file: 'trends', words: trendWords },
    { ...section, path: PATHS.credits, title: 'workspace.credits', file: 'credits', words: creditWords },
    {
      ...section,
      path: PATHS.checkout,
      title: 'checkout.title',
      file: 'checkout',
      words: ['workspace', 'checkout', 'team', 'registration'],
    },
    {
      ...section,
      path: PATHS.subscription,
      title: 'workspace.subscription',
      file: 'subscription',
      words: ['workspace', 'plans'],
    },
    { ...section, path: PATHS.shopDesign, title: 'workspace.design', file: 'shop-design', words: designWords },
    { ...section, path: PATHS.assets, title: 'pictures.title', file: 'assets', words: ['workspace', 'pictures'] },
    {
      ...section,
      path: PATHS.support,
      title: 'workspace.support',
      file: 'support',
      words: ['workspace', 'support', 'help'],
    },
    {
      ...section,
      path: PATHS.messages,
      title: 'workspace.messages',
      file: 'messages',
      words: ['workspace', 'chat'],
    },
    { ...section, path: PATHS.team, title: 'team.title', file: 'team', words: ['workspace', 'team', 'profile'] },
    { ...section, path: PATHS.social, title: 'workspace.social', file: 'social', words: ['workspace', 'settings'] },
    {
      ...section,
      path: PATHS.settings,
      title: 'settings.title',
      file: 'settings',
      words: ['workspace', 'settings', 'domains', 'orders', 'registration', 'profile', 'legal', 'brandterms'],
    },
  ],
}
