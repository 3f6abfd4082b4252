import type { PlainKey } from '#web/i18n/catalogue.ts'
import { PATHS, to } from '#web/paths.ts'

export interface ShownTool {
  /** Names its pictures in web/public/tools. */
  readonly id: string
  /** The section of the demo that keeps the promise. */
  readonly path: string
}

interface Promised extends ShownTool {
  readonly title: PlainKey
  readonly text: PlainKey
}

const section = (name: string): string => to(PATHS.demoSection, { section: name })
const PRODUCT_CARDS = to(PATHS.demoPart, { section: 'products', part: 'cards' })

/** Spec §1: what the product promises to brands, but for the one with a number. */
export const PROMISES: readonly Promised[] = [
  { id: 'swipe', title: 'landing.promiseSwipe', text: 'landing.promiseSwipeText', path: PRODUCT_CARDS },
  { id: 'trends', title: 'landing.promiseTrends', text: 'landing.promiseTrendsText', path: section('trends') },
  { id: 'reach', title: 'landing.promiseReach', text: 'landing.promiseReachText', path: section('insights') },
  { id: 'custom', title: 'landing.promiseCustom', text: 'landing.promiseCustomText', path: section('logo-banner') },
  { id: 'dashboard', title: 'landing.promiseDashboard', text: 'landing.promiseDashboardText', path: PATHS.demo },
  {
    id: 'engagement',
    title: 'landing.promiseEngagement',
    text: 'landing.promiseEngagementText',
    path: section('insights'),
  },
  { id: 'boost', title: 'landing.promiseBoost', text: 'landing.promiseBoostText', path: section('campaigns') },
  { id: 'social', title: 'landing.promiseSocial', text: 'landing.promiseSocialText', path: section('social') },
  { id: 'shop', title: 'landing.promiseShop', text: 'landing.promiseShopText', path: section('shop') },
]

/** The promise with a number has a sentence of its own. */
export const SAVING: ShownTool = { id: 'saving', path: section('ppc-credits') }
