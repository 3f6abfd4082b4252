import type { FeedHours } from './brand-feeds.limits.ts'
import { PICTURES_PER_PRODUCT } from './brand-pictures.limits.ts'
import { SECTION_KINDS, type SectionKind, THEME_PRESETS, type ThemePreset } from './shop-theme.limits.ts'

/** Product 9: what each plan allows. */
export interface PlanLimits {
  /** Products that are active at the same time. */
  readonly activeProducts: number
  /** Members and open invitations together. */
  readonly team: number
  /** Decision 128. */
  readonly picturesPerProduct: number
  /** The shortest interval of feeds; null: no feeds. */
  readonly feedHours: FeedHours | null
  /** Days for which figures are shown. */
  readonly historyDays: number
  /** What a published design of the shop may have. */
  readonly themePresets: readonly ThemePreset[]
  readonly themeSections: readonly SectionKind[]
  /** Trends of each kind, the strongest first; null: all of them. */
  readonly trends: number | null
  readonly exportsTrends: boolean
  /** Weekly and monthly figures by mail. */
  readonly reports: boolean
}

const ALL_DESIGNS = { themePresets: THEME_PRESETS, themeSections: SECTION_KINDS }
const USUAL_SECTIONS = SECTION_KINDS.filter((kind) => kind !== 'lookbook' && kind !== 'faq')

/** The smallest first. */
export const PLANS = {
  free: {
    activeProducts: 15,
    team: 1,
    picturesPerProduct: PICTURES_PER_PRODUCT,
    feedHours: null,
    historyDays: 28,
    themePresets: ['minimal', 'beton'],
    themeSections: USUAL_SECTIONS,
    trends: 3,
    exportsTrends: false,
    reports: false,
  },
  starter: {
    activeProducts: 100,
    team: 2,
    picturesPerProduct: PICTURES_PER_PRODUCT,
    feedHours: 24,
    historyDays: 90,
    themePresets: THEME_PRESETS,
    themeSections: USUAL_SECTIONS,
    trends: 10,
    exportsTrends: false,
    reports: true,
  },
  pro: {
    activeProducts: 1000,
    team: 5,
    picturesPerProduct: PICTURES_PER_PRODUCT,
    feedHours: 6,
    historyDays: 400,
    ...ALL_DESIGNS,
    trends: null,
    exportsTrends: true,
    reports: true,
  },
  studio: {
    activeProducts: 10_000,
    team: 20,
    picturesPerProduct: PICTURES_PER_PRODUCT,
    feedHours: 1,
    historyDays: 800,
    ...ALL_DESIGNS,
    trends: null,
    exportsTrends: true,
    reports: true,
  },
} as const satisfies Record<string, PlanLimits>

/** Decision 127: the approval of a brand begins its one trial of the plan Pro. */
export const TRIAL_DAYS = 14
