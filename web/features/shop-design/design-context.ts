import { createContext, useContext } from 'react'
import type { Product } from '#contract/products.ts'
import type { SectionKind } from '#contract/shop-theme.limits.ts'
import type { ShopTheme, ThemeSection } from '#contract/shop-theme.ts'
import { isDark } from '#contract/theme-colours.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { withSection } from './session/theme-parts.ts'
import type { DesignEditor } from './session/use-design.ts'
import type { DesignView } from './use-design-view.ts'

export interface DesignContextValue {
  readonly editor: DesignEditor
  readonly view: DesignView
  readonly timezone: Timezone
  readonly brandName: string
  /** Those that the preview knows. */
  readonly products: ReadonlyMap<string, Product>
  /** Sections that are shown and have nothing to show; null while that is not known. */
  readonly empty: ReadonlySet<SectionKind> | null
  /** Environmental claims are marked, after publishing was refused for one. */
  readonly marksClaims: boolean
  /** For screen readers. */
  readonly say: (text: string) => void
}

export const DesignContext = createContext<DesignContextValue | null>(null)

export function useDesign(): DesignContextValue {
  const value = useContext(DesignContext)
  if (!value) throw new Error('outside of the editor')
  return value
}

/** The theme, and setters of its settings and sections. */
export function useTheme() {
  const { editor } = useDesign()
  const { theme, session } = editor
  return {
    theme,
    set: <K extends keyof ShopTheme>(key: K, value: ShopTheme[K], field: string = key) =>
      session.change((before) => ({ ...before, [key]: value }), field),
    setSection: (section: ThemeSection, field: string) =>
      session.change((before) => withSection(before, section), `section-${section.kind} ${field}`),
  }
}

/** Shows the colour mode in which the chosen colours are seen themselves: in the other one derived ones are. */
export function useOwnColourMode(): (theme: ShopTheme) => void {
  const { view } = useDesign()
  return ({ colours, darkMode }) => {
    const own = isDark(colours.background) ? 'dark' : 'light'
    if (darkMode === 'auto' && view.scheme !== own) view.show({ scheme: own })
  }
}
