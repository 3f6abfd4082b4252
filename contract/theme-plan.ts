import { firstPlanWith } from './first-plan.ts'
import type { PlanLimits } from './plan.limits.ts'
import type { PlanName } from './plans.limits.ts'
import type { SectionKind, ThemePreset } from './shop-theme.limits.ts'
import type { ShopTheme } from './shop-theme.ts'

type Allowed = Pick<PlanLimits, 'themePresets' | 'themeSections'>

interface BeyondPlan {
  readonly preset: ThemePreset | null
  /** Those that are shown: what is hidden may stay in a design. */
  readonly sections: readonly SectionKind[]
  /** The first plan that includes all of it. */
  readonly plan: PlanName
}

export const planOfPreset = (preset: ThemePreset): PlanName =>
  firstPlanWith(({ themePresets }) => themePresets.includes(preset))
export const planOfSection = (kind: SectionKind): PlanName =>
  firstPlanWith(({ themeSections }) => themeSections.includes(kind))

/** What of a design a plan does not include; null: it may be published. */
export function beyondPlan(
  { preset, sections }: Pick<ShopTheme, 'preset' | 'sections'>,
  { themePresets, themeSections }: Allowed,
): BeyondPlan | null {
  const surplus = sections.filter(({ kind, isShown }) => isShown && !themeSections.includes(kind))
  const isForeign = !themePresets.includes(preset)
  if (!isForeign && surplus.length === 0) return null
  const kinds = surplus.map(({ kind }) => kind)
  return {
    preset: isForeign ? preset : null,
    sections: kinds,
    plan: firstPlanWith(
      (plan) => plan.themePresets.includes(preset) && kinds.every((kind) => plan.themeSections.includes(kind)),
    ),
  }
}

/** The design without the sections that a plan does not include: they stay in it, hidden. */
export const withinPlan = (theme: ShopTheme, { themeSections }: Allowed): ShopTheme => ({
  ...theme,
  sections: theme.sections.map((section) =>
    themeSections.includes(section.kind) ? section : { ...section, isShown: false },
  ),
})
