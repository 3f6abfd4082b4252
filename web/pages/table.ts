import { BRAND_PAGES } from './brand/pages.ts'
import { DEMO_PAGES } from './demo/pages.ts'
import type { PageFolder } from './page.ts'
import { SHOPPER_PAGES } from './shopper/pages.ts'
import { STAFF_PAGES } from './staff/pages.ts'
import { VISITOR_PAGES } from './visitor/pages.ts'

/**
 * Every page of the product. The browser fetches the folders apart: `start/routes.ts` has those of visitors,
 * `start/member-routes.ts` the others.
 */
export const PAGE_TABLE: readonly PageFolder[] = [VISITOR_PAGES, DEMO_PAGES, SHOPPER_PAGES, BRAND_PAGES, STAFF_PAGES]
