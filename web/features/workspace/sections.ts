import {
  BadgePercent,
  Brush,
  ChartNoAxesColumn,
  Gem,
  Image,
  LayoutDashboard,
  LifeBuoy,
  Megaphone,
  MessageCircle,
  Settings,
  Share2,
  Shirt,
  TrendingUp,
  Users,
  Wallet,
} from 'lucide-react'
import type { BrandRight } from '#contract/rights.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { PATHS, type Path } from '#web/paths.ts'
import type { DeskIcon } from '#web/ui/desk/desk-link.tsx'

interface Section {
  readonly id: string
  readonly path: Path
  readonly label: PlainKey
  readonly Icon: DeskIcon
  /** What the role must allow; null: every member. */
  readonly right: BrandRight | null
}

/** The sections of the workspace, in the order of its navigation. One enters with the page that shows it (Decision 139). */
const SECTIONS = [
  { id: 'overview', path: PATHS.dashboard, label: 'workspace.overview', Icon: LayoutDashboard, right: null },
  { id: 'products', path: PATHS.ownProducts, label: 'workspace.products', Icon: Shirt, right: 'products' },
  { id: 'ads', path: PATHS.campaigns, label: 'workspace.ads', Icon: Megaphone, right: 'campaigns' },
  { id: 'sale', path: PATHS.sales, label: 'workspace.sale', Icon: BadgePercent, right: 'products' },
  { id: 'design', path: PATHS.shopDesign, label: 'workspace.design', Icon: Brush, right: 'shop' },
  { id: 'assets', path: PATHS.assets, label: 'workspace.assets', Icon: Image, right: 'shop' },
  { id: 'social', path: PATHS.social, label: 'workspace.social', Icon: Share2, right: 'shop' },
  { id: 'insights', path: PATHS.insights, label: 'workspace.insights', Icon: ChartNoAxesColumn, right: 'insights' },
  { id: 'trends', path: PATHS.trends, label: 'workspace.trends', Icon: TrendingUp, right: 'insights' },
  { id: 'messages', path: PATHS.messages, label: 'workspace.messages', Icon: MessageCircle, right: 'messages' },
  { id: 'credits', path: PATHS.credits, label: 'workspace.credits', Icon: Wallet, right: null },
  { id: 'subscription', path: PATHS.subscription, label: 'workspace.subscription', Icon: Gem, right: null },
  { id: 'team', path: PATHS.team, label: 'workspace.team', Icon: Users, right: null },
  { id: 'support', path: PATHS.support, label: 'workspace.support', Icon: LifeBuoy, right: null },
  { id: 'settings', path: PATHS.settings, label: 'workspace.settings', Icon: Settings, right: null },
] as const satisfies readonly Section[]

export type SectionId = (typeof SECTIONS)[number]['id']

/** What the role must allow for a section; null: every member. */
export const rightOf = (section: SectionId): BrandRight | null =>
  SECTIONS.find(({ id }) => id === section)?.right ?? null

/** Those that a member with these rights can use. */
export const sectionsFor = (rights: readonly BrandRight[]): readonly Section[] =>
  SECTIONS.filter(({ right }: Section) => right === null || rights.includes(right))
