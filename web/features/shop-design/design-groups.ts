import { Heading, PanelTop, Rows3, Shapes, Sparkles, SwatchBook } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PlainKey } from '#web/i18n/catalogue.ts'

export const GROUPS = ['preset', 'colours', 'fonts', 'shape', 'head', 'sections'] as const
/** Settings that are shown together. */
export type Group = (typeof GROUPS)[number]

interface GroupLook {
  readonly label: PlainKey
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

export const GROUP_LOOKS: Readonly<Record<Group, GroupLook>> = {
  preset: { label: 'design.groupPreset', Icon: Sparkles },
  colours: { label: 'design.groupColours', Icon: SwatchBook },
  fonts: { label: 'design.groupFonts', Icon: Heading },
  shape: { label: 'design.groupShape', Icon: Shapes },
  head: { label: 'design.groupHead', Icon: PanelTop },
  sections: { label: 'design.groupSections', Icon: Rows3 },
}
