import type { SectionKind } from '#contract/shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from '#contract/shop-theme.ts'

const COLOURS = ['background', 'text', 'primary', 'onPrimary'] as const
const SETTINGS = [
  'preset',
  'darkMode',
  'headingFont',
  'bodyFont',
  'radius',
  'cardStyle',
  'cardRatio',
  'pricePosition',
  'bannerHeight',
  'logoPosition',
  'headline',
  'intro',
  'button',
] as const

/** One thing that can be changed in a theme: the unit of what is said to have changed, and of merging. */
export type ThemePart =
  | (typeof SETTINGS)[number]
  | (typeof COLOURS)[number]
  | 'phoneColumns'
  | 'desktopColumns'
  | 'order'
  | `section-${SectionKind}`

/** The server trims texts: spaces at their ends are no difference. */
const isSame = (one: unknown, other: unknown): boolean => normal(one) === normal(other)
const normal = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? each.trim() : each)) ?? ''

export const isSameTheme = (one: ShopTheme, other: ShopTheme | null | undefined): boolean =>
  other !== null && other !== undefined && changedParts(one, other).length === 0

const sectionOf = ({ sections }: ShopTheme, kind: SectionKind): ThemeSection | undefined =>
  sections.find((section) => section.kind === kind)
const orderOf = ({ sections }: ShopTheme): readonly SectionKind[] => sections.map(({ kind }) => kind)

/** In the order of the editor. */
export function changedParts(before: ShopTheme, after: ShopTheme): ThemePart[] {
  const changed = (isChanged: boolean, part: ThemePart): ThemePart[] => (isChanged ? [part] : [])
  return [
    ...SETTINGS.filter((key) => !isSame(before[key], after[key])),
    ...COLOURS.filter((key) => before.colours[key] !== after.colours[key]),
    ...changed(before.columns.phone !== after.columns.phone, 'phoneColumns'),
    ...changed(before.columns.desktop !== after.columns.desktop, 'desktopColumns'),
    ...changed(!isSame(orderOf(before), orderOf(after)), 'order'),
    ...orderOf(after)
      .filter((kind) => !isSame(sectionOf(before, kind), sectionOf(after, kind)))
      .map((kind): ThemePart => `section-${kind}`),
  ]
}

/** `theirs` with this part as it is in `mine`. */
function withPart(theirs: ShopTheme, mine: ShopTheme, part: ThemePart): ShopTheme {
  switch (part) {
    case 'background':
    case 'text':
    case 'primary':
    case 'onPrimary':
      return { ...theirs, colours: { ...theirs.colours, [part]: mine.colours[part] } }
    case 'phoneColumns':
      return { ...theirs, columns: { ...theirs.columns, phone: mine.columns.phone } }
    case 'desktopColumns':
      return { ...theirs, columns: { ...theirs.columns, desktop: mine.columns.desktop } }
    case 'order':
      return { ...theirs, sections: orderOf(mine).flatMap((kind) => sectionOf(theirs, kind) ?? []) }
    default:
      return isSection(part) ? withSection(theirs, sectionOf(mine, kindOf(part))) : { ...theirs, [part]: mine[part] }
  }
}

const isSection = (part: ThemePart): part is `section-${SectionKind}` => part.startsWith('section-')
const kindOf = (part: `section-${SectionKind}`) => part.slice('section-'.length) as SectionKind

/** The theme with another content of one section. */
export const withSection = (theme: ShopTheme, section: ThemeSection | undefined): ShopTheme => ({
  ...theme,
  sections: theme.sections.map((each) => (each.kind === section?.kind ? section : each)),
})

interface Editors {
  /** What both began with. */
  readonly base: ShopTheme
  readonly mine: ShopTheme
  readonly theirs: ShopTheme
}

/** The changes of both; where both changed the same part, mine counts. */
export const merged = ({ base, mine, theirs }: Editors): ShopTheme =>
  changedParts(base, mine).reduce((theme, part) => withPart(theme, mine, part), theirs)

/** Parts that both changed, to different values. */
export function clashes({ base, mine, theirs }: Editors): ThemePart[] {
  const differing = new Set(changedParts(mine, theirs))
  const own = new Set(changedParts(base, mine))
  return changedParts(base, theirs).filter((part) => own.has(part) && differing.has(part))
}
