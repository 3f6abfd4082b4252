import type { FeedHours } from './brand-feeds.limits.ts'
import { SECTION_KINDS, type SectionKind, THEME_PRESETS, type ThemePreset } from './shop-theme.limits.ts'

/** Product 9: what each plan allows. */
export interface PlanLimits {
  /** Products that are active at the same time. */
  readonly activeProducts: number
  /** Members and open invitations together. */
  readonly team: number
  /** Drops that are announced at the same time; null: any number. */
  readonly activeDrops: number | null
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
  /** Trends of the week by mail. */
  readonly mailsTrends: boolean
  /** Weekly and monthly figures by mail. */
  readonly reports: boolean
  /** Orders reported by the server of the shop (Product 2). */
  readonly apiKey: boolean
  /** Bonus credit for each month that is paid. */
  readonly creditCents: number
  /** Office hours until support answers first. */
  readonly supportHours: number
}

const ALL_DESIGNS = { themePresets: THEME_PRESETS, themeSections: SECTION_KINDS }
const USUAL_SECTIONS = SECTION_KINDS.filter((kind) => kind !== 'lookbook' && kind !== 'faq')

/** The smallest first. */
export const PLANS = {
  free: {
    activeProducts: 15,
    team: 1,
    activeDrops: 1,
    feedHours: null,
    historyDays: 28,
    themePresets: ['minimal', 'beton'],
    themeSections: USUAL_SECTIONS,
    trends: 3,
    exportsTrends: false,
    mailsTrends: false,
    reports: false,
    apiKey: false,
    creditCents: 0,
    supportHours: 48,
  },
  starter: {
    activeProducts: 100,
    team: 2,
    activeDrops: 5,
    feedHours: 24,
    historyDays: 90,
    themePresets: THEME_PRESETS,
    themeSections: USUAL_SECTIONS,
    trends: 10,
    exportsTrends: false,
    mailsTrends: false,
    reports: true,
    apiKey: false,
    creditCents: 500,
    supportHours: 24,
  },
  pro: {
    activeProducts: 1000,
    team: 5,
    activeDrops: 50,
    feedHours: 6,
    historyDays: 400,
    ...ALL_DESIGNS,
    trends: null,
    exportsTrends: true,
    mailsTrends: true,
    reports: true,
    apiKey: true,
    creditCents: 1500,
    supportHours: 8,
  },
  studio: {
    activeProducts: 10_000,
    team: 20,
    activeDrops: null,
    feedHours: 1,
    historyDays: 800,
    ...ALL_DESIGNS,
    trends: null,
    exportsTrends: true,
    mailsTrends: true,
    reports: true,
    apiKey: true,
    creditCents: 6000,
    supportHours: 4,
  },
} as const satisfies Record<string, PlanLimits>

/** Decision 127: the approval of a brand begins its one trial of this plan. */
export const TRIAL = { plan: 'pro', days: 14 } as const
