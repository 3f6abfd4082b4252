/** Prefix of the external ids of demo products, so that they are inserted once. */
export const DEMO_KEYS = 'demo-'

/** The pages that stand for the shops of the demo's labels; served only with DEMO. */
export const DEMO_SHOP = '/demo-shop/'

/** The external id of a demo product. */
export const demoKey = (productSlug: string): string => `${DEMO_KEYS}${productSlug}`

/** Path of the demo page of a product. */
export const demoShopPath = (brandSlug: string, productSlug: string): string =>
  `${DEMO_SHOP}${brandSlug}/${productSlug}`

/** Whether a path belongs to a demo shop, which is a page of the server but not of the app. */
export const isDemoShopPath = (path: string): boolean => path.startsWith(DEMO_SHOP)

/** Query of a link to a demo shop: the stored link knows neither the reader's language nor who opens it. */
export const DEMO_SHOP_QUERY = { language: 'lang', opener: 'in' } as const

/** The native shell opens the page in its in-app browser, from which the app's own scheme leads back. */
export const OPENED_IN_APP = 'app'
