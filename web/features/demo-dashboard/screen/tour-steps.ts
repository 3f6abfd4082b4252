import type { PlainKey } from '#web/i18n/catalogue.ts'
import { PATHS } from '#web/paths.ts'

interface TourStep {
  readonly path: string
  readonly title: PlainKey
  readonly text: PlainKey
}

/** Product 15: six steps through the sections. */
export const TOUR: readonly TourStep[] = [
  { path: PATHS.dashboard, title: 'demo.tour1', text: 'demo.tour1Text' },
  { path: PATHS.ownProducts, title: 'demo.tour2', text: 'demo.tour2Text' },
  { path: PATHS.sales, title: 'demo.tour3', text: 'demo.tour3Text' },
  { path: PATHS.shopDesign, title: 'demo.tour4', text: 'demo.tour4Text' },
  { path: PATHS.insights, title: 'demo.tour5', text: 'demo.tour5Text' },
  { path: PATHS.team, title: 'demo.tour6', text: 'demo.tour6Text' },
]
