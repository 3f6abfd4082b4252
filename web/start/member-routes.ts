import { BRAND_PAGES } from '#web/pages/brand/pages.ts'
import { SHOPPER_PAGES } from '#web/pages/shopper/pages.ts'
import { STAFF_PAGES } from '#web/pages/staff/pages.ts'
import { type Route, routesOf, VISITOR_FOLDERS } from './routes.ts'

/** Spec §2, the routes of members. A module of its own: visitors do not fetch it. */
export const MEMBER_ROUTES: readonly Route[] = routesOf(
  [SHOPPER_PAGES, BRAND_PAGES, STAFF_PAGES, ...VISITOR_FOLDERS],
  'member',
)

/** The page over which overlays slide. */
export const STAGE: Route = stageOf(MEMBER_ROUTES)

function stageOf(routes: readonly Route[]): Route {
  const stage = routes.find(({ place }) => place === 'stage')
  if (!stage) throw new RangeError('members need a stage')
  return stage
}
